import { bookingLinks, bookingStatuses } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
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

const { badge, link, money, number, text } = columnsOf<Row>();

export const scheduleBookingColumns: readonly Column<Row>[] = keepOnPhone(
  ['booking', 'customer', 'seats'],
  [
    link('booking', 'Booking', ({ booking: { id, reference } }) => ({ to: bookingLinks.detail(id), text: reference }), {
      width: 92,
      minWidth: 86,
      whole: true,
    }),
    link(
      'customer',
      'Customer',
      ({ booking: { customer } }) => ({ to: coreLinks.customer(customer.id), text: customer.name }),
      { minWidth: 140, wrap: true },
    ),
    number('seats', 'Seats', ({ quantity }) => quantity, { width: 64, minWidth: 56 }),
    text('named', 'Named', ({ assignedSeatNumber, quantity }) => `${assignedSeatNumber} of ${quantity}`, {
      width: 80,
      align: 'end',
      dropRank: 1,
    }),
    money('unitPrice', 'Unit price', ({ unitPrice }) => unitPrice, { width: 100, dropRank: 2 }),
    money('netPrice', 'Net price', ({ netPrice }) => netPrice, { width: 108, minWidth: 100, dropRank: 3 }),
    badge('status', 'Status', bookingStatuses, ({ status }) => status, { width: 112, minWidth: 108, dropRank: 4 }),
  ],
);

/** Rows of canceled items are faded: they hold no seat any more. */
export const isCanceledItem = ({ status }: Row): boolean => status === 'canceled';
