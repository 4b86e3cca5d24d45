import { DateText } from '../src/date/index.ts';
import { Link } from '../src/link/index.ts';
import { Money } from '../src/money/index.ts';
import { Person } from '../src/person/index.ts';
import { StatusBadge } from '../src/status-badge/index.ts';
import type { Column } from '../src/table/index.ts';
import type { Booking } from './bookings.ts';
import { bookingStatuses } from './statuses.ts';

/** The columns of the booking list, with the widths of the mock-ups. */
export const bookingColumns: readonly Column<Booking>[] = [
  {
    id: 'reference',
    header: 'Reference',
    width: 92,
    whole: true,
    always: true,
    cell: ({ id, reference }) => (
      <Link tone="row" to={`#${id}`}>
        {reference}
      </Link>
    ),
  },
  { id: 'title', header: 'Title', minWidth: 160, cell: ({ title }) => title },
  { id: 'customer', header: 'Customer', width: 196, minWidth: 140, cell: ({ customer }) => customer },
  {
    id: 'status',
    header: 'Status',
    width: 108,
    whole: true,
    skeleton: 'badge',
    cell: ({ status }) => <StatusBadge of={bookingStatuses} status={status} />,
  },
  {
    id: 'booked',
    header: 'Booked',
    width: 108,
    whole: true,
    sort: 'bookedAt',
    firstDirection: 'desc',
    cell: ({ booked }) => <DateText value={booked} />,
  },
  {
    id: 'manager',
    header: 'Account manager',
    width: 140,
    dropRank: 1,
    cell: ({ manager }) => <Person name={manager} />,
  },
  {
    id: 'net',
    header: 'Net price',
    width: 104,
    align: 'end',
    sort: 'netPrice',
    firstDirection: 'desc',
    cell: ({ net }) => <Money pence={net} />,
  },
  {
    id: 'expected',
    header: 'Expected value',
    width: 120,
    align: 'end',
    dropRank: 2,
    cell: ({ expected }) => <Money pence={expected} />,
  },
  {
    id: 'brand',
    header: 'Brand',
    width: 140,
    optional: true,
    quiet: true,
    dropRank: 0,
    cell: () => 'Meridian Leadership',
  },
];
