import { movesOfJob, type ScheduledJobMove, scheduledJobMoves, scheduledJobStatuses } from '@console/admin-contracts';
import { workflowTargetResources } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { CheckmarkCircleIcon, PlayIcon, ProhibitedIcon } from '@console/design-system/icons';
import { Row } from '@console/design-system/layout';
import { StatusBadge } from '@console/design-system/status-badge';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { Tooltip } from '@console/design-system/tooltip';
import { formatDateTime } from '@console/format';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { linkOfRecord } from '../records/linkOfRecord.ts';
import type { jobColumns_job$data, jobColumns_job$key } from './__generated__/jobColumns_job.graphql.ts';

export type JobRow = jobColumns_job$data;

/** The fields of a job that its row shows. */
export function useJobRow(key: jobColumns_job$key): JobRow {
  return useFragment(
    graphql`
      fragment jobColumns_job on WorkflowScheduledJob {
        id
        status
        runnable
        statusChangeAllowed
        conditionCheck
        runAt
        startedAt
        endedAt
        runMessage
        targetResource
        target {
          reference
          title
          shownBy
        }
        timeTriggerPropertyLabel
        timeTriggerInterval
      }
    `,
    key,
  );
}

/** The icons of the moves, in a row and for several jobs. */
export const moveIcons: Readonly<Record<ScheduledJobMove, ReactElement>> = {
  run: <PlayIcon size={16} />,
  disable: <ProhibitedIcon size={16} />,
  enable: <CheckmarkCircleIcon size={16} />,
};

const { link, text } = columnsOf<JobRow>();

const moment = (value: string | null | undefined) => (value ? formatDateTime(value) : null);
const startingLarge = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const conditionWords = (check: boolean | null | undefined) => (check == null ? null : check ? 'True' : 'False');

/**
 * The columns of the jobs (ADM-06): status, record and its kind, run time, start and end, trigger property and interval, condition
 * check, run message.
 *
 * @param onAsk called when a person wants to move a job.
 */
export function jobColumns(onAsk: (job: JobRow, move: ScheduledJobMove) => void): readonly Column<JobRow>[] {
  return keepOnPhone(
    ['status', 'target', 'runAt', 'actions'],
    [
      {
        id: 'status',
        header: 'Status',
        width: 124,
        minWidth: 120,
        whole: true,
        cell: ({ status, runMessage }) => (
          <Tooltip content={runMessage}>
            <span tabIndex={runMessage ? 0 : undefined}>
              <StatusBadge of={scheduledJobStatuses} status={status} />
            </span>
          </Tooltip>
        ),
      },
      link(
        'target',
        'Record',
        ({ target }) => target && { to: linkOfRecord(target.shownBy), text: `${target.reference} ${target.title}` },
        {
          minWidth: 160,
        },
      ),
      text('targetResource', 'Kind', ({ targetResource }) => workflowTargetResources.labelOf(targetResource), {
        width: 112,
        dropRank: 1,
      }),
      text('runAt', 'Run time', ({ runAt }) => moment(runAt), { width: 140, minWidth: 132, whole: true }),
      text('startedAt', 'Start', ({ startedAt }) => moment(startedAt), { width: 140, minWidth: 132, dropRank: 5 }),
      text('endedAt', 'End', ({ endedAt }) => moment(endedAt), { width: 140, minWidth: 132, dropRank: 4 }),
      // The jobs of a workflow mostly have one property and one interval, which its head displays too.
      text('timeTriggerProperty', 'Trigger property', (job) => startingLarge(job.timeTriggerPropertyLabel), {
        width: 132,
        minWidth: 116,
        dropRank: 3,
      }),
      text('timeTriggerInterval', 'Interval', ({ timeTriggerInterval }) => timeTriggerInterval || 'None', {
        width: 112,
        minWidth: 96,
        dropRank: 2,
      }),
      text('conditionCheck', 'Condition check', ({ conditionCheck }) => conditionWords(conditionCheck), {
        width: 116,
        minWidth: 108,
        dropRank: 7,
      }),
      text('runMessage', 'Run message', ({ runMessage }) => runMessage, { width: 200, minWidth: 140, dropRank: 6 }),
      {
        id: 'actions',
        header: 'Actions',
        width: 88,
        minWidth: 88,
        cell: (job) => (
          <Row gap="xs">
            {movesOfJob(job).map((move) => (
              <Tooltip key={move} content={scheduledJobMoves.moves[move].label}>
                <Button
                  size="small"
                  appearance="subtle"
                  icon={moveIcons[move]}
                  aria-label={`${scheduledJobMoves.moves[move].label} ${job.target?.reference ?? ''}`}
                  onClick={() => onAsk(job, move)}
                />
              </Tooltip>
            ))}
          </Row>
        ),
      },
    ],
  );
}
