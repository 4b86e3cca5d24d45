import { signInMethods } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { ConfirmDialog } from '@console/design-system/dialog';
import { EmptyState } from '@console/design-system/empty-state';
import { PhoneOnly, Text } from '@console/design-system/layout';
import { Badge } from '@console/design-system/status-badge';
import { type Column, columnsOf, DataTable, keepOnPhone } from '@console/design-system/table';
import { formatDateTime } from '@console/format';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SessionsCard_user$data, SessionsCard_user$key } from './__generated__/SessionsCard_user.graphql.ts';
import type { SessionsCardEndMutation } from './__generated__/SessionsCardEndMutation.graphql.ts';
import { browserOf } from './browserOf.ts';
import { EndSessionButton } from './EndSessionButton.tsx';

type Session = NonNullable<SessionsCard_user$data['sessions']>[number];

interface SessionsCardProps {
  readonly user: SessionsCard_user$key;
  /** Whether they are the viewer's own. The session of this browser then stays. */
  readonly isOwn: boolean;
}

/** The browsers on which a user is signed in. Each session is ended alone, or all together. */
export function SessionsCard({ user: key, isOwn }: SessionsCardProps) {
  const { id, sessions, person } = useFragment(
    graphql`
      fragment SessionsCard_user on User {
        id
        person {
          fullName
        }
        sessions {
          id
          startedAt
          seenAt
          method
          address
          agent
          isCurrent
        }
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const { commit, pending, error } = useConsoleMutation<SessionsCardEndMutation>(
    graphql`
      mutation SessionsCardEndMutation($input: endSessionsInput!) {
        endSessions(input: $input) {
          user {
            ...SessionsCard_user
          }
        }
      }
    `,
    {
      success: () => ({
        text: isOwn ? 'Your other sessions have ended.' : `The sessions of ${person.fullName} have ended.`,
      }),
    },
  );
  const rows = sessions ?? [];
  const others = rows.filter(({ isCurrent }) => !isCurrent);
  const label = isOwn ? 'End all other sessions' : 'End all sessions';
  async function end() {
    if (await commit({ input: { user: id } })) setAsking(false);
  }
  return (
    <Card
      title="Sessions"
      count={rows.length}
      flush
      actions={
        others.length > 0 && (
          <Button size="small" onClick={() => setAsking(true)}>
            {label}
          </Button>
        )
      }
    >
      <DataTable
        variant="card"
        label="Sessions"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        empty={<EmptyState small title="Not signed in on any browser." />}
      />
      {asking && (
        <ConfirmDialog
          open
          title={`${label}?`}
          confirm={label}
          loading={pending}
          failure={error}
          refusedTitle="The sessions were not ended"
          onConfirm={() => void end()}
          onCancel={() => setAsking(false)}
        >
          {isOwn
            ? 'You stay signed in here. Every other browser asks for your password at once.'
            : `Every browser asks ${person.fullName} to sign in again at once. What is typed there and not saved may be lost.`}
        </ConfirmDialog>
      )}
    </Card>
  );
}

const keyOf = ({ id }: Session): string => id;

const { dateTime, text } = columnsOf<Session>();

const columns: readonly Column<Session>[] = keepOnPhone(
  ['browser', 'end'],
  [
    {
      id: 'browser',
      header: 'Browser',
      minWidth: 140,
      wrap: true,
      cell: ({ agent, seenAt }) => (
        <>
          {browserOf(agent)}
          <PhoneOnly>
            <Text role="meta">{formatDateTime(seenAt)}</Text>
          </PhoneOnly>
        </>
      ),
    },
    text('address', 'Address', ({ address }) => address, { width: 130, minWidth: 100, dropRank: 2 }),
    text('method', 'Signed in with', ({ method }) => signInMethods.labelOf(method), {
      width: 120,
      minWidth: 100,
      dropRank: 1,
    }),
    dateTime('startedAt', 'Since (UTC)', ({ startedAt }) => startedAt, { dropRank: 3 }),
    dateTime('seenAt', 'Last used (UTC)', ({ seenAt }) => seenAt),
    {
      id: 'end',
      header: 'Action',
      cell: (session) =>
        session.isCurrent ? (
          <Badge>This session</Badge>
        ) : (
          <EndSessionButton session={session.id} browser={browserOf(session.agent)} />
        ),
      width: 112,
      minWidth: 104,
      whole: true,
      always: true,
    },
  ],
);
