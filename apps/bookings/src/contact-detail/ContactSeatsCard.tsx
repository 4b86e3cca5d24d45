import { bookingLinks } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { EmptyState } from '@console/design-system/empty-state';
import { Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { type Column, DataTable } from '@console/design-system/table';
import { formatCount } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type {
  ContactSeatsCard_contact$data,
  ContactSeatsCard_contact$key,
} from './__generated__/ContactSeatsCard_contact.graphql.ts';
import { attendanceText } from './attendanceText.ts';

type Seat = ContactSeatsCard_contact$data['attendees']['edges'][number]['node'];

/** The latest 50 seats of a contact: class, date, seat, attendance and booking. */
export function ContactSeatsCard({ contact: key }: { contact: ContactSeatsCard_contact$key }) {
  const { attendees } = useFragment(
    graphql`
      fragment ContactSeatsCard_contact on CustomerContact {
        attendees(first: 50) {
          edges {
            node {
              id
              attendances
              trainingSeatReservation {
                seatNumber
                bookingItem {
                  status
                  booking {
                    id
                    reference
                  }
                  class {
                    id
                    title
                    startsAt
                  }
                }
              }
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  const rows = attendees.edges.map(({ node }) => node);
  const { totalCount } = attendees;
  const isCut = totalCount > rows.length;
  return (
    <Card
      title="Seats"
      count={totalCount}
      flush
      actions={isCut && <Text role="meta">{`The latest ${rows.length} of ${formatCount(totalCount)}`}</Text>}
    >
      <DataTable
        variant="card"
        label="Seats"
        columns={columns}
        rows={rows}
        rowKey={seatKey}
        useRow={seatOf}
        muted={isCanceled}
        empty={<EmptyState small title="No seats yet." />}
      />
    </Card>
  );
}

const seatKey = ({ id }: Seat): string => id;

function seatOf({ attendances, trainingSeatReservation: reservation }: Seat) {
  const item = reservation?.bookingItem;
  return {
    training: item?.class,
    booking: item?.booking,
    status: item?.status,
    seatNumber: reservation?.seatNumber,
    attendance: attendanceText({ attendances, startsAt: item?.class.startsAt }, new Date()),
  };
}

type Row = ReturnType<typeof seatOf>;

const isCanceled = ({ status }: Row): boolean => status === 'canceled';

const columns: readonly Column<Row>[] = [
  {
    id: 'class',
    header: 'Class',
    cell: ({ training }) =>
      training ? (
        <Link tone="row" to={classLinks.detail(training.id)} newTab>
          {training.title}
        </Link>
      ) : (
        '–'
      ),
    minWidth: 150,
    phoneWidth: 88,
  },
  {
    id: 'startsAt',
    header: 'Date',
    cell: ({ training }) => <DateText value={training?.startsAt} />,
    width: 108,
    whole: true,
    minWidth: 100,
  },
  {
    id: 'seatNumber',
    header: 'Seat',
    cell: ({ seatNumber }) => seatNumber ?? '–',
    width: 64,
    minWidth: 56,
    align: 'end',
    dropRank: 1,
  },
  {
    id: 'attendance',
    header: 'Attendance',
    cell: ({ attendance }) => attendance ?? '–',
    width: 120,
    minWidth: 96,
  },
  {
    id: 'booking',
    header: 'Booking',
    cell: ({ booking }) =>
      booking ? (
        <Link tone="row" to={bookingLinks.detail(booking.id)}>
          {booking.reference}
        </Link>
      ) : (
        '–'
      ),
    width: 100,
    whole: true,
    minWidth: 92,
    dropRank: 2,
  },
];
