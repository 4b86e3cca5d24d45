import { anonymousLabel } from '@console/billing-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { EmptyState } from '@console/design-system/empty-state';
import { Text } from '@console/design-system/layout';
import { type Column, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceActivityCard_invoice$data,
  InvoiceActivityCard_invoice$key,
} from './__generated__/InvoiceActivityCard_invoice.graphql.ts';
import { activityWords } from './activityWords.ts';

type Activity = InvoiceActivityCard_invoice$data['activityLogs']['edges'][number]['node'];

/** What happened to the invoice, the newest ten: when, what and by whom (O§2). */
export function InvoiceActivityCard({ invoice: key }: { invoice: InvoiceActivityCard_invoice$key }) {
  const { activityLogs: logs } = useFragment(
    graphql`
      fragment InvoiceActivityCard_invoice on Invoice {
        activityLogs(first: 10) {
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
          totalCount
        }
      }
    `,
    key,
  );
  const rows = logs.edges.map(({ node }) => node);
  const isCut = logs.totalCount > rows.length;
  return (
    <Card
      title="Activity log"
      count={isCut ? undefined : logs.totalCount}
      flush
      actions={isCut && <Text role="meta">{`${rows.length} of ${logs.totalCount}`}</Text>}
    >
      <DataTable
        variant="card"
        label="Activity log"
        columns={columns}
        rows={rows}
        rowKey={idOf}
        empty={<EmptyState small title="No items." />}
      />
    </Card>
  );
}

const idOf = ({ id }: Activity) => id;

const columns: readonly Column<Activity>[] = [
  {
    id: 'time',
    header: 'Time (UTC)',
    cell: ({ createdAt }) => <DateText value={createdAt} as="date-time" />,
    width: 144,
    minWidth: 140,
  },
  { id: 'action', header: 'Action', cell: activityWords, minWidth: 120, wrap: true },
  {
    id: 'user',
    header: 'User',
    cell: ({ user }) => user?.person.fullName ?? <Text role="meta">{anonymousLabel}</Text>,
    width: 132,
    minWidth: 100,
  },
];
