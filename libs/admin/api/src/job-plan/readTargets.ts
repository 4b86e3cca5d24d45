import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { workflowTargetOf } from '@console/core-api';
import { type SQL, sql } from 'drizzle-orm';
import { scheduledJob, type workflow } from '../tables.ts';
import type { TargetRow } from './planJobs.ts';

/** The parts of a workflow that say when it runs. */
export type Timing = Pick<
  RowOf<typeof workflow>,
  'id' | 'targetResource' | 'timeTriggerProperty' | 'timeTriggerInterval' | 'timeTriggerDirection'
>;

/** Which targets are read: some, or the next ones of a pass over all, in the order of their ids. */
export type Which =
  | { readonly ids: readonly string[] }
  | {
      readonly after: string;
      readonly most: number;
      /** Targets whose time was before are left out, unless they have a job. */
      readonly since: Date;
      /** Keeps others from changing the targets until the transaction ends. */
      readonly hold: boolean;
    };

/** An interval before or after a moment. It counts in UTC, so that no day has 23 hours. */
function shifted(moment: SQL, { timeTriggerInterval: interval, timeTriggerDirection }: Timing): SQL {
  if (interval === '') return moment;
  const sign = timeTriggerDirection === 'before' ? sql`-` : sql`+`;
  return sql`((${moment}) at time zone 'UTC' ${sign} ${interval}::interval) at time zone 'UTC'`;
}

const milliseconds = (moment: SQL) => sql`floor(extract(epoch from ${moment}) * 1000)::float8`;

interface Found extends Record<string, unknown> {
  id: string;
  reference: string;
  title: string;
  whyOver: string | null;
  value: number | null;
  runAt: number | null;
  effectKey: string | null;
  isDone: boolean;
  jobId: string | null;
  jobStatus: string | null;
  jobRunAt: number | null;
  jobKey: string | null;
  jobVersion: number | null;
}

/** Reads targets of a workflow with their times and their jobs that are not over, in one statement. */
export async function readTargets(queries: Queries, timing: Timing, which: Which): Promise<TargetRow[]> {
  const { of, joins = sql``, reference, title, whyOver, moments } = workflowTargetOf(timing.targetResource);
  const at = moments[timing.timeTriggerProperty]?.at ?? sql`null::timestamptz`;
  const isOpen = sql`${scheduledJob.workflowId} = ${timing.id} and ${scheduledJob.targetId} = ${of.table.id} and ${scheduledJob.endedAt} is null`;
  const wanted =
    'ids' in which
      ? sql`where ${of.table.id} = any(${sql.param(which.ids)}::text[])`
      : sql`where ${of.table.id} > ${which.after} and (${shifted(at, timing)} >= ${which.since.toISOString()}::timestamptz
          or exists (select from ${scheduledJob} where ${isOpen})) order by ${of.table.id} limit ${which.most}`;
  const locked = 'hold' in which && which.hold ? sql`for share of ${of.table}` : sql``;
  const { rows } = await queries.execute<Found>(sql`
    with target as (
      select ${of.table.id} as id, ${reference} as reference, ${title} as title, ${whyOver} as why_over,
        (${at})::timestamptz(3) as value, (${shifted(at, timing)})::timestamptz(3) as run_at
      from ${of.table} ${joins} ${wanted} ${locked}),
    keyed as (
      select target.*, ${`${timing.id}/`}::text || id || ${`/${timing.timeTriggerProperty}/`}::text || ${milliseconds(sql`value`)}::bigint as key
      from target)
    select keyed.id, reference, title, why_over as "whyOver", ${milliseconds(sql`value`)} as value,
      ${milliseconds(sql`keyed.run_at`)} as "runAt", key as "effectKey",
      exists (select from scheduled_job done where done.effect_key = key and done.status <> 'canceled' and done.ended_at is not null) as "isDone",
      job.id as "jobId", job.status as "jobStatus", ${milliseconds(sql`job.run_at`)} as "jobRunAt", job.effect_key as "jobKey",
      job.workflow_version as "jobVersion"
    from keyed left join scheduled_job job
      on job.workflow_id = ${timing.id} and job.target_id = keyed.id and job.ended_at is null
    order by keyed.id`);
  return rows.map(rowOf);
}

function rowOf(found: Found): TargetRow {
  const { id, reference, title, whyOver, value, runAt, effectKey, isDone } = found;
  const { jobId, jobStatus, jobRunAt, jobKey, jobVersion } = found;
  const job =
    jobId === null || jobStatus === null || jobRunAt === null || jobKey === null || jobVersion === null
      ? null
      : { id: jobId, status: jobStatus, runAt: jobRunAt, effectKey: jobKey, workflowVersion: jobVersion };
  return { targetId: id, reference, title, whyOver, value, runAt, effectKey, isDone, job };
}
