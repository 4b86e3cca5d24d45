import { classLinks, deliveryParts, whyNotEditSessions } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row } from '@console/design-system/layout';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { EditButton } from '@console/design-system/tooltip';
import { formatShortDay, formatTimeRange, toIsoDate } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import { DeliveryFact } from '../DeliveryFact.tsx';
import { JoinLink } from '../JoinLink.tsx';
import type { SessionTable_class$data, SessionTable_class$key } from './__generated__/SessionTable_class.graphql.ts';

type Session = SessionTable_class$data['sessions']['edges'][number]['node'];

/** The sessions of a class: date, time and venue (O§2), with a button to edit them. */
export function SessionTable({ class: key }: { class: SessionTable_class$key }) {
  const { id, status, deliveryFormat, sessions } = useFragment(
    graphql`
      fragment SessionTable_class on TrainingClass {
        id
        status
        deliveryFormat
        sessions(first: 50) {
          edges {
            node {
              id
              startsAt
              endsAt
              dayNumber
              venue
              seatsReservedCount
              seatsTotalCount
              ...JoinLink_session
              trainingClass {
                ...DeliveryFact_class
              }
            }
          }
        }
      }
    `,
    key,
  );
  const rows = sessions.edges.map(({ node }) => node);
  return (
    <Card
      title="Sessions"
      flush
      actions={
        <EditButton label="Edit sessions" to={classLinks.editSessions(id)} refusal={whyNotEditSessions({ status })} />
      }
    >
      <DataTable
        variant="card"
        label="Sessions of the class"
        columns={sessionColumns(deliveryParts({ deliveryFormat }).meetingLink, spansYears(rows))}
        rows={rows}
        rowKey={sessionKey}
        empty={<EmptyState small title="No sessions available." />}
      />
    </Card>
  );
}

const sessionKey = ({ id }: Session): string => id;

const yearOf = ({ startsAt }: Session): string => toIsoDate(startsAt).slice(0, 4);

const spansYears = (sessions: readonly Session[]): boolean => new Set(sessions.map(yearOf)).size > 1;

/** The columns of a class. The page's head names the year, so a date has one only when the class goes over New Year. */
function sessionColumns(withMeeting: boolean, withYear: boolean): readonly Column<Session>[] {
  const known = withMeeting ? meetingColumns : columns;
  return withYear ? known.map((column) => (column.id === 'date' ? { ...column, cell: fullDate } : column)) : known;
}

const fullDate = (session: Session): string => `${formatShortDay(session.startsAt)} ${yearOf(session)}`;

const { text } = columnsOf<Session>();

const columns: readonly Column<Session>[] = [
  { id: 'day', header: 'Day', cell: ({ dayNumber }) => dayNumber, width: 56, whole: true, quiet: true, dropRank: 2 },
  text('date', 'Date', ({ startsAt }) => formatShortDay(startsAt), { width: 140, whole: true }),
  text('time', 'Time (UTC)', ({ startsAt, endsAt }) => formatTimeRange(startsAt, endsAt), { width: 120, whole: true }),
  {
    id: 'venue',
    header: 'Venue',
    cell: ({ venue, trainingClass }) => venue ?? <DeliveryFact class={trainingClass} iconSize={16} />,
    minWidth: 120,
    phoneWidth: 116,
    wrap: true,
  },
  text('seats', 'Seats', ({ seatsReservedCount, seatsTotalCount }) => `${seatsReservedCount} of ${seatsTotalCount}`, {
    width: 80,
    align: 'end',
    dropRank: 1,
  }),
];

const meetingColumns: readonly Column<Session>[] = [
  ...columns,
  {
    id: 'join',
    header: 'Meeting',
    // A link that is the child of a cell looks like text.
    cell: (session) => (
      <Row>
        <JoinLink session={session} />
      </Row>
    ),
    width: 168,
    whole: true,
  },
];
