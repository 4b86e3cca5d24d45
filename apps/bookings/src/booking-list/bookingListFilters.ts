import { bookingLinks, bookingStatuses } from '@console/bookings-contracts';
import {
  defineListState,
  id,
  ids,
  LARGE_SIZES,
  periodOrAny,
  several,
  text,
  useListState,
} from '@console/platform/list';

/** What of the booking list stands in the URL: this month's bookings, the latest first, unless it says otherwise (O§2, O§7). */
export const bookingList = defineListState({
  name: 'bookings',
  filters: {
    q: text(),
    booked: periodOrAny('month'),
    customer: id('customers'),
    status: several(bookingStatuses),
    accountManager: ids('users'),
  },
  sorts: [
    'bookedAt',
    'reference',
    'title',
    'customer_name',
    'status',
    'accountManager_person_fullName',
    'netPrice',
    'expectedTotalValue',
    'createdAt',
  ],
  order: { field: 'bookedAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

export type BookingListState = ReturnType<typeof bookingList.parse>;

/** Whether the list leaves any booking out. */
export function isFiltered({ q, booked, customer, status, accountManager }: BookingListState): boolean {
  return q !== '' || booked !== null || customer !== null || status.length > 0 || accountManager.length > 0;
}

/** The list's state and the ways to change it. */
export function useBookingList() {
  return useListState(bookingList);
}

export type BookingListControls = ReturnType<typeof useBookingList>;

/** The way to all bookings of a customer, of whichever days. */
export function bookingsOfCustomer(customer: string): string {
  const now = Date.now();
  const every = bookingList.cleared(bookingList.parse(new URLSearchParams(), now), now);
  return `${bookingLinks.list()}?${bookingList.serialise({ ...every, customer }, now)}`;
}
