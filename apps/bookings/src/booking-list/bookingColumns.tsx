import { bookingLinks, bookingStatuses } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  bookingColumns_booking$data,
  bookingColumns_booking$key,
} from './__generated__/bookingColumns_booking.graphql.ts';

/** The fields of a booking that its row shows. */
export function useBookingRow(key: bookingColumns_booking$key): bookingColumns_booking$data {
  return useFragment(
    graphql`
      fragment bookingColumns_booking on Booking {
        id
        reference
        title
        status
        bookedAt
        createdAt
        webBookingReference
        customer { id name }
        accountManager { avatarUrl person { fullName } }
        brand { name }
        booker { fullName }
        netPrice { amount }
        expectedTotalValue { amount }
        toBeRefunded { amount }
      }
    `,
    key,
  );
}

const { record, link, text, badge, date, money, user } = columnsOf<bookingColumns_booking$data>();

/** Every column of the list, in its standard order. */
export const bookingColumns: readonly Column<bookingColumns_booking$data>[] = keepOnPhone(
  ['reference', 'status', 'netPrice'],
  [
    record('reference', 'Reference', ({ id }) => bookingLinks.detail(id), { width: 100, whole: true, minWidth: 98 }),
    text('title', 'Title', ({ title }) => title, { minWidth: 160 }),
    link('customer', 'Customer', ({ customer: { id, name } }) => ({ to: coreLinks.customer(id), text: name }), {
      width: 196,
      minWidth: 148,
      sort: 'customer_name',
      dropRank: 6,
    }),
    badge('status', 'Status', bookingStatuses, ({ status }) => status),
    date('bookedAt', 'Booked', ({ bookedAt }) => bookedAt, { dropRank: 5 }),
    user('accountManager', 'Account manager', ({ accountManager }) => accountManager, {
      sort: 'accountManager_person_fullName',
      dropRank: 3,
    }),
    money('netPrice', 'Net price', ({ netPrice }) => netPrice),
    money('expectedTotalValue', 'Expected value', ({ expectedTotalValue }) => expectedTotalValue, {
      width: 120,
      minWidth: 112,
      dropRank: 4,
    }),
    money('toBeRefunded', 'To refund or credit', ({ toBeRefunded }) => toBeRefunded, {
      width: 140,
      optional: true,
      dropRank: 3,
    }),
    text('brand', 'Brand', ({ brand }) => brand.name, { width: 140, optional: true, dropRank: 2 }),
    text('booker', 'Booker', ({ booker }) => booker?.fullName, { width: 140, optional: true, dropRank: 2 }),
    text('webBookingReference', 'Web booking reference', ({ webBookingReference }) => webBookingReference, {
      width: 168,
      optional: true,
      dropRank: 1,
    }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { optional: true, dropRank: 1 }),
  ],
);
/** Rows of canceled bookings are faded, because nothing is left to do for them. */
export function isCanceled({ status }: bookingColumns_booking$data): boolean {
  return status === 'canceled';
}
