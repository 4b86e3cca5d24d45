import { iriOf, type JobRow, startJob, type Viewer, WorkLoop } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, planOf, readWhole, writeAs } from '@console/api-kit/testing';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { findUser, Job, tables } from '../index.ts';
import { addNotes, gate } from '../testing/addNotes.ts';
import { newJobQueue, runJobs } from '../testing/index.ts';

describeOnEachDatabase('jobs', ({ create, engine }) => {
  let database: Database;
  let manager: Viewer;
  let customer: string;
  beforeAll(async () => {
    database = await create(demoDatabase());
    manager = await userNamed('manager@example.com');
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM customer LIMIT 1`);
    customer = rows[0]?.id ?? '';
  });
  afterEach(async () => {
    gate.before = () => {};
    await database.execute(sql`DELETE FROM job`);
    await database.execute(sql`DELETE FROM note WHERE body LIKE '<p>note %'`);
  });

  async function userNamed(email: string): Promise<Viewer> {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM "user" WHERE sign_in_email = ${email}`);
    const viewer = await findUser(database, rows[0]?.id ?? '');
    if (!viewer) throw new Error(`The demo data has no ${email}.`);
    return viewer;
  }

  const start = (given: { notes: number; atOnce: number; refuses?: string }, viewer = manager) =>
    writeAs(database, viewer, (writing) =>
      startJob(writing, addNotes, { customer, ...given }, { target: `customers/${customer}` }),
    );

  async function rowOf({ id }: Pick<JobRow, 'id'>): Promise<JobRow> {
    const [row] = await database.select().from(tables.job).where(eq(tables.job.id, id));
    if (!row) throw new Error('The job is gone.');
    return row;
  }

  async function notes(): Promise<number> {
    const { rows } = await database.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM note WHERE body LIKE '<p>note %'`,
    );
    return rows[0]?.count ?? 0;
  }

  const never = new AbortController().signal;

  test('run step by step in the name of their user, and keep no input afterwards', async () => {
    const job = await start({ notes: 5, atOnce: 2 });
    expect(job).toMatchObject({ status: 'pending', done: 0, total: null });
    expect(await runJobs(database)).toEqual([]);
    expect(await rowOf(job)).toMatchObject({
      status: 'completed',
      done: 5,
      total: 5,
      result: [0, 2, 4, 5],
      input: null,
    });
    const { rows } = await database.execute(sql`SELECT DISTINCT created_by FROM note WHERE body LIKE '<p>note %'`);
    expect(rows).toEqual([{ created_by: manager.userId }]);
    expect(await notes()).toBe(5);
  });

  test('share their turns: a short job does not wait for the end of a long one', async () => {
    const long = await start({ notes: 6, atOnce: 1 });
    const short = await start({ notes: 1, atOnce: 1 });
    const { queue } = newJobQueue(database);
    for (let steps = 0; steps < 2; steps += 1) await (await queue.take())?.(never);
    expect(await rowOf(long)).toMatchObject({ status: 'running', done: 1 });
    expect(await rowOf(short)).toMatchObject({ status: 'completed' });
  });

  test('end with the sentence of a refusal, and what the step wrote is undone', async () => {
    const job = await start({ notes: 1, atOnce: 1, refuses: 'This class is full.' });
    expect(await runJobs(database)).toEqual([]);
    expect(await rowOf(job)).toMatchObject({ status: 'failed', message: 'This class is full.', done: 0 });
    expect(await notes()).toBe(0);
  });

  test('are repeated after an error, later each time, and then fail with a sentence', async () => {
    const job = await start({ notes: 4, atOnce: 2 });
    let steps = 0;
    gate.before = () => {
      steps += 1;
      if (steps > 1) throw new Error('broken');
    };
    const { queue, errors } = newJobQueue(database, { retry: 10 });
    const waits: number[] = [];
    for (let row = await rowOf(job); row.status !== 'failed'; row = await rowOf(job)) {
      await (await queue.take())?.(never);
      const { status, dueAt, updatedAt } = await rowOf(job);
      if (status === 'retrying' && dueAt && dueAt > updatedAt) waits.push(dueAt.getTime() - updatedAt.getTime());
    }
    expect([...new Set(waits)]).toEqual([10, 20, 40, 80]);
    expect(errors).toHaveLength(5);
    const id = iriOf(Job, job.id);
    expect(await rowOf(job)).toMatchObject({
      done: 2,
      message: `Something went wrong on the server. Please quote ${id} when you report it.`,
    });
    expect(await notes()).toBe(2);
  });

  test('that kill their process again and again end', async () => {
    const job = await start({ notes: 1, atOnce: 1 });
    const { queue } = newJobQueue(database, { lease: 1 });
    for (let kills = 0; kills < 5; kills += 1) await expect.poll(() => queue.take()).not.toBeNull();
    await expect.poll(async () => (await queue.take())?.(never).then(() => true)).toBe(true);
    expect(await rowOf(job)).toMatchObject({
      status: 'failed',
      message: 'The server was interrupted too often while it did this. Please try again.',
    });
  });

  test('do not run for a user who lost the role, or may no longer sign in', async () => {
    const trainer = await userNamed('trainer@example.com');
    const other = await start({ notes: 1, atOnce: 1 }, trainer);
    await runJobs(database);
    expect(await rowOf(other)).toMatchObject({ status: 'failed', message: 'You are not allowed to make this change.' });
    const job = await start({ notes: 2, atOnce: 1 });
    const { queue } = newJobQueue(database);
    await (await queue.take())?.(never);
    await database.execute(sql`UPDATE "user" SET is_active = false WHERE id = ${manager.userId}`);
    await runJobs(database);
    await database.execute(sql`UPDATE "user" SET is_active = true WHERE id = ${manager.userId}`);
    expect(await rowOf(job)).toMatchObject({
      status: 'failed',
      done: 1,
      message: 'The user who started this may no longer use the console.',
    });
    expect(await notes()).toBe(1);
  });

  test('are never run twice by several runners', async () => {
    const jobs = [];
    for (let count = 0; count < 12; count += 1) jobs.push(await start({ notes: 3, atOnce: 1 }));
    await Promise.all([runJobs(database), runJobs(database), runJobs(database)]);
    await runJobs(database);
    const rows = await Promise.all(jobs.map(rowOf));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['completed']));
    expect(await notes()).toBe(36);
  });

  test('take no effect in a process that was taken for dead', async () => {
    const job = await start({ notes: 1, atOnce: 1 });
    const slow = newJobQueue(database, { lease: 1, beat: 60_000 });
    const late = await slow.queue.take();
    await expect.poll(async () => (await slow.queue.take())?.(never).then(() => true)).toBe(true);
    await late?.(never);
    expect(await notes()).toBe(1);
    expect(slow.errors).toEqual([]);
    expect(await rowOf(job)).toMatchObject({ status: 'completed', done: 1 });
  });

  test('are left to newer releases when this one does not know them', async () => {
    const job = await start({ notes: 1, atOnce: 1 });
    await database.execute(sql`UPDATE job SET name = 'ofTomorrow' WHERE id = ${job.id}`);
    await runJobs(database);
    expect(await rowOf(job)).toMatchObject({ status: 'pending', attempt: 0 });
  });

  test('are forgotten two weeks after their end', async () => {
    const old = await start({ notes: 1, atOnce: 1 });
    await runJobs(database);
    await database.execute(sql`UPDATE job SET ended_at = now() - interval '15 days'`);
    const young = await start({ notes: 1, atOnce: 1 });
    await runJobs(database);
    await expect(rowOf(old)).rejects.toThrow('gone');
    expect(await rowOf(young)).toMatchObject({ status: 'completed' });
  });

  test('are found by an index among many that are over', async () => {
    await database.execute(sql`INSERT INTO job (id, created_by, name, target, status, due_at, ended_at)
      SELECT lpad(number::text, 26, '0'), ${manager.userId}, ${addNotes.name}, 'customers/' || number, 'completed', null, now()
      FROM generate_series(1, 3000) AS given(number)`);
    await database.execute(sql`ANALYZE job`);
    const seen: { text: string; parameters: unknown[] }[] = [];
    const { queue } = newJobQueue(database);
    const stop = database.onStatement((text, parameters) => seen.push({ text, parameters }));
    await queue.take();
    await queue.untilDueMs();
    stop();
    const plans = await Promise.all(seen.map((statement) => planOf(database, statement)));
    expect(plans.map((plan) => plan.some((step) => step['Index Name'] === 'job_due'))).toEqual([true, true]);
    expect(readWhole(plans[0] ?? [])).toEqual([]);
  });

  test.runIf(engine === 'postgres')(
    'show how far a long step is before it is committed, and keep their lease',
    async () => {
      const job = await start({ notes: 3, atOnce: 3 });
      const open = Promise.withResolvers<void>();
      gate.before = () => open.promise;
      const { queue } = newJobQueue(database, { lease: 3_000, beat: 20 });
      const running = (await queue.take())?.(never);
      await expect.poll(async () => (await rowOf(job)).reported).toBe(3);
      expect((await rowOf(job)).done, 'no step begins behind what is not committed').toBe(0);
      expect(await notes()).toBe(0);
      const { dueAt } = await rowOf(job);
      await expect.poll(async () => (await rowOf(job)).dueAt, { message: 'the lease is renewed' }).not.toEqual(dueAt);
      expect(await queue.take()).toBeNull();
      open.resolve();
      await running;
      expect(await rowOf(job)).toMatchObject({ status: 'completed', done: 3, reported: null });
      expect(await notes()).toBe(3);
    },
  );

  test.runIf(engine === 'postgres')('of one user that wait delay nobody else’s', async () => {
    const open = Promise.withResolvers<void>();
    gate.before = () => {
      gate.before = () => {};
      return open.promise;
    };
    const loop = new WorkLoop({ sources: [newJobQueue(database).queue], onError: () => {} });
    loop.start();
    const [waiting, next] = [await start({ notes: 1, atOnce: 1 }), await start({ notes: 1, atOnce: 1 })];
    loop.wake();
    await expect.poll(async () => (await rowOf(waiting)).status).toBe('running');
    const other = await start({ notes: 1, atOnce: 1 }, await userNamed('admin@example.com'));
    loop.wake();
    await expect.poll(async () => (await rowOf(other)).status).toBe('completed');
    expect((await rowOf(next)).status).toBe('pending');
    open.resolve();
    await expect.poll(async () => (await rowOf(next)).status).toBe('completed');
    expect(await notes()).toBe(3);
    await loop.stop(1_000);
  });

  test('are given back when the process stops, and another one goes on', async () => {
    const job = await start({ notes: 2, atOnce: 1 });
    const begun = Promise.withResolvers<void>();
    const open = Promise.withResolvers<void>();
    gate.before = () => {
      begun.resolve();
      return open.promise;
    };
    const loop = new WorkLoop({ sources: [newJobQueue(database).queue], onError: () => {} });
    loop.start();
    await begun.promise;
    const stopped = loop.stop(20);
    setTimeout(open.resolve, 60);
    await stopped;
    expect(await rowOf(job)).toMatchObject({ status: 'running', done: 0, failures: 0 });
    expect(await notes()).toBe(0);
    await runJobs(database);
    expect(await rowOf(job)).toMatchObject({ status: 'completed', done: 2 });
    expect(await notes()).toBe(2);
  });

  test('begin at once when the loop is woken, and at the due time when it is not', async () => {
    const loop = new WorkLoop({ sources: [newJobQueue(database).queue], onError: () => {} });
    loop.start();
    const job = await start({ notes: 1, atOnce: 1 });
    loop.wake();
    await expect.poll(async () => (await rowOf(job)).status).toBe('completed');
    const later = await start({ notes: 1, atOnce: 1 });
    await database.execute(sql`UPDATE job SET due_at = now() + interval '200 ms' WHERE id = ${later.id}`);
    loop.wake();
    await expect.poll(async () => (await rowOf(later)).status).toBe('completed');
    await loop.stop(1_000);
  });
});
