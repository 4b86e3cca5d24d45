import type { FilterChip } from '@console/design-system/filter-bar';
import { acknowledgementLabels } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import type { usePurchaseOrderChips_query$key } from './__generated__/usePurchaseOrderChips_query.graphql.ts';
import type { PurchaseOrderListControls } from './purchaseOrderListFilters.ts';

/** The filters at work, in words, each with the way out of it. */
export function usePurchaseOrderChips(
  key: usePurchaseOrderChips_query$key,
  { shown: { q, supplier, acknowledgement }, set }: PurchaseOrderListControls,
): FilterChip[] {
  const chosen = useFragment(
    graphql`
      fragment usePurchaseOrderChips_query on Query {
        supplier(id: $chosenSupplier) @include(if: $hasSupplier) {
          name
        }
      }
    `,
    key,
  );
  const chips: FilterChip[] = [];
  if (q) chips.push({ id: 'q', label: 'Reference', value: q, onRemove: () => set({ q: '' }) });
  if (supplier) {
    const value = chosen.supplier?.name ?? 'Unknown';
    chips.push({ id: 'supplier', label: 'Supplier', value, onRemove: () => set({ supplier: null }) });
  }
  if (acknowledgement !== 'all') {
    const value = acknowledgementLabels[acknowledgement];
    chips.push({
      id: 'acknowledgement',
      label: 'Acknowledgement',
      value,
      onRemove: () => set({ acknowledgement: 'all' }),
    });
  }
  return chips;
}
