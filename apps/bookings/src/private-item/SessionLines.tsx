import { Row } from '@console/design-system/layout';
import { formatDate, formatTimeRange } from '@console/format';
import { graphql, readInlineData } from 'react-relay';
import type { SessionLines_session$key } from './__generated__/SessionLines_session.graphql.ts';

interface SessionLinesProps {
  readonly sessions: readonly (SessionLines_session$key & { readonly id: string })[];
}

/** The dates and the times of a class. */
export function SessionLines({ sessions }: SessionLinesProps) {
  if (sessions.length === 0) return 'No sessions available.';
  return (
    <Row wrap gap="m">
      {sessions.map((session) => (
        <span key={session.id}>{lineOf(session)}</span>
      ))}
    </Row>
  );
}

function lineOf(key: SessionLines_session$key): string {
  const { startsAt, endsAt } = readInlineData(
    graphql`
      fragment SessionLines_session on TrainingSession @inline {
        startsAt
        endsAt
      }
    `,
    key,
  );
  return `${formatDate(startsAt)}, ${formatTimeRange(startsAt, endsAt)}`;
}
