import { bookingLinks, bookingStatuses } from '@console/bookings-contracts';
import { type Column, columnsOf } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  BookingSummary_booking$data,
  BookingSummary_booking$key,
} from './__generated__/BookingSummary_booking.graphql.ts';

/** Reads a booking for a short table of bookings in another record's card. */
export function useBookingSummary(key: BookingSummary_booking$key): BookingSummary_booking$data {
  return useFragment(
    graphql`
      fragment BookingSummary_booking on Booking {
        id
        reference
        title
        status
        bookedAt
      }
    `,
    key,
  );
}

const { badge, date, record, text } = columnsOf<BookingSummary_booking$data>();

export const bookingSummaryColumns: readonly Column<BookingSummary_booking$data>[] = [
  record('reference', 'Reference', ({ id }) => bookingLinks.detail(id), { width: 92, whole: true, minWidth: 86 }),
  text('title', 'Title', ({ title }) => title, { minWidth: 140, dropRank: 2 }),
  badge('status', 'Status', bookingStatuses, ({ status }) => status, { width: 108, minWidth: 106 }),
  date('bookedAt', 'Booked', ({ bookedAt }) => bookedAt, { dropRank: 1 }),
];

/** Rows of canceled bookings are faded. */
export const isCanceledBooking = ({ status }: BookingSummary_booking$data): boolean => status === 'canceled';
