import {
  ageingBuckets,
  ageingLabels,
  invoiceStatuses,
  invoiceTypeLabels,
  invoiceTypes,
} from '@console/billing-contracts';
import { CustomerFilter } from '@console/core-web';
import { FilterBar, type FilterChip, FilterPicker, SearchBox } from '@console/design-system/filter-bar';
import { statusOptions } from '@console/design-system/status-badge';
import { among } from '@console/platform/list';
import type { InvoiceListControls } from './invoiceListFilters.ts';

const typeOptions = invoiceTypes.map((value) => ({ value, label: invoiceTypeLabels[value] }));
const ageingOptions = ageingBuckets.map((value) => ({ value, label: ageingLabels[value] }));

export interface InvoiceListFilterBarProps {
  readonly list: InvoiceListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
}

/** The filters of the invoice list: text, customer, status, type and ageing (O§2, O§7). */
export function InvoiceListFilterBar({ list: { state, shown, set }, chips }: InvoiceListFilterBarProps) {
  const { customer, status, type, ageing } = state;
  const customerName = chips.find(({ id }) => id === 'customer')?.value;
  return (
    <FilterBar
      moreActive={[customer !== null, status.length > 0, type.length > 0, ageing !== 'all'].filter(Boolean).length}
      more={
        <>
          <CustomerFilter
            selected={customer ? [customer] : []}
            shown={customer !== null && customer === shown.customer ? customerName : undefined}
            onChange={([chosen = null]) => set({ customer: chosen })}
          />
          <FilterPicker
            label="Status"
            multiple
            options={statusOptions('invoice')}
            selected={status}
            onChange={(chosen) => set({ status: among(invoiceStatuses, chosen) })}
          />
          <FilterPicker
            label="Type"
            multiple
            options={typeOptions}
            selected={type}
            onChange={(chosen) => set({ type: among(invoiceTypes, chosen) })}
          />
          <FilterPicker
            label="Ageing"
            options={ageingOptions}
            selected={ageing === 'all' ? [] : [ageing]}
            onChange={(chosen) => set({ ageing: among(ageingBuckets, chosen)[0] ?? 'all' })}
          />
        </>
      }
    >
      <SearchBox placeholder="Reference, customer or PO" value={state.q} onChange={(q) => set({ q })} />
    </FilterBar>
  );
}
