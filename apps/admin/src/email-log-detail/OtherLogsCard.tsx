import { emailLogLinks, emailLogStatuses } from '@console/admin-contracts';
import { Card } from '@console/design-system/card';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type { OtherLogsCard_email$data, OtherLogsCard_email$key } from './__generated__/OtherLogsCard_email.graphql.ts';

type Log = OtherLogsCard_email$data['emailLogs']['edges'][number]['node'];

export interface OtherLogsCardProps {
  readonly email: OtherLogsCard_email$key;
  /** The id of the log whose page shows the card. */
  readonly displayed: string;
}

/** The other times that an email was sent. Nothing when there are none. */
export function OtherLogsCard({ email: key, displayed }: OtherLogsCardProps) {
  const { emailLogs } = useFragment(
    graphql`
      fragment OtherLogsCard_email on Email {
        emailLogs(first: 100) {
          edges {
            node {
              id
              to
              createdAt
              status
            }
          }
        }
      }
    `,
    key,
  );
  const others = emailLogs.edges.map(({ node }) => node).filter(({ id }) => id !== displayed);
  if (others.length === 0) return null;
  return (
    <Card title="Also sent" count={others.length} flush actions="Times in UTC">
      <DataTable variant="card" label="Also sent" columns={columns} rows={others} rowKey={idOf} />
    </Card>
  );
}

const idOf = ({ id }: Log) => id;

const { badge, dateTime } = columnsOf<Log>();

const columns: readonly Column<Log>[] = [
  {
    id: 'to',
    header: 'To',
    cell: ({ id, to }) => <Link to={emailLogLinks.detail(id)}>{to.join(', ')}</Link>,
    minWidth: 220,
  },
  dateTime('createdAt', 'Created', ({ createdAt }) => createdAt, { dropRank: 1 }),
  badge('status', 'Status', emailLogStatuses, ({ status }) => status, { width: 116, minWidth: 108 }),
];
