import { iriOf, startJob, type Viewer } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import {
  ChangeRecorder,
  createTestDatabase,
  demoDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  writeAs,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUser, Job } from '../index.ts';
import { addNotes } from '../testing/addNotes.ts';
import { newJobQueue, runJobs } from '../testing/index.ts';

let database: Database;
let server: TestServer;
let manager: Viewer;
let target: string;
let id: string;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  database = await createTestDatabase(demoDatabase());
  server = await startTestServer({ database, runsJobs: false });
  const { rows } = await database.execute<{ id: string; email: string }>(
    sql`SELECT id, sign_in_email AS email FROM "user" WHERE is_active AND password_hash IS NOT NULL
      AND ('ROLE_ACCOUNT_MANAGER' = ANY (roles) OR 'ROLE_ADMIN' = ANY (roles)) ORDER BY sign_in_email`,
  );
  const colleague = rows.find(({ email }) => !/^(manager|admin)@/.test(email));
  const own = rows.find(({ email }) => email === 'manager@example.com');
  const found = await findUser(database, own?.id ?? '');
  if (!colleague || !found) throw new Error('The demo data needs two account managers.');
  manager = found;
  await database.execute(
    sql`UPDATE "user" SET roles = '{ROLE_ACCOUNT_MANAGER}', token_version = token_version + 1 WHERE id = ${colleague.id}`,
  );
  tokens.colleague = await server.token(colleague.email);
  for (const who of ['admin', 'manager', 'trainer']) tokens[who] = await server.token(`${who}@example.com`);
  const customers = await database.execute<{ id: string }>(sql`SELECT id FROM customer LIMIT 1`);
  const customer = customers.rows[0]?.id ?? '';
  target = `customers/${customer}`;
  const job = await writeAs(database, manager, (writing) =>
    startJob(writing, addNotes, { customer, notes: 2, atOnce: 1 }, { target }),
  );
  id = iriOf(Job, job.id) ?? '';
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const ask = (who: string, query: string): Promise<GraphqlAnswer> => server.ask(tokens[who], query);
const statusOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions?.status;

test('a user reads their own jobs, and finds the newest one of a record', async () => {
  const fields = 'id name target status done total message result createdBy { id }';
  const job = { id, name: addNotes.name, target, status: 'pending', done: 0, total: null, message: null, result: null };
  const shown = { ...job, createdBy: { id: `users/${manager.userId}` } };
  expect(await ask('manager', `{ job(id: "${id}") { ${fields} } }`)).toEqual({ data: { job: shown } });
  const latest = `{ latestJob(name: "${addNotes.name}", target: "${target}") { ${fields} } }`;
  expect(await ask('manager', latest)).toEqual({ data: { latestJob: shown } });
  expect(await ask('colleague', latest)).toEqual({ data: { latestJob: null } });
});

test('administrators read all jobs, nobody else reads those of others', async () => {
  for (const query of [`{ job(id: "${id}") { status } }`, `{ node(id: "${id}") { ... on Job { status } } }`]) {
    expect((await ask('admin', query)).errors).toBeUndefined();
    expect(statusOf(await ask('colleague', query))).toBe(403);
    expect(statusOf(await ask('trainer', query))).toBe(403);
  }
});

test('only the user and administrators try a failed job again', async () => {
  const ulid = id.replace('jobs/', '');
  const retry = `mutation { retryJob(input: { id: "${id}" }) { job { status } } }`;
  const fail = sql`UPDATE job SET status = 'failed', due_at = null, ended_at = now(), message = 'It went wrong.' WHERE id = ${ulid}`;
  await database.execute(fail);
  expect(statusOf(await ask('colleague', retry))).toBe(403);
  for (const who of ['admin', 'manager']) {
    await database.execute(fail);
    expect(await ask(who, retry)).toMatchObject({ data: { retryJob: { job: { status: 'pending' } } } });
  }
});

test('everybody who displays a job hears of its progress', async () => {
  const recorder = await ChangeRecorder.start(database);
  const changes = await recorder.during(() => runJobs(database));
  const touched = changes.filter((change) => change.touched.includes(id));
  expect(touched.map(({ records }) => records.map(({ kind, type }) => `${kind} ${type}`))).toEqual([
    [],
    ['created Note'],
    ['created Note'],
  ]);
  expect(new Set(changes.map(({ author }) => author))).toEqual(new Set([manager.userId]));
  await recorder.close();
});

test('only the user and administrators cancel a job that waits; it is not done then, and its input is deleted', async () => {
  const customer = target.replace('customers/', '');
  for (const status of ['pending', 'retrying']) {
    for (const who of ['admin', 'manager']) {
      const job = await writeAs(database, manager, (writing) =>
        startJob(writing, addNotes, { customer, notes: 1, atOnce: 1 }),
      );
      await database.execute(sql`UPDATE job SET status = ${status} WHERE id = ${job.id}`);
      const cancel = `mutation { cancelJob(input: { id: "${iriOf(Job, job.id)}" }) { job { status } } }`;
      expect(statusOf(await ask('colleague', cancel))).toBe(403);
      expect(await ask(who, cancel)).toMatchObject({ data: { cancelJob: { job: { status: 'canceled' } } } });
      await runJobs(database);
      const { rows } = await database.execute(
        sql`SELECT status, input, started_at, due_at FROM job WHERE id = ${job.id}`,
      );
      expect(rows).toEqual([{ status: 'canceled', input: null, started_at: null, due_at: null }]);
    }
  }
});

test('a job that a process has taken goes on, and says so to who cancels it', async () => {
  const customer = target.replace('customers/', '');
  const job = await writeAs(database, manager, (writing) =>
    startJob(writing, addNotes, { customer, notes: 1, atOnce: 1 }),
  );
  const step = await newJobQueue(database).queue.take();
  const cancel = () =>
    ask('manager', `mutation { cancelJob(input: { id: "${iriOf(Job, job.id)}" }) { job { status } } }`);
  expect((await cancel()).errors?.[0]?.message).toBe('This work is under way and can no longer be canceled.');
  await step?.(new AbortController().signal);
  expect((await cancel()).errors?.[0]?.message).toBe('This work has ended already, so it cannot be canceled.');
});

test('a server runs a job as soon as it is started', async () => {
  const running = await startTestServer({ database, runsJobs: true });
  const customer = target.replace('customers/', '');
  const started = await writeAs(database, manager, async (writing) => {
    const job = await startJob(writing, addNotes, { customer, notes: 3, atOnce: 1 });
    await writing.changes.publish(writing.tx, { viewer: manager });
    return job;
  });
  const statusOfJob = async () => {
    const { rows } = await database.execute<{ status: string }>(sql`SELECT status FROM job WHERE id = ${started.id}`);
    return rows[0]?.status;
  };
  await expect.poll(statusOfJob).toBe('completed');
  await running.close();
});
