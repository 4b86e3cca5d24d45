import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type WorkflowTarget, workflowTargetOf } from '@console/core-api';
import { type SQL, sql } from 'drizzle-orm';
import { scheduledJob, type workflow } from '../tables.ts';
import type { TargetRow } from './planJobs.ts';

/** The parts of a workflow that say when it runs. */
export type Timing = Pick<
  RowOf<typeof workflow>,
  'id' | 'targetResource' | 'timeTriggerProperty' | 'timeTriggerInterval' | 'timeTriggerDirection'
>;

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
  lateJobId: string | null;
  jobId: string | null;
  jobStatus: string | null;
  jobRunAt: number | null;
  jobKey: string | null;
  jobVersion: number | null;
}

/** The next part of a pass over all targets of a workflow, the newest first. */
export interface Part {
  /** The target at which the last part ended. Null for the first part. */
  readonly after: string | null;
  /** How many records are looked at. */
  readonly most: number;
  /** How many targets are found. Then the part ends earlier. The default is as many as there are. */
  readonly mostFound?: number;
  /** Targets whose time was before are left out, unless they have a job. */
  readonly since: Date;
}

export interface FoundPart {
  /** The targets with a job, or with a time for one. */
  readonly ids: readonly string[];
  /** Where the next part begins. */
  readonly after: string | null;
  /** How many records were looked at. */
  readonly looked: number;
  readonly isLast: boolean;
}

/** Finds the next targets of a pass. It locks none, because most of the records that it looks at may be none of them. */
export async function nextTargets(queries: Queries, timing: Timing, part: Part): Promise<FoundPart> {
  const { after, most, mostFound = most, since } = part;
  const { of, joins = sql``, moments } = workflowTargetOf(timing.targetResource);
  const { id } = of.table;
  const isNext = after === null ? sql`true` : sql`${id} < ${after}`;
  const { rows } = await queries.execute<{ first: string | null; looked: number; ids: string[] }>(sql`
    with part as (select min(id) as first, count(*)::int as looked
      from (select ${id} as id from ${of.table} where ${isNext} order by ${id} desc limit ${most}) as looked),
    found as (select ${id} as id from ${of.table} ${joins} where ${isNext} and ${id} >= (select first from part)
      and (${shifted(momentOf(timing, moments), timing)} >= ${since.toISOString()}::timestamptz or exists (select from ${scheduledJob}
        where ${scheduledJob.workflowId} = ${timing.id} and ${scheduledJob.targetId} = ${id} and ${scheduledJob.endedAt} is null))
      order by ${id} desc limit ${mostFound})
    select first, looked, array(select id::text from found) as ids from part`);
  const { first = null, looked = 0, ids = [] } = rows[0] ?? {};
  if (ids.length < mostFound) return { ids, after: first, looked, isLast: looked < most };
  return { ids, after: ids.at(-1) ?? null, looked: ids.length, isLast: false };
}

const momentOf = ({ timeTriggerProperty }: Timing, moments: WorkflowTarget['moments']): SQL =>
  moments[timeTriggerProperty]?.at ?? sql`null::timestamptz`;

/**
 * Reads targets of a workflow with their times and their jobs that are not over, in one statement.
 *
 * @param options.hold keeps others from changing the targets until the transaction ends.
 */
export async function readTargets(
  queries: Queries,
  timing: Timing,
  ids: readonly string[],
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<TargetRow[]> {
  const { of, joins = sql``, reference, title, whyOver, moments } = workflowTargetOf(timing.targetResource);
  const at = momentOf(timing, moments);
  const locked = hold ? sql`order by ${of.table.id} for share of ${of.table}` : sql``;
  const { rows } = await queries.execute<Found>(sql`
    with target as (
      select ${of.table.id} as id, ${reference} as reference, ${title} as title, ${whyOver} as why_over,
        (${at})::timestamptz(3) as value, (${shifted(at, timing)})::timestamptz(3) as run_at
      from ${of.table} ${joins} where ${of.table.id} = any(${sql.param(ids)}::text[]) ${locked}),
    keyed as (
      select target.*, ${`${timing.id}/`}::text || id || ${`/${timing.timeTriggerProperty}/`}::text || ${milliseconds(sql`value`)}::bigint as key
      from target)
    select keyed.id, reference, title, why_over as "whyOver", ${milliseconds(sql`value`)} as value,
      ${milliseconds(sql`keyed.run_at`)} as "runAt", key as "effectKey",
      exists (select from scheduled_job done where done.effect_key = key and done.status <> 'canceled' and done.ended_at is not null
        and done.id is distinct from late.id) as "isDone", late.id as "lateJobId",
      job.id as "jobId", job.status as "jobStatus", ${milliseconds(sql`job.run_at`)} as "jobRunAt", job.effect_key as "jobKey",
      job.workflow_version as "jobVersion"
    from keyed left join scheduled_job job
      on job.workflow_id = ${timing.id} and job.target_id = keyed.id and job.ended_at is null
    left join scheduled_job late on late.effect_key = key and late.status = 'skipped' and late.condition_check is null
      and late.run_at <> keyed.run_at
    order by keyed.id`);
  return rows.map(rowOf);
}

function rowOf(found: Found): TargetRow {
  const { id, reference, title, whyOver, value, runAt, effectKey, isDone, lateJobId } = found;
  const { jobId, jobStatus, jobRunAt, jobKey, jobVersion } = found;
  const job =
    jobId === null || jobStatus === null || jobRunAt === null || jobKey === null || jobVersion === null
      ? null
      : { id: jobId, status: jobStatus, runAt: jobRunAt, effectKey: jobKey, workflowVersion: jobVersion };
  return { targetId: id, reference, title, whyOver, value, runAt, effectKey, isDone, lateJobId, job };
}
