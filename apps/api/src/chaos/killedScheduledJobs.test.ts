import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, type DatabaseLocation, newId } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import { createTestDatabase, demoDatabase, postgresUrlOf, testPostgresUrl } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { runsAll, seed } from '../testing/chaos/effort.ts';
import { killWorkers, startWorker } from '../testing/chaos/startWorker.ts';

const WORKER = fileURLToPath(new URL('../testing/chaos/scheduledJobWorker.ts', import.meta.url));
const KILLS = runsAll ? 10 : 1;
const JOBS = runsAll ? 1_500 : 60;
const PROCESSES = runsAll ? 3 : 2;

afterAll(killWorkers);

test.runIf(testPostgresUrl())(
  `ADM-07 kill -9 of ${PROCESSES} processes, ${KILLS} times, among ${JOBS} scheduled jobs: each takes effect exactly once`,
  async () => {
    const database = await createTestDatabase({ ...demoDatabase(), engine: 'postgres' });
    const location = { url: await postgresUrlOf(database), connections: 3 };
    const draw = random('scheduled jobs', seed);
    try {
      await fill(database);
      for (let kills = 0; kills < KILLS; kills += 1) {
        const workers = await Promise.all(Array.from({ length: PROCESSES }, () => work(location)));
        await wait(draw.between(0, 60));
        for (const { kill } of workers) await kill();
      }
      const last = await work(location);
      await last.over;
      await last.kill();
      const jobs = await database.execute(sql`SELECT status, count(*)::int AS count FROM scheduled_job GROUP BY 1`);
      const notes = await database.execute(sql`SELECT sum(times)::int AS all, max(times)::int AS most
        FROM (SELECT count(*) AS times FROM note WHERE created_by IN (SELECT id FROM workflow)
          GROUP BY created_by, training_class_id) AS each`);
      expect({ jobs: jobs.rows, notes: notes.rows }, `CHAOS_SEED=${seed}`).toEqual({
        jobs: [{ status: 'completed', count: JOBS }],
        notes: [{ all: JOBS, most: 1 }],
      });
    } finally {
      await database.close();
    }
  },
);

/** Makes jobs that are due: one for each class and workflow, as many as needed. */
async function fill(database: Database): Promise<void> {
  await database.execute(sql`DELETE FROM scheduled_job`);
  await database.execute(sql`UPDATE workflow SET is_active = false`);
  for (let made = 0; made < JOBS; ) {
    const workflow = newId();
    await database.execute(sql`INSERT INTO workflow (id, name, target_resource, is_active, action, action_input, time_trigger_property,
        time_trigger_interval, time_trigger_direction, when_passed)
      VALUES (${workflow}, ${workflow}, 'training_class', true, 'add_note', '{"body": "<p>Once</p>"}', 'createdAt', '', 'after', 'run')`);
    await database.execute(sql`INSERT INTO workflow_version (id, workflow_id, number, definition)
      SELECT id, id, 1, jsonb_build_object('condition', null, 'action', action, 'actionInput', action_input, 'timeTriggerProperty',
        time_trigger_property, 'timeTriggerInterval', '', 'timeTriggerDirection', 'after', 'whenPassed', 'run') FROM workflow WHERE id = ${workflow}`);
    const { rows } = await database.execute<{ id: string }>(sql`
      WITH target AS (SELECT id, ref, date_trunc('milliseconds', created_at) AS at FROM training_class WHERE status <> 'canceled' ORDER BY id LIMIT ${JOBS - made})
      INSERT INTO scheduled_job (id, workflow_id, workflow_version, action, target_resource, target_id, target_reference, status, run_at, due_at,
        effect_key, time_trigger_property, time_trigger_interval, time_trigger_direction, run_by)
      SELECT left(${workflow}, 20) || right(id, 6), ${workflow}, 1, 'add_note', 'training_class', id, ref, 'queued', at, at,
        ${`${workflow}/`}::text || id || '/createdAt/' || (extract(epoch from at) * 1000)::bigint, 'createdAt', '', 'after', ${workflow}
      FROM target RETURNING id`);
    made += rows.length;
  }
}

const work = (location: DatabaseLocation) => startWorker(WORKER, [JSON.stringify(location)], 'run');
