import { type Database, newId } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';

/**
 * Adds workflows that add a note to each booking ten years after it was made.
 *
 * @returns their ids.
 */
export async function addWorkflows(database: Database, count: number, isActive: boolean): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await database.execute(sql`
    INSERT INTO workflow (id, name, target_resource, is_active, action, action_input, time_trigger_property, time_trigger_interval,
      time_trigger_direction, when_passed)
    SELECT id, 'Workflow ' || id, 'booking', ${isActive}, 'add_note', '{"body": "<p>Look.</p>"}', 'bookedAt', 'P10Y', 'after', 'run'
    FROM unnest(${sql.param(ids)}::text[]) AS made(id)`);
  await database.execute(sql`
    INSERT INTO workflow_version (id, workflow_id, number, definition)
    SELECT id, id, 1, jsonb_build_object('condition', null, 'action', action, 'actionInput', action_input, 'timeTriggerProperty',
      time_trigger_property, 'timeTriggerInterval', time_trigger_interval, 'timeTriggerDirection', 'after', 'whenPassed', 'run')
    FROM workflow WHERE id = any(${sql.param(ids)}::text[])`);
  return ids;
}

/** Adds a job for each booking and each of some workflows, all of them due now, as if they were run by hand. */
export async function addDueJobs(database: Database, workflows: readonly string[]): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    WITH target AS (
      SELECT w.id AS workflow, b.id, b.ref, date_trunc('milliseconds', b.booked_at) AS at, row_number() OVER () AS number
      FROM unnest(${sql.param(workflows)}::text[]) AS w(id), booking b WHERE b.status <> 'canceled'),
    made AS (
      INSERT INTO scheduled_job (id, workflow_id, workflow_version, action, target_resource, target_id, target_reference, status, run_at,
        due_at, effect_key, time_trigger_property, time_trigger_interval, time_trigger_direction, run_by)
      SELECT '01C0' || lpad(upper(to_hex(number)), 22, '0'), workflow, 1, 'add_note', 'booking', id, ref, 'queued', now(), now(),
        workflow || '/' || id || '/bookedAt/' || (extract(epoch FROM at) * 1000)::bigint, 'bookedAt', 'P10Y', 'after', workflow
      FROM target RETURNING id)
    SELECT count(*)::int AS count FROM made`);
  return rows[0]?.count ?? 0;
}

/** The number of jobs that are not over. */
export async function openJobs(database: Database, workflows: readonly string[]): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM scheduled_job WHERE workflow_id = any(${sql.param(workflows)}::text[]) AND ended_at IS NULL`);
  return rows[0]?.count ?? 0;
}
