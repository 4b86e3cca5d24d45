import { invoiceLinks, invoiceTypeLabel } from '@console/billing-contracts';
import { bookingLinks } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { DateText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { StatusBadge } from '@console/design-system/status-badge';
import type { Column } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { InvoiceAge } from '../InvoiceAge.tsx';
import type {
  invoiceColumns_invoice$data,
  invoiceColumns_invoice$key,
} from './__generated__/invoiceColumns_invoice.graphql.ts';

/** What a row of the list reads of its invoice. */
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
        netPrice {
          amount
        }
        gross {
          amount
        }
        balanceDue {
          amount
        }
        customer {
          id
          name
        }
        booking {
          id
          reference
        }
      }
    `,
    key,
  );
}

/** Every column of the list, in its standard order. What the viewer chose to see leaves last. */
export const invoiceColumns: readonly Column<invoiceColumns_invoice$data>[] = [
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ id, reference }) => (
      <Link tone="row" to={invoiceLinks.detail(id)}>
        {reference}
      </Link>
    ),
    width: 100,
    minWidth: 94,
    sort: 'reference',
    always: true,
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ customer }) => (
      <Link tone="quiet" to={coreLinks.customer(customer.id)}>
        {customer.name}
      </Link>
    ),
    minWidth: 148,
    sort: 'customer_name',
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => invoiceTypeLabel(type),
    width: 96,
    minWidth: 92,
    sort: 'type',
    dropRank: 5,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge entity="invoice" status={status} />,
    width: 112,
    minWidth: 108,
    sort: 'status',
    skeleton: 'badge',
  },
  {
    id: 'age',
    header: 'Age',
    cell: (invoice) => <InvoiceAge invoice={invoice} />,
    width: 128,
    minWidth: 124,
    skeleton: 'badge',
    dropRank: 6,
  },
  {
    id: 'documentDate',
    header: 'Document date',
    cell: ({ documentDate }) => <DateText value={documentDate} />,
    width: 124,
    minWidth: 116,
    sort: 'documentDate',
    firstDirection: 'desc',
    dropRank: 7,
  },
  {
    id: 'dueDate',
    header: 'Due date',
    cell: ({ dueDate }) => <DateText value={dueDate} />,
    width: 108,
    minWidth: 100,
    sort: 'dueDate',
    firstDirection: 'desc',
    dropRank: 4,
  },
  {
    id: 'netPrice',
    header: 'Net price',
    cell: ({ netPrice }) => <Money pence={netPrice.amount} />,
    width: 104,
    minWidth: 92,
    align: 'end',
    sort: 'netPrice',
    firstDirection: 'desc',
    dropRank: 3,
  },
  {
    id: 'gross',
    header: 'Gross',
    cell: ({ gross }) => <Money pence={gross.amount} />,
    width: 104,
    minWidth: 92,
    align: 'end',
    sort: 'gross',
    firstDirection: 'desc',
  },
  {
    id: 'balanceDue',
    header: 'Balance due',
    cell: ({ balanceDue }) => <Money pence={balanceDue.amount} />,
    width: 112,
    minWidth: 104,
    align: 'end',
    sort: 'balanceDue',
    firstDirection: 'desc',
  },
  {
    id: 'booking',
    header: 'Booking',
    cell: ({ booking }) =>
      booking ? (
        <Link tone="quiet" to={bookingLinks.detail(booking.id)}>
          {booking.reference}
        </Link>
      ) : (
        '–'
      ),
    width: 100,
    minWidth: 92,
    optional: true,
    dropRank: 8,
  },
  {
    id: 'poNumber',
    header: 'PO number',
    cell: ({ poNumber }) => poNumber ?? '–',
    width: 112,
    minWidth: 96,
    optional: true,
    dropRank: 8,
  },
];
