import { FilterBar, type FilterChip, SearchBox, SegmentedControl } from '@console/design-system/filter-bar';
import { acknowledgementLabels } from '@console/purchasing-contracts';
import { SupplierFilter } from '@console/purchasing-web';
import { acknowledgementChoices, type PurchaseOrderListControls } from './purchaseOrderListFilters.ts';

const segments = acknowledgementChoices.map((value) => ({
  value,
  label: value === 'all' ? 'All' : acknowledgementLabels[value],
}));

export interface PurchaseOrderFilterBarProps {
  readonly list: PurchaseOrderListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
}

/** The filters of the purchase order list: reference, supplier (O§7) and whether the supplier has said yes. */
export function PurchaseOrderFilterBar({ list: { state, shown, set }, chips }: PurchaseOrderFilterBarProps) {
  const { supplier } = state;
  const supplierName = chips.find(({ id }) => id === 'supplier')?.value;
  return (
    <FilterBar>
      <SearchBox placeholder="Filter by reference" value={state.q} onChange={(q) => set({ q })} />
      <SegmentedControl
        label="Acknowledgement"
        segments={segments}
        value={state.acknowledgement}
        onChange={(acknowledgement) => set({ acknowledgement })}
      />
      <SupplierFilter
        selected={supplier ? [supplier] : []}
        shown={supplier !== null && supplier === shown.supplier ? supplierName : undefined}
        onChange={([chosen = null]) => set({ supplier: chosen })}
      />
    </FilterBar>
  );
}
