import { type ScheduledJobMove, scheduledJobStatuses } from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { FilterPicker } from '@console/design-system/filter-bar';
import { Row, Stack } from '@console/design-system/layout';
import { DataTable } from '@console/design-system/table';
import { useSearchParams } from '@console/platform/router';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type JobRow, jobColumns, useJobRow } from '../scheduled-jobs/jobColumns.tsx';
import { ScheduledJobDialog } from '../scheduled-jobs/ScheduledJobDialog.tsx';
import type { ScheduledJobsCard_jobs$key } from './__generated__/ScheduledJobsCard_jobs.graphql.ts';

/** The jobs of a workflow, the next one first (C§4). The URL holds the chosen states and the page. */
export function ScheduledJobsCard({ jobs: key }: { readonly jobs: ScheduledJobsCard_jobs$key }) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ScheduledJobsCard_jobs on WorkflowScheduledJobCursorConnection {
        edges {
          node {
            id
            ...jobColumns_job
          }
        }
        totalCount
        pageInfo {
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    `,
    key,
  );
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<{ readonly job: JobRow; readonly move: ScheduledJobMove } | null>(null);
  const statuses = address.getAll('status');
  const go = (named: readonly (readonly [string, string])[]) =>
    setAddress(new URLSearchParams(named.map(([a, b]) => [a, b])));
  const chosen = statuses.map((status) => ['status', status] as const);
  return (
    <Card
      title="Scheduled jobs"
      count={totalCount}
      flush
      actions={
        <FilterPicker
          label="Status"
          multiple
          options={scheduledJobStatuses.options}
          selected={statuses}
          onChange={(next) => go(next.map((status) => ['status', status] as const))}
        />
      }
    >
      <Stack gap="s">
        <DataTable
          variant="card"
          label="Scheduled jobs"
          columns={jobColumns((job, move) => setAsked({ job, move }))}
          rows={edges.map(({ node }) => node)}
          rowKey={rowKey}
          useRow={useJobRow}
          empty={<EmptyState small title="No records." />}
        />
        {(pageInfo.hasNextPage || pageInfo.hasPreviousPage) && (
          <Row justify="right">
            {pageInfo.hasPreviousPage && <Button onClick={() => go(chosen)}>First page</Button>}
            {pageInfo.hasNextPage && (
              <Button onClick={() => go([...chosen, ['after', pageInfo.endCursor ?? '']])}>Next page</Button>
            )}
          </Row>
        )}
      </Stack>
      {asked && <ScheduledJobDialog job={asked.job} move={asked.move} onClose={() => setAsked(null)} />}
    </Card>
  );
}

const rowKey = ({ id }: { readonly id: string }) => id;
