import { type ScheduledJobMove, scheduledJobStatuses } from '@console/admin-contracts';
import { lazyBulk } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { FilterPicker } from '@console/design-system/filter-bar';
import { Row, Stack } from '@console/design-system/layout';
import { DataTable } from '@console/design-system/table';
import { useSearchParams } from '@console/platform/router';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type JobRow, jobColumns, useJobRow } from '../scheduled-jobs/jobColumns.tsx';
import { ScheduledJobDialog } from '../scheduled-jobs/ScheduledJobDialog.tsx';
import type {
  ScheduledJobsCard_jobs$data,
  ScheduledJobsCard_jobs$key,
} from './__generated__/ScheduledJobsCard_jobs.graphql.ts';
import { useJobSelection } from './useJobSelection.ts';

const bulk = lazyBulk(() => import('../scheduled-jobs/scheduledJobBulk.tsx'));

/** The jobs of a workflow, the next one first (C§4). The URL holds the chosen states and the page. */
export function ScheduledJobsCard({ jobs: key }: { readonly jobs: ScheduledJobsCard_jobs$key }) {
  const { edges, totalCount, pageInfo, filter } = useFragment(
    graphql`
      fragment ScheduledJobsCard_jobs on WorkflowScheduledJobCursorConnection {
        edges {
          node {
            id
            target {
              reference
            }
            ...jobColumns_job
          }
        }
        filter
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
  const [started, setStarted] = useState<string | null>(null);
  const statuses = address.getAll('status');
  const go = (named: readonly (readonly [string, string])[]) =>
    setAddress(new URLSearchParams(named.map(([a, b]) => [a, b])));
  const chosen = statuses.map((status) => ['status', status] as const);
  const rows = edges.map(({ node }) => node);
  const { selection, names, clear } = useJobSelection(rows, nameOf, address.toString());
  const filterPicker = (
    <FilterPicker
      label="Status"
      multiple
      options={scheduledJobStatuses.options}
      selected={statuses}
      onChange={(next) => go(next.map((status) => ['status', status] as const))}
    />
  );
  const selected = {
    ...{ ids: selection.selected, names, nameHeader: 'Record', noun: ['job', 'jobs'] as const },
    ...{ isWholePage: names.length === rows.length, filter: filter ?? null, matching: totalCount, clear },
  };
  return (
    <Card
      title="Scheduled jobs"
      count={totalCount}
      {...(totalCount > 0 && { note: 'Times in UTC' })}
      flush
      // The actions for the selected jobs take the place of the filter, so no row moves.
      actions={
        names.length === 0 ? (
          filterPicker
        ) : (
          <Suspense fallback={filterPicker}>
            <bulk.Bar selected={selected} onStarted={setStarted} />
          </Suspense>
        )
      }
    >
      <Stack gap="s">
        <Suspense fallback={null}>
          <bulk.Work started={started} onStarted={setStarted} />
        </Suspense>
        <DataTable
          variant="card"
          label="Scheduled jobs"
          columns={jobColumns((job, move) => setAsked({ job, move }))}
          rows={rows}
          rowKey={rowKey}
          useRow={useJobRow}
          selection={selection}
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

type JobNode = ScheduledJobsCard_jobs$data['edges'][number]['node'];

const rowKey = ({ id }: JobNode) => id;
const nameOf = ({ target }: JobNode) => target?.reference ?? 'Deleted record';
