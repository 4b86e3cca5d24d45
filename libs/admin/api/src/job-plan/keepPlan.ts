import type { RowOf, Writing } from '@console/api-kit';
import { newId } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import { WorkflowScheduledJob } from '../nodes.ts';
import type { workflow } from '../tables.ts';
import type { JobPlan, StoppedJob } from './planJobs.ts';

const rowsOf = (rows: readonly object[]) => JSON.stringify(rows);
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A job that waits, is disabled or blocked, and that no process runs now. */
const waits = sql`job.ended_at is null and job.status <> 'running'`;

/** Every process looks for jobs that are due at least this often. */
const LOOK_MS = 15_000;

/**
 * Writes what a plan says. A job that another write has made or ended meanwhile stays as it is. There may be thousands, and their
 * screens poll them, so nothing is published, except one that is due before the processes look again: it wakes them.
 */
export async function keepPlan(writing: Writing, { id, ...of }: RowOf<typeof workflow>, plan: JobPlan): Promise<void> {
  const { tx, now } = writing;
  const { made, moved, canceled, blocked } = plan;
  if (made.length + moved.length + canceled.length + blocked.length === 0) return;
  const news = made.map(() => newId());
  const trigger = sql`${of.timeTriggerProperty}, ${of.timeTriggerInterval}, ${of.timeTriggerDirection}`;
  const late = made.flatMap(({ row }) => row.lateJobId ?? []);
  if (late.length > 0) await giveKeysBack(writing, late);
  if (made.length > 0) {
    const rows = made.map(({ row, value, runAt, effectKey, status, message }, index) => ({
      ...{ id: news[index], target: row.targetId, reference: row.reference, key: effectKey, status, message },
      ...{ run: iso(runAt), value: iso(value) },
    }));
    await tx.execute(sql`
      insert into scheduled_job (id, workflow_id, workflow_version, action, target_resource, target_id, target_reference, status, run_at, effect_key,
        time_trigger_property, time_trigger_interval, time_trigger_direction, time_trigger_property_value, run_message, due_at, ended_at,
        created_at, updated_at)
      select id, ${id}, ${of.revision}, ${of.action}, ${of.targetResource}, target, reference, status, run, key, ${trigger}, value, message,
        case when status = 'scheduled' then run end, case when status = 'skipped' then ${iso(now.getTime())}::timestamptz end,
        ${iso(now.getTime())}::timestamptz, ${iso(now.getTime())}::timestamptz
      from jsonb_to_recordset(${rowsOf(rows)}::jsonb)
        as made (id text, target text, reference text, status text, run timestamptz, key text, value timestamptz, message text)
      on conflict do nothing`);
  }
  if (moved.length > 0) {
    const rows = moved.map(({ jobId, value, runAt, effectKey, status, message }) => ({
      ...{ id: jobId, key: effectKey, status, message, run: iso(runAt), value: iso(value) },
    }));
    await tx.execute(sql`
      update scheduled_job job set workflow_version = ${of.revision}, action = ${of.action}, status = moved.status, run_at = moved.run,
        effect_key = moved.key, (time_trigger_property, time_trigger_interval, time_trigger_direction) = row(${trigger}),
        time_trigger_property_value = moved.value, run_message = moved.message, run_by = null, failures = 0,
        due_at = case when moved.status = 'scheduled' then moved.run end,
        ended_at = case when moved.status = 'skipped' then ${iso(now.getTime())}::timestamptz end,
        updated_at = ${iso(now.getTime())}::timestamptz, version = version + 1
      from jsonb_to_recordset(${rowsOf(rows)}::jsonb)
        as moved (id text, status text, run timestamptz, key text, value timestamptz, message text)
      where job.id = moved.id and ${waits}`);
  }
  const soon = [...made.map((job, index) => ({ ...job, jobId: news[index] })), ...moved].find(
    ({ status, runAt }) => status === 'scheduled' && runAt < now.getTime() + LOOK_MS,
  );
  if (soon?.jobId) writing.changes.touch(WorkflowScheduledJob, soon.jobId);
  await stop(writing, canceled, sql`status = 'canceled', ended_at = ${iso(now.getTime())}::timestamptz`);
  await stop(writing, blocked, sql`status = 'blocked'`);
}

/** Jobs that were skipped as too late make room for those that are made for another time. */
async function giveKeysBack({ tx, now }: Writing, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update scheduled_job set status = 'canceled', run_message = 'The workflow has another time now.',
      updated_at = ${iso(now.getTime())}::timestamptz, version = version + 1
    where id = any(${sql.param(ids)}::text[]) and status = 'skipped'`);
}

/** Ends the jobs of targets that no longer exist. */
export async function cancelJobsOf(writing: Writing, targetIds: readonly string[], message: string): Promise<void> {
  const { tx, now } = writing;
  await tx.execute(sql`
    update scheduled_job job set status = 'canceled', run_message = ${message}, due_at = null, ended_at = ${iso(now.getTime())}::timestamptz,
      updated_at = ${iso(now.getTime())}::timestamptz, version = version + 1
    where job.target_id = any(${sql.param(targetIds)}::text[]) and ${waits}`);
}

async function stop({ tx, now }: Writing, jobs: readonly StoppedJob[], to: ReturnType<typeof sql>): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ jobId, message }) => ({ id: jobId, message }));
  await tx.execute(sql`
    update scheduled_job job set ${to}, run_message = stopped.message, due_at = null,
      updated_at = ${iso(now.getTime())}::timestamptz, version = version + 1
    from jsonb_to_recordset(${rowsOf(rows)}::jsonb) as stopped (id text, message text)
    where job.id = stopped.id and ${waits}`);
}
