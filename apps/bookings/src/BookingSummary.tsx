import { bookingLinks, bookingStatuses } from '@console/bookings-contracts';
import { DateText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import type { Column } from '@console/design-system/table';
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

export const bookingSummaryColumns: readonly Column<BookingSummary_booking$data>[] = [
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ id, reference }) => (
      <Link tone="row" to={bookingLinks.detail(id)}>
        {reference}
      </Link>
    ),
    width: 92,
    whole: true,
    minWidth: 86,
  },
  { id: 'title', header: 'Title', cell: ({ title }) => title, minWidth: 140, dropRank: 2 },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge of={bookingStatuses} status={status} />,
    width: 108,
    whole: true,
    minWidth: 106,
  },
  {
    id: 'bookedAt',
    header: 'Booked',
    cell: ({ bookedAt }) => <DateText value={bookedAt} />,
    width: 108,
    whole: true,
    minWidth: 100,
    dropRank: 1,
  },
];

/** Rows of canceled bookings are faded. */
export const isCanceledBooking = ({ status }: BookingSummary_booking$data): boolean => status === 'canceled';
