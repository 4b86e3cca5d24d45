import { invoiceLinks, invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import { bookingLinks } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { InvoiceAge } from '../InvoiceAge.tsx';
import type {
  invoiceColumns_invoice$data,
  invoiceColumns_invoice$key,
} from './__generated__/invoiceColumns_invoice.graphql.ts';

/** The fields of an invoice that its row shows. */
export function useInvoiceRow(key: invoiceColumns_invoice$key): invoiceColumns_invoice$data {
  return useFragment(
    graphql`
      fragment invoiceColumns_invoice on Invoice {
        id
        reference
        status
        type
        documentDate
        dueDate
        poNumber
        ...InvoiceAge_invoice
        netPrice { amount }
        gross { amount }
        balanceDue { amount }
        toBeRefunded { amount }
        customer { id name }
        booking { id reference }
      }
    `,
    key,
  );
}

const { record, link, text, badge, date, money } = columnsOf<invoiceColumns_invoice$data>();

/**
 * Every column of the list, in its standard order. In a narrow window, the columns that the viewer chose disappear
 * last.
 */
export const invoiceColumns: readonly Column<invoiceColumns_invoice$data>[] = keepOnPhone(
  ['reference', 'status', 'balanceDue'],
  [
    record('reference', 'Reference', ({ id }) => invoiceLinks.detail(id), {
      width: 104,
      whole: true,
      minWidth: 98,
    }),
    link('customer', 'Customer', ({ customer: { id, name } }) => ({ to: coreLinks.customer(id), text: name }), {
      minWidth: 148,
      sort: 'customer_name',
    }),
    text('type', 'Type', ({ type }) => invoiceTypes.labelOf(type), {
      width: 96,
      whole: true,
      minWidth: 92,
      dropRank: 5,
    }),
    badge('status', 'Status', invoiceStatuses, ({ status }) => status),
    {
      id: 'age',
      header: 'Age',
      cell: (invoice) => <InvoiceAge invoice={invoice} />,
      width: 128,
      whole: true,
      minWidth: 124,
      skeleton: 'badge',
      dropRank: 6,
    },
    date('documentDate', 'Document date', ({ documentDate }) => documentDate, {
      width: 132,
      minWidth: 128,
      dropRank: 7,
    }),
    date('dueDate', 'Due date', ({ dueDate }) => dueDate, { dropRank: 4 }),
    money('netPrice', 'Net price', ({ netPrice }) => netPrice, { dropRank: 3 }),
    money('gross', 'Gross', ({ gross }) => gross, { dropRank: 9 }),
    money('balanceDue', 'Balance due', ({ balanceDue }) => balanceDue, { width: 112, minWidth: 104 }),
    money('toBeRefunded', 'To refund or credit', ({ toBeRefunded }) => toBeRefunded, {
      width: 140,
      optional: true,
      dropRank: 8,
    }),
    link(
      'booking',
      'Booking',
      ({ booking }) => booking && { to: bookingLinks.detail(booking.id), text: booking.reference },
      { width: 100, whole: true, minWidth: 92, optional: true, dropRank: 8 },
    ),
    text('poNumber', 'PO number', ({ poNumber }) => poNumber, {
      width: 112,
      minWidth: 96,
      optional: true,
      dropRank: 8,
    }),
  ],
);
/** Rows of voided invoices are faded, because nothing is left to do for them. */
export function isVoid({ status }: invoiceColumns_invoice$data): boolean {
  return status === 'voided';
}
