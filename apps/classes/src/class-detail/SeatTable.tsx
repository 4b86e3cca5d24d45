import { bookingLinks } from '@console/bookings-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { type Column, DataTable } from '@console/design-system/table';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SeatTable_class$data, SeatTable_class$key } from './__generated__/SeatTable_class.graphql.ts';
import { type SeatRow, seatRows } from './seatRows.ts';

/** Who sits where, and who was there on which day (O§2). */
export function SeatTable({ class: key }: { class: SeatTable_class$key }) {
  const { places, days } = useFragment(
    graphql`
      fragment SeatTable_class on TrainingClass {
        places: sessions(first: 1) {
          edges {
            node {
              seats(first: 200) {
                edges {
                  node {
                    seatNumber
                    trainingSeatReservation {
                      bookingItem {
                        booking {
                          id
                          reference
                          customer {
                            name
                          }
                        }
                      }
                      attendee {
                        givenName
                        familyName
                        preCourseQuestionaireAnswer {
                          id
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
        days: sessions(first: 50) {
          edges {
            node {
              id
              dayNumber
              seats(first: 200) {
                edges {
                  node {
                    seatNumber
                    attendance
                  }
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  const rows = useMemo(() => seatRows({ places, days }), [places, days]);
  const columns = useMemo(() => seatColumns(days.edges.map(({ node }) => node)), [days]);
  return (
    <Card flush>
      <DataTable
        variant="card"
        label="Seats of the class"
        columns={columns}
        rows={rows}
        rowKey={seatKey}
        empty={<EmptyState small title="No records." />}
      />
    </Card>
  );
}

type Day = SeatTable_class$data['days']['edges'][number]['node'];

const seatKey = ({ seatNumber }: SeatRow): string => String(seatNumber);

/** The fixed columns with one for each day's attendance; a class of one day needs no day's number. */
function seatColumns(days: readonly Day[]): readonly Column<SeatRow>[] {
  const attendance = days.map(
    ({ id, dayNumber }): Column<SeatRow> => ({
      id,
      header: days.length === 1 ? 'Attendance' : `Day ${dayNumber}`,
      cell: (row) =>
        row.reservation?.attendee && <StatusBadge entity="attendance" status={row.attendance.get(id) ?? 'none'} />,
      width: 84,
    }),
  );
  return [...nameColumns, ...attendance, ...bookingColumns];
}

const nameColumns: readonly Column<SeatRow>[] = [
  { id: 'seat', header: 'Seat', cell: ({ seatNumber }) => seatNumber, width: 44, quiet: true },
  { id: 'familyName', header: 'Family name', cell: familyName, width: 136, minWidth: 116 },
  {
    id: 'givenName',
    header: 'Given name',
    cell: ({ reservation }) => reservation?.attendee?.givenName,
    width: 112,
    minWidth: 84,
  },
  {
    id: 'company',
    header: 'Company',
    cell: ({ reservation }) => reservation?.bookingItem.booking.customer.name,
    minWidth: 104,
  },
];

const bookingColumns: readonly Column<SeatRow>[] = [
  {
    id: 'preCourse',
    header: 'Pre-course',
    cell: ({ reservation }) =>
      reservation?.attendee && (reservation.attendee.preCourseQuestionaireAnswer ? 'Answered' : '–'),
    width: 84,
    quiet: true,
    dropRank: 1,
  },
  {
    id: 'booking',
    header: 'Booking',
    cell: ({ reservation }) =>
      reservation && (
        <Link to={bookingLinks.detail(reservation.bookingItem.booking.id)} tone="row">
          {reservation.bookingItem.booking.reference}
        </Link>
      ),
    width: 84,
  },
];

function familyName({ reservation }: SeatRow) {
  if (!reservation) return <Text role="secondary">Free seat</Text>;
  return reservation.attendee?.familyName ?? <Text role="secondary">No delegate yet</Text>;
}
