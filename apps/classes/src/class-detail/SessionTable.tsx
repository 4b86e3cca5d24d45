import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { type Column, DataTable } from '@console/design-system/table';
import { formatShortDay, formatTimeRange } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import { DeliveryFact } from '../DeliveryFact.tsx';
import { JoinLink } from '../JoinLink.tsx';
import type { SessionTable_class$data, SessionTable_class$key } from './__generated__/SessionTable_class.graphql.ts';

type Session = SessionTable_class$data['sessions']['edges'][number]['node'];

/** The sessions of a class: date, time and venue (O§2). */
export function SessionTable({ class: key }: { class: SessionTable_class$key }) {
  const { deliveryFormat, sessions } = useFragment(
    graphql`
      fragment SessionTable_class on TrainingClass {
        deliveryFormat
        sessions(first: 50) {
          edges {
            node {
              id
              startsAt
              endsAt
              dayNumber
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
    <Card flush>
      <DataTable
        variant="card"
        label="Sessions of the class"
        columns={deliveryFormat === 'virtual' ? virtualColumns : columns}
        rows={rows}
        rowKey={sessionKey}
        empty={<EmptyState small title="No sessions available." />}
      />
    </Card>
  );
}

const sessionKey = ({ id }: Session): string => id;

const columns: readonly Column<Session>[] = [
  { id: 'day', header: 'Day', cell: ({ dayNumber }) => dayNumber, width: 56, whole: true, quiet: true },
  { id: 'date', header: 'Date', cell: ({ startsAt }) => formatShortDay(startsAt), width: 140, whole: true },
  {
    id: 'time',
    header: 'Time (UTC)',
    cell: ({ startsAt, endsAt }) => formatTimeRange(startsAt, endsAt),
    width: 120,
    whole: true,
  },
  { id: 'venue', header: 'Venue', cell: ({ trainingClass }) => <DeliveryFact class={trainingClass} iconSize={16} /> },
  {
    id: 'seats',
    header: 'Seats',
    cell: ({ seatsReservedCount, seatsTotalCount }) => `${seatsReservedCount} of ${seatsTotalCount}`,
    width: 80,
    whole: true,
    align: 'end',
    dropRank: 1,
  },
];

const virtualColumns: readonly Column<Session>[] = [
  ...columns,
  { id: 'join', header: 'Meeting', cell: (session) => <JoinLink session={session} />, width: 168, whole: true },
];
