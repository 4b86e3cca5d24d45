import { movesOfJob, type ScheduledJobMove, scheduledJobMoves, scheduledJobStatuses } from '@console/admin-contracts';
import { workflowTargetResources } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { CheckmarkCircleIcon, PlayIcon, ProhibitedIcon } from '@console/design-system/icons';
import { PhoneOnly, Row, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { Tooltip } from '@console/design-system/tooltip';
import { capitalized, formatDateTime } from '@console/format';
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

const { text } = columnsOf<JobRow>();

/** The width of a day above its time. */
const twoLines = { width: 98, minWidth: 98, wrap: true } as const;

const moment = (value: string | null | undefined) => (value ? formatDateTime(value) : null);
const conditionWords = (check: boolean | null | undefined) => (check == null ? null : check ? 'True' : 'False');

/**
 * The columns of the jobs (ADM-06): status, record and its kind, run time, start and end, trigger property and interval, condition
 * check, run message.
 *
 * @param onAsk called when a person wants to move a job.
 */
export function jobColumns(onAsk: (job: JobRow, move: ScheduledJobMove) => void): readonly Column<JobRow>[] {
  return keepOnPhone(
    ['status', 'target', 'actions'],
    [
      {
        id: 'status',
        header: 'Status',
        width: 116,
        minWidth: 112,
        phoneWidth: 102,
        whole: true,
        cell: ({ status, runMessage }) => (
          <Tooltip content={runMessage}>
            <span tabIndex={runMessage ? 0 : undefined}>
              <StatusBadge of={scheduledJobStatuses} status={status} />
            </span>
          </Tooltip>
        ),
      },
      {
        id: 'target',
        header: 'Record',
        minWidth: 128,
        phoneWidth: 80,
        wrap: true,
        cell: ({ target, runAt }) => (
          <>
            {target ? <Link to={linkOfRecord(target.shownBy)}>{target.reference}</Link> : 'Deleted'}{' '}
            {target && (
              <Text role="meta" oneLine>
                {target.title}
              </Text>
            )}
            <PhoneOnly>
              <Text role="meta">{moment(runAt)}</Text>
            </PhoneOnly>
          </>
        ),
      },
      text('targetResource', 'Kind', ({ targetResource }) => workflowTargetResources.labelOf(targetResource), {
        ...{ width: 76, minWidth: 72, wrap: true, dropRank: 1 },
      }),
      text('runAt', 'Run time', ({ runAt }) => moment(runAt), twoLines),
      text('startedAt', 'Start', ({ startedAt }) => moment(startedAt), { ...twoLines, dropRank: 5 }),
      text('endedAt', 'End', ({ endedAt }) => moment(endedAt), { ...twoLines, dropRank: 4 }),
      // The jobs of a workflow mostly have one property and one interval, which its head displays too.
      text('timeTriggerProperty', 'Trigger property', (job) => capitalized(job.timeTriggerPropertyLabel), {
        ...{ width: 104, minWidth: 104, wrap: true, dropRank: 3 },
      }),
      text('timeTriggerInterval', 'Interval', ({ timeTriggerInterval }) => timeTriggerInterval || 'None', {
        ...{ width: 80, minWidth: 76, wrap: true, dropRank: 2 },
      }),
      text('conditionCheck', 'Condition check', ({ conditionCheck }) => conditionWords(conditionCheck), {
        ...{ width: 108, minWidth: 108, dropRank: 7 },
      }),
      text('runMessage', 'Run message', ({ runMessage }) => runMessage, {
        ...{ width: 240, minWidth: 120, dropRank: 6 },
      }),
      {
        id: 'actions',
        header: 'Actions',
        width: 76,
        minWidth: 68,
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
