import { bookingLinks } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { DateText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { Person } from '@console/design-system/person';
import { StatusBadge } from '@console/design-system/status-badge';
import type { Column } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  BookingListRow_booking$data,
  BookingListRow_booking$key,
} from './__generated__/BookingListRow_booking.graphql.ts';

/** What a row of the list reads of its booking. */
export function useBookingListRow(key: BookingListRow_booking$key): BookingListRow_booking$data {
  return useFragment(
    graphql`
      fragment BookingListRow_booking on Booking {
        id
        reference
        title
        status
        bookedAt
        createdAt
        webBookingReference
        customer {
          id
          name
        }
        accountManager {
          avatarUrl
          person {
            fullName
          }
        }
        brand {
          name
        }
        booker {
          fullName
        }
        netPrice {
          amount
        }
        expectedTotalValue {
          amount
        }
      }
    `,
    key,
  );
}

/** Every column of the list, in its standard order. */
export const bookingColumns: readonly Column<BookingListRow_booking$data>[] = [
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ id, reference }) => (
      <Link tone="row" to={bookingLinks.detail(id)}>
        {reference}
      </Link>
    ),
    width: 92,
    minWidth: 86,
    sort: 'reference',
    always: true,
  },
  { id: 'title', header: 'Title', cell: ({ title }) => title, minWidth: 160, sort: 'title' },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ customer }) => (
      <Link tone="quiet" to={coreLinks.customer(customer.id)}>
        {customer.name}
      </Link>
    ),
    width: 196,
    minWidth: 148,
    sort: 'customer_name',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge entity="booking" status={status} />,
    width: 108,
    minWidth: 106,
    sort: 'status',
    skeleton: 'badge',
  },
  {
    id: 'bookedAt',
    header: 'Booked',
    cell: ({ bookedAt }) => <DateText value={bookedAt} />,
    width: 108,
    minWidth: 100,
    sort: 'bookedAt',
    firstDirection: 'desc',
    dropRank: 5,
  },
  {
    id: 'accountManager',
    header: 'Account manager',
    cell: ({ accountManager: { person, avatarUrl } }) => <Person name={person.fullName} imageUrl={avatarUrl} />,
    width: 140,
    minWidth: 128,
    sort: 'accountManager_person_fullName',
    dropRank: 3,
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
  },
  {
    id: 'expectedTotalValue',
    header: 'Expected value',
    cell: ({ expectedTotalValue }) => <Money pence={expectedTotalValue.amount} />,
    width: 120,
    minWidth: 112,
    align: 'end',
    sort: 'expectedTotalValue',
    firstDirection: 'desc',
    dropRank: 4,
  },
  { id: 'brand', header: 'Brand', cell: ({ brand }) => brand.name, width: 140, optional: true, dropRank: 2 },
  { id: 'booker', header: 'Booker', cell: ({ booker }) => booker?.fullName, width: 140, optional: true, dropRank: 2 },
  {
    id: 'webBookingReference',
    header: 'Web booking reference',
    cell: ({ webBookingReference }) => webBookingReference,
    width: 168,
    optional: true,
    dropRank: 1,
  },
  {
    id: 'createdAt',
    header: 'Created',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
    width: 108,
    sort: 'createdAt',
    firstDirection: 'desc',
    optional: true,
    dropRank: 1,
  },
];
