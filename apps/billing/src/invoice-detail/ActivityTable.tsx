import { anonymousLabel } from '@console/billing-contracts';
import { DateText } from '@console/design-system/date';
import { EmptyState } from '@console/design-system/empty-state';
import { Text } from '@console/design-system/layout';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type { ActivityTable_logs$data, ActivityTable_logs$key } from './__generated__/ActivityTable_logs.graphql.ts';
import { activityText } from './activityText.ts';

type Activity = ActivityTable_logs$data['edges'][number]['node'];

/** The activities of an invoice: time, action and user (O§2). Null while loading. */
export function ActivityTable({ logs: key }: { logs: ActivityTable_logs$key | null }) {
  const logs = useFragment(
    graphql`
      fragment ActivityTable_logs on InvoiceActivityLogCursorConnection {
        edges {
          node {
            id
            action
            metadata
            createdAt
            user {
              person {
                fullName
              }
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <DataTable
      variant="card"
      label="Activity log"
      columns={columns}
      rows={logs?.edges.map(({ node }) => node)}
      rowKey={idOf}
      empty={<EmptyState small title="No items." />}
    />
  );
}

const idOf = ({ id }: Activity) => id;

const { text } = columnsOf<Activity>();

const columns: readonly Column<Activity>[] = [
  {
    id: 'time',
    header: 'Time (UTC)',
    cell: ({ createdAt }) => <DateText value={createdAt} as="date-time" />,
    width: 144,
    whole: true,
    minWidth: 140,
  },
  text('action', 'Action', activityText, { minWidth: 120, wrap: true }),
  {
    id: 'user',
    header: 'User',
    cell: ({ user }) => user?.person.fullName ?? <Text role="meta">{anonymousLabel}</Text>,
    width: 132,
    minWidth: 100,
  },
];
