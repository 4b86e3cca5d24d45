import type { ScheduledJobStatus } from '@console/admin-contracts';
import type { RowOf } from '@console/api-kit';
import type { Database, Queries } from '@console/api-kit/database';
import { type SQL, sql } from 'drizzle-orm';
import type { scheduledJob } from '../tables.ts';

/** A job that this process has taken. Times are milliseconds. */
export interface TakenJob {
  readonly id: string;
  readonly workflowId: string;
  readonly workflowVersion: number;
  readonly targetResource: RowOf<typeof scheduledJob>['targetResource'];
  readonly targetId: string;
  readonly effectKey: string;
  readonly attempt: number;
  /** Counts this run too, until it ends. */
  readonly failures: number;
  readonly runAt: number;
  /** The user who wants it to run now. */
  readonly runBy: string | null;
  /** The status before: 'running' of one whose process is dead. */
  readonly was: ScheduledJobStatus;
}

const ms = (milliseconds: number): SQL => sql`${milliseconds} * interval '1 ms'`;

/** A process that was taken for dead holds an older attempt. */
const isStillOurs = ({ id, attempt }: TakenJob): SQL => sql`id = ${id} and attempt = ${attempt} and status = 'running'`;

const touched = sql`updated_at = statement_timestamp(), version = version + 1`;

/** Takes the job that has been due for the longest time. A job whose process is dead is due again when its lease ends. */
export async function takeDue(
  database: Queries,
  { now, leaseMs }: { readonly now: Date; readonly leaseMs: number },
): Promise<TakenJob | null> {
  const { rows } = await database.execute<TakenJob & Record<string, unknown>>(sql`
    with due as (
      select id, status from scheduled_job where due_at <= ${now.toISOString()}::timestamptz
      order by due_at limit 1 for update skip locked)
    update scheduled_job job set status = 'running', attempt = attempt + 1, failures = failures + 1,
      due_at = ${now.toISOString()}::timestamptz + ${ms(leaseMs)}, started_at = ${now.toISOString()}::timestamptz, ${touched}
    from due where job.id = due.id
    returning job.id, workflow_id as "workflowId", workflow_version as "workflowVersion", target_resource as "targetResource",
      target_id as "targetId", effect_key as "effectKey", attempt, failures, run_by as "runBy", due.status as was,
      floor(extract(epoch from run_at) * 1000)::float8 as "runAt"`);
  return rows[0] ?? null;
}

/** Returns the milliseconds until a job is due, or null when none waits. */
export async function untilDueMs(database: Queries, now: Date): Promise<number | null> {
  const { rows } = await database.execute<{ ms: number | null }>(sql`
    select (extract(epoch from (select due_at from scheduled_job where due_at is not null
      order by due_at limit 1) - ${now.toISOString()}::timestamptz) * 1000)::float8 as ms`);
  return rows[0]?.ms ?? null;
}

/** How a run of a job ends. */
export interface EndOfRun {
  readonly status: 'completed' | 'skipped' | 'failed' | 'timeout' | 'canceled';
  readonly message: string | null;
  /** Whether the condition held. Null when it was not checked. */
  readonly conditionCheck: boolean | null;
}

/**
 * Ends a job, in the transaction of its effect.
 *
 * @returns false when another process has taken it meanwhile.
 */
export async function saveEnd(tx: Queries, taken: TakenJob, now: Date, end: EndOfRun): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update scheduled_job set status = ${end.status}, run_message = ${end.message}, condition_check = ${end.conditionCheck},
      due_at = null, ended_at = ${now.toISOString()}::timestamptz, failures = 0, attempt = attempt + 1, ${touched}
    where ${isStillOurs(taken)} returning id`);
  return rows.length > 0;
}

/** Lets a job wait again for its time, which its target has changed. */
export async function waitAgain(tx: Queries, taken: TakenJob): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update scheduled_job set status = 'scheduled', due_at = run_at, started_at = null, failures = 0, attempt = attempt + 1, ${touched}
    where ${isStillOurs(taken)} returning id`);
  return rows.length > 0;
}

/** Runs a job again later. */
export const repeatLater = (database: Database, taken: TakenJob, now: Date, afterMs: number): Promise<void> =>
  leave(database, taken, sql`status = 'retrying', due_at = ${now.toISOString()}::timestamptz + ${ms(afterMs)}`);

/** Gives a job back undone: another process may take it at once. */
export const giveBack = (database: Database, taken: TakenJob, now: Date): Promise<void> =>
  leave(database, taken, sql`status = 'retrying', failures = failures - 1, due_at = ${now.toISOString()}::timestamptz`);

/** Ends a job without an effect. */
export const endWithout = (
  database: Database,
  taken: TakenJob,
  now: Date,
  { status, message }: { readonly status: 'failed' | 'timeout'; readonly message: string },
): Promise<void> =>
  leave(
    database,
    taken,
    sql`status = ${status}, run_message = ${message}, due_at = null, ended_at = ${now.toISOString()}::timestamptz`,
  );

async function leave(database: Database, taken: TakenJob, values: SQL): Promise<void> {
  await database.execute(
    sql`update scheduled_job set attempt = attempt + 1, ${values}, ${touched} where ${isStillOurs(taken)}`,
  );
}
