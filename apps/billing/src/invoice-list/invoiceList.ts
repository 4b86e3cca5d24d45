import { ageingBuckets, invoiceLinks, invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import {
  choiceFilter,
  defineList,
  flagFilter,
  LARGE_SIZES,
  rarely,
  recordFilter,
  severalFilter,
  textFilter,
} from '@console/lists/definition';

/** The list of invoices. By default it shows all of them, the latest document date first (O§7). */
export const invoiceList = defineList({
  name: 'invoices',
  noun: ['invoice', 'invoices'],
  filters: {
    q: textFilter({
      label: 'Text',
      placeholder: 'Reference, number, customer or PO',
      variables: (search) => ({ search }),
    }),
    customer: recordFilter({ label: 'Customer', prefix: 'customers' }),
    status: severalFilter({ label: 'Status', choices: invoiceStatuses.labels }),
    type: severalFilter({ label: 'Type', choices: invoiceTypes.labels }),
    ageing: choiceFilter({ label: 'Ageing', choices: ageingBuckets.labels }),
    toBeRefunded: rarely(
      flagFilter({ label: 'To be refunded or credited', yes: 'Yes', no: 'No', shows: 'toBeRefunded' }),
    ),
  },
  sorts: ['documentDate', 'reference', 'customer_name', 'type', 'status', 'dueDate', 'netPrice', 'gross', 'balanceDue'],
  order: { field: 'documentDate', direction: 'desc' },
  sizes: LARGE_SIZES,
});

/** The link to all invoices of a customer. */
export function invoicesOfCustomer(customer: string): string {
  return `${invoiceLinks.list()}?${invoiceList.queryOf({ customer })}`;
}

/** The link to the invoices on which a customer owes something. */
export function unpaidInvoicesOf(customer: string): string {
  const unpaid = { status: ['confirmed', 'paid_partial'], type: ['invoice', 'other'] } as const;
  return `${invoiceLinks.list()}?${invoiceList.queryOf({ customer, ...unpaid })}`;
}
