import { ageingLabels, invoiceStatusLabels, invoiceTypeLabels } from '@console/billing-contracts';
import { type FilterChip, useMediaQuery } from '@console/design-system/filter-bar';
import { shortenList } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { useInvoiceListChips_query$key } from './__generated__/useInvoiceListChips_query.graphql.ts';
import type { InvoiceListControls } from './invoiceListFilters.ts';

/** The filters at work, in words, each with the way out of it. */
export function useInvoiceListChips(
  key: useInvoiceListChips_query$key,
  { shown: { q, customer, status, type, ageing }, set }: InvoiceListControls,
): FilterChip[] {
  const chosen = useFragment(
    graphql`
      fragment useInvoiceListChips_query on Query {
        customer(id: $chosenCustomer) @include(if: $hasCustomer) {
          name
        }
      }
    `,
    key,
  );
  const named = useMediaQuery('(max-width: 1023px)') ? 1 : 3;
  const words = (items: readonly string[]) => shortenList(items, named);
  const chips: FilterChip[] = [];
  if (q) chips.push({ id: 'q', label: 'Text', value: q, onRemove: () => set({ q: '' }) });
  if (customer) {
    const value = chosen.customer?.name ?? 'Unknown';
    chips.push({ id: 'customer', label: 'Customer', value, onRemove: () => set({ customer: null }) });
  }
  if (status.length > 0) {
    const value = words(status.map((each) => invoiceStatusLabels[each]));
    chips.push({ id: 'status', label: 'Status', value, onRemove: () => set({ status: [] }) });
  }
  if (type.length > 0) {
    const value = words(type.map((each) => invoiceTypeLabels[each]));
    chips.push({ id: 'type', label: 'Type', value, onRemove: () => set({ type: [] }) });
  }
  if (ageing !== 'all') {
    chips.push({ id: 'ageing', label: 'Ageing', value: ageingLabels[ageing], onRemove: () => set({ ageing: 'all' }) });
  }
  return chips;
}
