import { ageingBuckets, invoiceLinks, invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import { choice, defineListState, id, LARGE_SIZES, several, text, useListState } from '@console/platform/list';

/** The choices of the ageing filter, `all` first. */
export const ageingChoices = ['all', ...ageingBuckets] as const;

/** What of the invoice list stands in the URL: all of them, the latest document date first, unless it says otherwise (O§7). */
export const invoiceList = defineListState({
  name: 'invoices',
  filters: {
    q: text(),
    customer: id('customers'),
    status: several(invoiceStatuses),
    type: several(invoiceTypes),
    ageing: choice(ageingChoices, 'all'),
  },
  sorts: ['documentDate', 'reference', 'customer_name', 'type', 'status', 'dueDate', 'netPrice', 'gross', 'balanceDue'],
  order: { field: 'documentDate', direction: 'desc' },
  sizes: LARGE_SIZES,
});

export type InvoiceListState = ReturnType<typeof invoiceList.parse>;

/** Whether the list leaves any invoice out. */
export function isFiltered({ q, customer, status, type, ageing }: InvoiceListState): boolean {
  return q !== '' || customer !== null || status.length > 0 || type.length > 0 || ageing !== 'all';
}

/** The list's state and the ways to change it. */
export function useInvoiceList() {
  return useListState(invoiceList);
}

export type InvoiceListControls = ReturnType<typeof useInvoiceList>;

/** The way to all invoices of a customer. */
export function invoicesOfCustomer(customer: string): string {
  const now = Date.now();
  const every = invoiceList.parse(new URLSearchParams(), now);
  return `${invoiceLinks.list()}?${invoiceList.serialise({ ...every, customer }, now)}`;
}
