import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@console/api-kit/database';
import { ConsoleServer } from '@console/harness/console-server';
import { sql } from 'drizzle-orm';
import { graphqlClient } from '../apiLoad.ts';
import { bookingPageQuery } from '../bookingPage.ts';
import { postgresEngine } from '../engines.ts';
import { atMost, type Figure, formatNumber, reported } from '../figure.ts';
import { fillDatabase } from '../fillDatabase.ts';
import { median, percentile } from '../statistics.ts';
import { fetchToken } from '../visitor.ts';
import { addDueJobs, addWorkflows, openJobs } from './addWorkflows.ts';

/** One workflow plans a job for each. */
const BOOKINGS = 10_000;
/** The workflows whose jobs are all due at once: 100,000 jobs, less those of canceled bookings. */
const WORKFLOWS = 10;
const SECONDS = 20;
/** The people who look at the page of bookings, and their pause between two looks, in milliseconds. */
const PEOPLE = 4;
const PAUSE = 50;
/** The largest allowed ratio between the p95 of the page with and without due jobs. */
const BAR = 2;
/** The longest that planning may hold the write of somebody else, in milliseconds. */
const HOLD_MS = 100;

type Ask = (query: string, variables: object, headers?: Readonly<Record<string, string>>) => Promise<string>;

/** Looks at a page while 100,000 jobs are due, and changes bookings while a workflow plans a job for each of them. */
export async function measureWorkflows(): Promise<Figure[]> {
  const engine = await postgresEngine();
  if (!engine) return [{ name: 'Workflows, PostgreSQL', measured: 'PostgreSQL is not installed' }];
  try {
    const { location, dataDir, env } = await engine.create();
    await fillDatabase(location, BOOKINGS);
    const database = await openDatabase(location);
    // Nobody else's jobs run meanwhile.
    await database.execute(sql`DELETE FROM scheduled_job`);
    await database.execute(sql`UPDATE workflow SET is_active = false`);
    const server = await ConsoleServer.start({ dataDir, env: { ...env, MUTATIONS_PER_MINUTE: '1000000' } });
    const client = graphqlClient(server.url, await fetchToken(server.url), PEOPLE);
    try {
      return [...(await measurePlanning(database, client.ask)), ...(await measureDueJobs(database, client.ask))];
    } finally {
      client.close();
      await server.stop();
      await database.close();
    }
  } finally {
    await engine.remove();
  }
}

async function measurePlanning(database: Database, ask: Ask): Promise<Figure[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`SELECT id FROM booking WHERE status <> 'canceled' ORDER BY random()`,
  );
  const ids = rows.map(({ id }) => id);
  let changed = 0;
  const change = async () => {
    changed += 1;
    const input = { id: `bookings/${ids[changed % ids.length]}`, title: `Changed ${changed}` };
    await ask(updateBooking, { input }, { 'idempotency-key': randomUUID() });
  };
  const until = performance.now() + (SECONDS * 1_000) / 2;
  const quiet = await timesOf(change, () => performance.now() > until);
  const [workflow = ''] = await addWorkflows(database, 1, false);
  const began = performance.now();
  await ask(switchOn, { input: { id: `workflows/${workflow}` } }, { 'idempotency-key': randomUUID() });
  let isPlanned = false;
  const planned = planOf(database).then(() => {
    isPlanned = true;
  });
  const held = await timesOf(change, () => isPlanned);
  await planned;
  const seconds = (performance.now() - began) / 1_000;
  const jobs = await openJobs(database, [workflow]);
  await database.execute(sql`UPDATE workflow SET is_active = false`);
  const note = `${held.length} writes, p50 ${median(held).toFixed(1)} ms, without a plan ${median(quiet).toFixed(1)} ms`;
  return [
    reported(`Workflows: ${formatNumber(jobs)} jobs planned`, seconds, 's'),
    atMost('  the longest that a write waited for it', Math.max(...held) - median(quiet), HOLD_MS, 'ms', note),
  ];
}

/** Resolves when no job plans any more. */
async function planOf(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.execute(sql`SELECT FROM job WHERE name = 'planWorkflowJobs' AND ended_at IS NULL`);
    if (rows.length === 0) return;
    await wait(20);
  }
}

async function measureDueJobs(database: Database, ask: Ask): Promise<Figure[]> {
  const look = () => ask(bookingPageQuery, { first: 50 });
  const quiet = await timesOfPeople(look);
  const workflows = await addWorkflows(database, WORKFLOWS, true);
  const jobs = await addDueJobs(database, workflows);
  // The server finds them by itself, at most 15 seconds later.
  while ((await openJobs(database, workflows)) === jobs) await wait(100);
  const before = await openJobs(database, workflows);
  const busy = await timesOfPeople(look);
  const left = await openJobs(database, workflows);
  if (left === 0) throw new Error('All jobs were over before the end of the measurement.');
  const rate = (before - left) / SECONDS;
  const [of, without] = [percentile(busy, 0.95), percentile(quiet, 0.95)];
  const note = `${of.toFixed(1)} ms, without jobs ${without.toFixed(1)} ms, ${PEOPLE} people`;
  return [
    atMost(`Workflows: p95 of a page while ${formatNumber(jobs)} jobs are due`, of / without, BAR, '×', note),
    reported('  jobs that ran meanwhile', rate, '/s'),
  ];
}

async function timesOfPeople(work: () => Promise<unknown>): Promise<number[]> {
  const end = performance.now() + SECONDS * 1_000;
  const each = () => timesOf(work, () => performance.now() > end, PAUSE);
  return (await Promise.all(Array.from({ length: PEOPLE }, each))).flat();
}

/** Repeats some work, one after the other, and returns the milliseconds that each took. */
async function timesOf(work: () => Promise<unknown>, isOver: () => boolean, pauseMs = 0): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
    await wait(pauseMs);
  }
  return times;
}

const updateBooking = `mutation BenchUpdateBooking($input: updateBookingInput!) {
  updateBooking(input: $input) { booking { id title } } }`;

const switchOn = `mutation BenchSwitchOn($input: switchWorkflowOnInput!) {
  switchWorkflowOn(input: $input) { workflow { id isActive } } }`;
