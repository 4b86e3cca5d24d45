import { bookingLinks } from '@console/bookings-contracts';
import { attendances, whyNotMarkYet } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge, StatusMark } from '@console/design-system/status-badge';
import { type Column, DataTable, keepOnPhone } from '@console/design-system/table';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type SeatRow, seatRows } from '../class-seats/seatRows.ts';
import { placesOf, useClassPlaces } from '../class-seats/useClassPlaces.ts';
import type { ClassSeats } from '../class-seats/useClassSeats.ts';
import { useSeatDays } from '../class-seats/useSeatDays.ts';
import { DelegateName } from '../delegates/DelegateName.tsx';
import { delegateActionColumn, seatNumberColumn } from '../delegates/seatColumns.tsx';
import { type Delegates, useDelegates } from '../delegates/useDelegates.tsx';
import { usePreCourse } from '../pre-course/usePreCourse.tsx';
import { SectionFailed } from '../SectionFailed.tsx';
import type { SeatTable_class$data, SeatTable_class$key } from './__generated__/SeatTable_class.graphql.ts';
import { CanceledSeatTable } from './CanceledSeatTable.tsx';
import { SeatTools } from './SeatTools.tsx';

interface SeatTableProps {
  readonly class: SeatTable_class$key;
  readonly seats: ClassSeats;
}

/**
 * The seats of a class with delegate and attendance (O§2). Delegates are added, imported, moved and removed here. The header shows before the rows have
 * loaded.
 */
export function SeatTable({ class: key, seats }: SeatTableProps) {
  const trainingClass = useFragment(
    graphql`
      fragment SeatTable_class on TrainingClass {
        id
        reference
        status
        ...SeatTools_class
        seatsTotalCount
        canceledReservations {
          id
          attendee {
            id
          }
        }
        sessions(first: 50) {
          edges {
            node {
              id
              dayNumber
              startsAt
            }
          }
        }
        ...usePreCourse_class
      }
    `,
    key,
  );
  const { id, reference, status, seatsTotalCount, canceledReservations, sessions } = trainingClass;
  const places = useClassPlaces(seats.class);
  const all = useMemo(() => (places ? placesOf(places) : undefined), [places]);
  const days = useSeatDays(seats.class);
  const rows = useMemo(() => (all && days ? seatRows(all, days) : undefined), [all, days]);
  const { delegates, dialog } = useDelegates({ id, reference, days: sessions.edges.length }, all);
  const preCourse = usePreCourse(trainingClass);
  const columns = useMemo(
    () =>
      seatColumns(
        sessions.edges.map(({ node }) => node),
        delegates,
        preCourse.column,
      ),
    [sessions, delegates, preCourse.column],
  );
  if (seats.failed) return <SectionFailed what="The seats" />;
  if (status === 'canceled') {
    const named = canceledReservations.map(({ attendee }) => attendee != null);
    return <CanceledSeatTable id={id} named={named} class={seats.class} />;
  }
  return (
    <Stack>
      <SeatTools class={trainingClass} places={all} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="Seats" tabIndex={-1} data-seats={id}>
        <Card flush>
          <DataTable
            variant="card"
            label="Seats of the class"
            columns={columns}
            rows={seatsTotalCount === 0 ? noRows : rows}
            expectedRows={seatsTotalCount}
            rowKey={seatKey}
            empty={<EmptyState small title="No records." />}
          />
          {dialog}
          {preCourse.dialog}
        </Card>
      </div>
    </Stack>
  );
}

type Day = SeatTable_class$data['sessions']['edges'][number]['node'];

const noRows: readonly SeatRow[] = [];

const seatKey = ({ seatNumber }: SeatRow): string => String(seatNumber);

/** The most days that have separate columns. More columns would push the actions out of sight. The register shows every day. */
const maxDayColumns = 5;

/** What a phone shows: who has the seat, and what can be done. */
const whoAndAction = ['familyName', 'action'];

/** The columns, with one for each day. A long class has a single column for all days. */
function seatColumns(
  days: readonly Day[],
  delegates: Delegates,
  preCourse: Column<SeatRow>,
): readonly Column<SeatRow>[] {
  const attendanceColumns =
    days.length > maxDayColumns ? [attendanceOf(days)] : days.map((day) => dayColumn(day, days.length));
  return keepOnPhone(whoAndAction, [
    ...nameColumns,
    ...attendanceColumns,
    preCourse,
    bookingColumn,
    delegateActionColumn(delegates),
  ]);
}

/** The column of one day. It has no number when the class has a single day; several days have room for icons only. */
function dayColumn({ id, dayNumber, startsAt }: Day, count: number): Column<SeatRow> {
  const coming = whyNotMarkYet(startsAt) !== null;
  const Mark = count === 1 ? StatusBadge : StatusMark;
  return {
    id,
    header: count === 1 ? 'Attendance' : `Day ${dayNumber}`,
    cell: ({ reservation, attendance }) => {
      if (!reservation?.attendee) return null;
      const mark = attendance.get(id) ?? 'none';
      return coming && mark === 'none' ? notMarkedYet : <Mark of={attendances} status={mark} />;
    },
    width: count === 1 ? 84 : 50,
    whole: true,
    // The last day leaves first.
    dropRank: 4 + count - dayNumber,
  };
}

/** Before its day, a seat without a mark does not say that the delegate was absent (decision 0079). */
const notMarkedYet = (
  <Text role="secondary">
    {/* A hidden text would widen the column. */}
    <span role="img" aria-label="Not marked yet">
      –
    </span>
  </Text>
);

function attendanceOf(days: readonly Day[]): Column<SeatRow> {
  return {
    id: 'attendance',
    header: 'Attendance',
    cell: ({ reservation, attendance }) => {
      if (!reservation?.attendee) return null;
      const marked = (mark: string) => days.filter(({ id }) => attendance.get(id) === mark).length;
      const partial = marked('partial');
      return `${marked('full')} of ${days.length} days full${partial > 0 ? `, ${partial} partial` : ''}`;
    },
    width: 184,
    whole: true,
    minWidth: 120,
    dropRank: 4,
  };
}

const nameColumns: readonly Column<SeatRow>[] = [
  seatNumberColumn,
  { id: 'familyName', header: 'Family name', cell: familyName, width: 160, minWidth: 138 },
  {
    id: 'givenName',
    header: 'Given name',
    cell: ({ reservation }) => reservation?.attendee?.givenName,
    width: 112,
    minWidth: 72,
    dropRank: 20,
  },
  {
    id: 'company',
    header: 'Company',
    cell: ({ reservation }) => reservation?.bookingItem.booking.customer.name,
    minWidth: 104,
    dropRank: 3,
  },
];

const bookingColumn: Column<SeatRow> = {
  id: 'booking',
  header: 'Booking',
  cell: ({ reservation }) =>
    reservation && (
      <Link to={bookingLinks.detail(reservation.bookingItem.booking.id)} tone="row">
        {reservation.bookingItem.booking.reference}
      </Link>
    ),
  width: 84,
  whole: true,
  minWidth: 78,
  // Hidden first, so that company and actions stay in sight (O§2).
  dropRank: 1,
};

function familyName({ reservation }: SeatRow) {
  if (!reservation) return <Text role="secondary">Free seat</Text>;
  const { attendee } = reservation;
  if (!attendee) return <Text role="secondary">No delegate yet</Text>;
  return <DelegateName attendee={attendee}>{attendee.familyName}</DelegateName>;
}
