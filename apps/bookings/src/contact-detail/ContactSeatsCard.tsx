import { bookingLinks } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row } from '@console/design-system/layout';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { ActionButton } from '@console/design-system/tooltip';
import { graphql, useFragment } from 'react-relay';
import type { ContactSeatsCard_contact$key } from './__generated__/ContactSeatsCard_contact.graphql.ts';
import { attendanceText } from './attendanceText.ts';
import { useSeatsOfContact } from './useSeatsOfContact.ts';

/** The seats of a contact, 50 at a time, the latest first: class, date, seat, attendance and booking. */
export function ContactSeatsCard({ contact: key }: { contact: ContactSeatsCard_contact$key }) {
  const { id, attendees } = useFragment(
    graphql`
      fragment ContactSeatsCard_contact on CustomerContact {
        id
        attendees(first: 50) {
          ...useSeatsOfContact_seats
        }
      }
    `,
    key,
  );
  const { seats, totalCount, isEarlier, loading, failed, showEarlier, showLatest } = useSeatsOfContact(id, attendees);
  const isCut = isEarlier || showEarlier !== null;
  return (
    <Card
      title="Seats"
      count={totalCount}
      flush
      actions={
        isCut && (
          <Row gap="s">
            <ActionButton size="small" refusal={isEarlier ? null : 'These are the latest seats.'} onClick={showLatest}>
              Latest seats
            </ActionButton>
            <ActionButton
              size="small"
              loading={loading}
              refusal={showEarlier ? null : 'There are no earlier seats.'}
              onClick={() => showEarlier?.()}
            >
              Earlier seats
            </ActionButton>
          </Row>
        )
      }
    >
      {failed && <ErrorAlert title="The earlier seats could not be loaded." />}
      <DataTable
        variant="card"
        label="Seats"
        columns={columns}
        rows={seats}
        rowKey={seatKey}
        useRow={seatOf}
        muted={isCanceled}
        empty={<EmptyState small title="No seats yet." />}
      />
    </Card>
  );
}

type Seat = ReturnType<typeof useSeatsOfContact>['seats'][number];

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

type SeatRow = ReturnType<typeof seatOf>;

const isCanceled = ({ status }: SeatRow): boolean => status === 'canceled';

const { date, link, number, text } = columnsOf<SeatRow>();

const columns: readonly Column<SeatRow>[] = [
  link('class', 'Class', ({ training }) => training && { to: classLinks.detail(training.id), text: training.title }, {
    newTab: true,
    minWidth: 150,
    phoneWidth: 88,
  }),
  date('startsAt', 'Date', ({ training }) => training?.startsAt),
  number('seatNumber', 'Seat', ({ seatNumber }) => seatNumber, { width: 64, minWidth: 56, dropRank: 1 }),
  text('attendance', 'Attendance', ({ attendance }) => attendance, { width: 120, minWidth: 96 }),
  link(
    'booking',
    'Booking',
    ({ booking }) => booking && { to: bookingLinks.detail(booking.id), text: booking.reference },
    {
      width: 100,
      whole: true,
      minWidth: 92,
      dropRank: 2,
    },
  ),
];
