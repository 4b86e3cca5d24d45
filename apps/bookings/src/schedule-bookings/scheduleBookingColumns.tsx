import { bookingLinks, bookingStatuses } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { StatusBadge } from '@console/design-system/status-badge';
import type { Column } from '@console/design-system/table';
import { keepOnPhone } from '@console/lists';
import { graphql, useFragment } from 'react-relay';
import type {
  scheduleBookingColumns_item$data,
  scheduleBookingColumns_item$key,
} from './__generated__/scheduleBookingColumns_item.graphql.ts';

/** The fields of an item that its row on a public schedule shows. */
export function useScheduleBookingRow(key: scheduleBookingColumns_item$key): scheduleBookingColumns_item$data {
  return useFragment(
    graphql`
      fragment scheduleBookingColumns_item on BookingItem {
        id
        status
        quantity
        assignedSeatNumber
        unitPrice {
          amount
        }
        netPrice {
          amount
        }
        booking {
          id
          reference
          customer {
            id
            name
          }
        }
      }
    `,
    key,
  );
}

type Row = scheduleBookingColumns_item$data;

export const scheduleBookingColumns: readonly Column<Row>[] = keepOnPhone<Row>(
  ['booking', 'customer', 'seats'],
  [
    {
      id: 'booking',
      header: 'Booking',
      cell: ({ booking: { id, reference } }) => (
        <Link tone="row" to={bookingLinks.detail(id)}>
          {reference}
        </Link>
      ),
      width: 92,
      minWidth: 86,
      whole: true,
    },
    {
      id: 'customer',
      header: 'Customer',
      cell: ({ booking: { customer } }) => (
        <Link tone="quiet" to={coreLinks.customer(customer.id)}>
          {customer.name}
        </Link>
      ),
      minWidth: 140,
      wrap: true,
    },
    {
      id: 'seats',
      header: 'Seats',
      cell: ({ quantity }) => quantity,
      width: 64,
      minWidth: 56,
      whole: true,
      align: 'end',
    },
    {
      id: 'named',
      header: 'Named',
      cell: ({ assignedSeatNumber, quantity }) => `${assignedSeatNumber} of ${quantity}`,
      width: 80,
      whole: true,
      align: 'end',
      dropRank: 1,
    },
    {
      id: 'unitPrice',
      header: 'Unit price',
      cell: ({ unitPrice }) => <Money pence={unitPrice.amount} />,
      width: 100,
      minWidth: 92,
      align: 'end',
      dropRank: 2,
    },
    {
      id: 'netPrice',
      header: 'Net price',
      cell: ({ netPrice }) => <Money pence={netPrice.amount} />,
      width: 108,
      minWidth: 100,
      align: 'end',
      dropRank: 3,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusBadge of={bookingStatuses} status={status} />,
      width: 112,
      minWidth: 108,
      whole: true,
      dropRank: 4,
    },
  ],
);

/** Rows of canceled items are faded: they hold no seat any more. */
export const isCanceledItem = ({ status }: Row): boolean => status === 'canceled';
