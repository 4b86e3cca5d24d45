import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Text } from '@console/design-system/layout';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceActivityCard_invoice$key } from './__generated__/InvoiceActivityCard_invoice.graphql.ts';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { type ActivityFilter, everyActivity, useFilteredActivity } from './useFilteredActivity.ts';

/** The one log of an invoice: its newest ten activities with what they changed, with filters for actions and users (O§2, O§7). */
export function InvoiceActivityCard({ invoice: key }: { invoice: InvoiceActivityCard_invoice$key }) {
  const { id, version, activityLogs, history } = useFragment(
    graphql`
      fragment InvoiceActivityCard_invoice on Invoice {
        id
        version
        activityLogs(first: 10) {
          edges {
            node {
              id
            }
          }
          totalCount
          ...ActivityTable_logs
        }
        history(first: 25) {
          ...ActivityTable_history
        }
      }
    `,
    key,
  );
  const [filter, setFilter] = useState<ActivityFilter>(everyActivity);
  const filtered = useFilteredActivity(id, version, filter);
  const logs = filtered ? filtered.logs : activityLogs;
  const shown = logs?.edges.length ?? 0;
  const total = logs?.totalCount ?? 0;
  return (
    <Card
      title="Activity log"
      count={logs && total === shown ? total : undefined}
      flush
      actions={
        <Row wrap justify="right" gap="s">
          {total > shown && <Text role="meta">{`${shown} of ${total}`}</Text>}
          <ActivityFilters filter={filter} onChange={setFilter} />
        </Row>
      }
    >
      {filtered?.failed ? (
        <EmptyState
          small
          title="The filtered activities could not be loaded."
          actions={<Button onClick={filtered.refetch}>Try again</Button>}
        />
      ) : (
        <ActivityTable logs={logs} history={history} />
      )}
    </Card>
  );
}
