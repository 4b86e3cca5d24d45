import { type SQL, sql } from 'drizzle-orm';
import { newId, type Queries } from '../database/index.ts';
import { CHANNEL, encode } from '../live/wire.ts';
import { iriOf } from '../schema/ids.ts';
import { Job, type JobStatus } from './job.ts';

/** A job whose next step this process has taken. */
export interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
  readonly userId: string;
  readonly attempt: number;
  /** Counts this step too, until it is done. */
  readonly failures: number;
  readonly done: number;
  readonly result: unknown;
  /** The status before: 'running' of a further step, or of one whose process is dead. */
  readonly was: JobStatus;
}

const ms = (milliseconds: number) => sql`${milliseconds} * interval '1 ms'`;

/** A process that was taken for dead holds an older attempt. */
const isStillOurs = ({ id, attempt }: TakenJob) => sql`id = ${id} and attempt = ${attempt} and status = 'running'`;

/** The jobs that a process looks for. */
export interface WantedJobs {
  readonly names: readonly string[];
  /** The users whose jobs must wait. */
  readonly exceptOf: readonly string[];
}

const isWanted = ({ names, exceptOf }: WantedJobs) =>
  sql`name = any(${sql.param(names)}::text[]) and created_by <> all(${sql.param(exceptOf)}::text[])`;

/**
 * Takes the next step of the job that has been due for the longest time. A step whose process is dead is due again when
 * its lease ends. Jobs that only a newer release knows are left to it. The column holds rounded milliseconds.
 */
export async function takeDue(
  database: Queries,
  { leaseMs, ...wanted }: WantedJobs & { leaseMs: number },
): Promise<TakenJob | null> {
  const { rows } = await database.execute<TakenJob & Record<string, unknown>>(sql`
    with due as (
      select id, status from job where due_at <= now() + interval '1 ms' and ${isWanted(wanted)}
      order by due_at limit 1 for update skip locked)
    update job set status = 'running', attempt = attempt + 1, failures = failures + 1, reported = null,
      due_at = statement_timestamp() + ${ms(leaseMs)}, started_at = coalesce(started_at, statement_timestamp()),
      updated_at = statement_timestamp(), version = version + 1
    from due where job.id = due.id
    returning job.id, name, input, created_by as "userId", attempt, failures, done, result, due.status as was`);
  const [taken] = rows;
  if (taken && taken.was !== 'running') await database.execute(sql`select ${notice(taken)}`);
  return taken ?? null;
}

/** Returns the milliseconds until a wanted job is due, or null when none waits. */
export async function untilDueMs(database: Queries, wanted: WantedJobs): Promise<number | null> {
  const { rows } = await database.execute<{ ms: number | null }>(sql`
    select (extract(epoch from (select due_at from job where due_at is not null and ${isWanted(wanted)}
      order by due_at limit 1) - statement_timestamp()) * 1000)::float8 as ms`);
  return rows[0]?.ms ?? null;
}

interface Reached {
  readonly done: number;
  readonly total: number;
  readonly result: unknown;
}

/**
 * Saves what a step has reached, in the transaction of the step. The job is completed, or due again at once, behind the
 * jobs that wait.
 *
 * @returns false when the job was taken by another process meanwhile.
 */
export async function saveStep(tx: Queries, taken: TakenJob, { done, total, result }: Reached): Promise<boolean> {
  const isOver = done >= total;
  const { rows } = await tx.execute(sql`
    update job set done = ${done}, reported = null, total = ${total}, result = ${JSON.stringify(result)}::jsonb, failures = 0,
      attempt = attempt + 1, message = null, updated_at = statement_timestamp(), version = version + 1,
      ${isOver ? sql`status = 'completed', input = null, ended_at = statement_timestamp(), due_at = null` : sql`due_at = statement_timestamp()`}
    where ${isStillOurs(taken)} returning id`);
  return rows.length > 0;
}

/**
 * Keeps the job for this process, and shows how far its step is.
 *
 * @returns false when the job was taken by another process meanwhile.
 */
export function keepTaken(
  database: Queries,
  taken: TakenJob,
  { leaseMs, reported }: { leaseMs: number; reported: { done: number; total: number } | null },
): Promise<boolean> {
  const shown = reported ? sql`reported = ${reported.done}, total = ${reported.total}, ` : sql``;
  return change(database, taken, sql`${shown}due_at = statement_timestamp() + ${ms(leaseMs)}`);
}

/** Gives a step back undone: another process may take it at once. */
export function giveBack(database: Queries, taken: TakenJob): Promise<boolean> {
  return change(
    database,
    taken,
    sql`attempt = attempt + 1, failures = failures - 1, reported = null, due_at = statement_timestamp()`,
  );
}

/** Repeats a step later. */
export function repeatLater(database: Queries, taken: TakenJob, afterMs: number): Promise<boolean> {
  return change(
    database,
    taken,
    sql`status = 'retrying', attempt = attempt + 1, reported = null, due_at = statement_timestamp() + ${ms(afterMs)}`,
  );
}

/** Ends a job as failed. Its committed steps stay. */
export function fail(database: Queries, taken: TakenJob, message: string): Promise<boolean> {
  return change(
    database,
    taken,
    sql`status = 'failed', attempt = attempt + 1, reported = null, message = ${message}, due_at = null, ended_at = statement_timestamp()`,
  );
}

/** Deletes some jobs that ended long ago. */
export async function forgetOld(database: Queries, keptMs: number): Promise<void> {
  await database.execute(sql`delete from job where id in (
    select id from job where ended_at < statement_timestamp() - ${ms(keptMs)}
    order by ended_at limit 100 for update skip locked)`);
}

/** Changes a job that this process still has, and tells everybody who displays it. */
async function change(database: Queries, taken: TakenJob, values: SQL): Promise<boolean> {
  const { rows } = await database.execute(sql`
    with changed as (
      update job set ${values}, updated_at = statement_timestamp(), version = version + 1
      where ${isStillOurs(taken)} returning id)
    select ${notice(taken)} from changed`);
  return rows.length > 0;
}

/** The call that notifies every process of a changed job. */
function notice({ id, userId }: TakenJob): SQL {
  const touched = [iriOf(Job, id) ?? ''];
  const messages = encode({ id: newId(), author: userId, key: null, records: [], touched, lists: [] });
  return sql`pg_notify(${CHANNEL}, ${messages.join('')})`;
}
