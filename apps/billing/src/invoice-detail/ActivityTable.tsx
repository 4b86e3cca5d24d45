import { anonymousLabel } from '@console/billing-contracts';
import { DateText } from '@console/design-system/date';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack, Text } from '@console/design-system/layout';
import { type Column, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  ActivityTable_history$data,
  ActivityTable_history$key,
} from './__generated__/ActivityTable_history.graphql.ts';
import type { ActivityTable_logs$data, ActivityTable_logs$key } from './__generated__/ActivityTable_logs.graphql.ts';
import { activityText } from './activityText.ts';

interface Activity extends Logged {
  /** What the same write changed: "Due date: 29 Nov 2026 → 4 Jan 2027". */
  readonly changes: readonly string[];
}

type Logged = ActivityTable_logs$data['edges'][number]['node'];

export interface ActivityTableProps {
  /** Null while they load. */
  readonly logs: ActivityTable_logs$key | null;
  /** The history of the invoice. An entry belongs to the activity of the same write, which has the same time. */
  readonly history: ActivityTable_history$key;
}

/** The activities of an invoice: time, action and user (O§2), with what each has changed. */
export function ActivityTable({ logs: key, history: historyKey }: ActivityTableProps) {
  const history = useFragment(
    graphql`
      fragment ActivityTable_history on HistoryEntryCursorConnection {
        edges {
          node {
            id
            at
            action
            reason
            changes {
              field
              from
              to
            }
          }
        }
      }
    `,
    historyKey,
  );
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
      rows={logs?.edges.map(({ node }) => ({ ...node, ...changesOf(node, history) }))}
      rowKey={idOf}
      empty={<EmptyState small title="No items." />}
    />
  );
}

const idOf = ({ id }: Activity) => id;

/** The changes and the reason of the write that the activity tells of. The values of a new invoice are on its screen. */
function changesOf({ action, createdAt }: Logged, { edges }: ActivityTable_history$data): Pick<Activity, 'changes'> {
  const entries = edges.filter(({ node }) => node.at === createdAt && node.action === 'changed');
  // The activity names a new status itself.
  const isTold = (field: string) => action === 'status_changed' && field === 'Status';
  const changes = entries.flatMap(({ node }) => [
    ...node.changes
      .filter(({ field }) => !isTold(field))
      .map(({ field, from, to }) => `${field}: ${from ?? '–'} → ${to ?? '–'}`),
    ...(node.reason === null ? [] : [`Reason: ${node.reason}`]),
  ]);
  return { changes };
}

const columns: readonly Column<Activity>[] = [
  {
    id: 'time',
    header: 'Time (UTC)',
    cell: ({ createdAt }) => <DateText value={createdAt} as="date-time" />,
    width: 144,
    whole: true,
    minWidth: 140,
    phoneWidth: 96,
    wrap: true,
  },
  {
    id: 'action',
    header: 'Action',
    cell: (activity) => (
      <Stack gap="none">
        <span>{activityText(activity)}</span>
        {activity.changes.map((change) => (
          <Text key={change} role="meta">
            {change}
          </Text>
        ))}
      </Stack>
    ),
    minWidth: 120,
    phoneWidth: 104,
    wrap: true,
  },
  {
    id: 'user',
    header: 'User',
    cell: ({ user }) => user?.person.fullName ?? <Text role="meta">{anonymousLabel}</Text>,
    width: 132,
    minWidth: 100,
    phoneWidth: 88,
    wrap: true,
  },
];
