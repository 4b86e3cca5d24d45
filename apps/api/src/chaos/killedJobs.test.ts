import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startJob } from '@console/api-kit';
import { type Database, type DatabaseLocation, type Engine, newId, openDatabase } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import {
  createTestDatabase,
  createTestDataDir,
  demoDatabase,
  postgresUrlOf,
  testPostgresUrl,
  writeAs,
} from '@console/api-kit/testing';
import { createAdministrator, findUser } from '@console/core-api';
import { addNotes } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { runsAll, seed } from '../testing/chaos/effort.ts';
import { killWorkers, startWorker } from '../testing/chaos/startWorker.ts';

const WORKER = fileURLToPath(new URL('../testing/chaos/jobWorker.ts', import.meta.url));
const KILLS = runsAll ? 3 : 1;
const JOBS = 6;
const NOTES = 60;

const engines: Engine[] = testPostgresUrl() ? ['pglite', 'postgres'] : ['pglite'];

test.concurrent.each(engines)(
  `kill -9 of ${KILLS} processes in the middle of jobs: every effect happens exactly once (%s)`,
  async (engine) => {
    const world = await (engine === 'postgres' ? onPostgres() : onPglite());
    const draw = random('jobs', engine, seed);
    try {
      for (let kills = 0; kills < KILLS; kills += 1) {
        // Several processes may share PostgreSQL.
        const workers = await Promise.all(
          Array.from({ length: engine === 'postgres' ? 2 : 1 }, () => work(world.location)),
        );
        await wait(draw.between(0, 60));
        for (const { kill } of workers) await kill();
      }
      const last = await work(world.location);
      await last.over;
      await last.kill();
      expect(await world.look(outcome), `CHAOS_SEED=${seed}`).toEqual({
        jobs: [{ status: 'completed', done: NOTES, count: JOBS }],
        notes: { all: JOBS * NOTES, most: JOBS, least: JOBS },
      });
    } finally {
      await world.remove();
    }
  },
);

afterAll(killWorkers);

async function outcome(database: Database) {
  const jobs = await database.execute(sql`SELECT status, done, count(*)::int AS count FROM job GROUP BY 1, 2`);
  const notes =
    await database.execute(sql`SELECT sum(times)::int AS all, max(times)::int AS most, min(times)::int AS least
    FROM (SELECT count(*) AS times FROM note GROUP BY body) AS each`);
  return { jobs: jobs.rows, notes: notes.rows[0] };
}

const work = (location: DatabaseLocation) => startWorker(WORKER, [JSON.stringify(location)], 'step');

/** Starts the jobs in a database with one administrator. */
async function fill(database: Database): Promise<void> {
  const email = 'ada@example.com';
  await createAdministrator(database, {
    email,
    givenName: 'Ada',
    familyName: 'Byron',
    password: 'a long enough password',
  });
  const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM "user"`);
  const viewer = await findUser(database, rows[0]?.id ?? '');
  if (!viewer) throw new Error('The administrator was not created.');
  const customer = newId();
  await database.execute(sql`INSERT INTO customer (id, name) VALUES (${customer}, 'Calder Homes')`);
  await writeAs(database, viewer, async (writing) => {
    for (let count = 0; count < JOBS; count += 1) {
      await startJob(writing, addNotes, { customer, notes: NOTES, atOnce: 5 });
    }
  });
}

async function onPglite() {
  const folder = mkdtempSync(join(tmpdir(), 'console-jobs-'));
  const location = { dataDir: join(folder, 'data') };
  const open = async <Result>(read: (database: Database) => Promise<Result>) => {
    const database = await openDatabase(location);
    return read(database).finally(() => database.close());
  };
  await createTestDataDir(location.dataDir, { migrations: demoDatabase().migrations });
  await open(fill);
  return { location, look: open, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function onPostgres() {
  const database = await createTestDatabase({ migrations: demoDatabase().migrations, engine: 'postgres' });
  await fill(database);
  const location = { url: await postgresUrlOf(database), connections: 3 };
  const look = <Result>(read: (database: Database) => Promise<Result>) => read(database);
  return { location, look, remove: () => database.close() };
}
