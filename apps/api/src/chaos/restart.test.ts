import { setTimeout as wait } from 'node:timers/promises';
import { random } from '@console/api-kit/seeding';
import {
  brokenInvariants,
  type GraphqlAnswer,
  PASSWORD,
  type PostgresServer,
  startPostgres,
  testPostgresUrl,
} from '@console/api-kit/testing';
import { expect, test } from 'vitest';
import { Client } from '../testing/chaos/Client.ts';
import { effectsOf } from '../testing/chaos/effects.ts';
import { runsAll, seed } from '../testing/chaos/effort.ts';
import { type KillableConsole, startKillableConsole } from '../testing/chaos/KillableConsole.ts';
import { nextStory } from '../testing/chaos/stories.ts';
import { addSubjects } from '../testing/chaos/subjects.ts';
import { openStream } from '../testing/openStream.ts';

const RESTARTS = runsAll ? 20 : 5;
const WRITERS = 5;
const READERS = 3;
/** The longest wait between two restarts. */
const LONGEST_CALM_MS = 800;
/** The server pauses between its attempts to connect again, and everything is slow on a busy machine. */
const patiently = { timeout: 300_000 };
const LIST = '{ bookings(first: 20) { edges { node { id } } totalCount } }';
const AWAY = [
  'The database cannot be reached just now. Please try again in a moment.',
  'The server has too much to do just now. Please try again in a moment.',
];

test.runIf(testPostgresUrl())(
  `${RESTARTS} restarts of PostgreSQL under writers and readers: the server lives, refuses with 503 and a sentence, and loses nothing`,
  async () => {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('No PostgreSQL is installed.');
    const { console, added: subjects } = await startKillableConsole('postgres', addSubjects, postgres.url);
    try {
      await restartAndRepeat(console, postgres, subjects);
    } finally {
      await console.remove();
      await postgres.stop();
    }
  },
);

async function restartAndRepeat(
  console: KillableConsole,
  postgres: PostgresServer,
  subjects: Parameters<typeof nextStory>[0],
): Promise<void> {
  const { url } = console.server;
  const draw = random('restart', seed);
  const refusals: unknown[] = [];
  const token = await signIn(url);
  const stream = await openStream({ request: (path, init) => fetch(`${url}${path}`, init) }, token);
  const clients = Array.from({ length: WRITERS }, (_, place) => {
    const own = random('client', seed, place);
    const story = () => nextStory(subjects, own);
    const onNoAnswer = (reason: unknown) => refusals.push(reason);
    return new Client({ name: `client ${place + 1}`, url, token, story, onAnswer: () => {}, onNoAnswer });
  });

  let restarting = true;
  let read = 0;
  const untilOver = async (work: () => Promise<boolean>) => {
    while (restarting) if (!(await work())) await wait(50);
  };
  const readList = async () => {
    const answer = await ask(url, token).catch((error: unknown) => error);
    const list = (answer as GraphqlAnswer).data?.bookings;
    if (list) read += 1;
    else refusals.push(answer);
    return Boolean(list);
  };
  const working = Promise.all([
    ...clients.map((client) => untilOver(() => client.finish())),
    ...Array.from({ length: READERS }, () => untilOver(readList)),
  ]);
  for (let count = 0; count < RESTARTS; count += 1) {
    await wait(draw.number() * LONGEST_CALM_MS);
    await postgres.restart();
  }
  const sent = () => clients.flatMap((client) => client.sent);
  const done = () => sent().filter(({ outcome }) => outcome === 'done');
  // On a busy machine less is done between two restarts.
  await expect.poll(() => Math.min(done().length, read), patiently).toBeGreaterThan(RESTARTS);
  restarting = false;
  await working;
  // A kept connection may have been closed meanwhile, so one failed try proves nothing. A dead server never answers again.
  await expect
    .poll(async () => (await fetch(`${url}/health/live`)).status, { ...patiently, message: console.server.output })
    .toBe(200);
  await expect
    .poll(async () => (await Promise.all(clients.map((client) => client.finish()))).every(Boolean), patiently)
    .toBe(true);

  expect(console.server.output).not.toContain('internal error');
  expect(refusals.filter((refusal) => !isSentence(refusal))).toEqual([]);
  process.stderr.write(
    `CHAOS_SEED=${seed}: ${RESTARTS} restarts, ${done().length} writes done, ${read} lists read, ${refusals.length} requests refused.\n`,
  );

  // The stream is the one that was opened before the first restart. The server may listen to changes again only now.
  await expect.poll(() => stream.gaps(), patiently).toBeGreaterThan(0);
  const heard = stream.changes().length;
  await expect
    .poll(async () => {
      await Promise.all(clients.map((client) => client.finish()));
      return stream.changes().length;
    }, patiently)
    .toBeGreaterThan(heard);
  expect(stream.state.ended).toBe(false);
  await stream.close();

  await console.server.stop();
  const database = await console.look();
  const complaints = [...(await brokenInvariants(database)), ...(await effectsOf(database, sent())).complaints];
  await database.close();
  expect(complaints, `CHAOS_SEED=${seed}`).toEqual([]);
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/authentication_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'manager@example.com', password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

async function ask(url: string, token: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: LIST }),
  });
  return response.json();
}

/** Whether a request was refused with 503 and a sentence, by its HTTP answer or by a GraphQL error. */
function isSentence(refusal: unknown): boolean {
  const { code, message = '', errors = [] } = refusal as GraphqlAnswer & { code?: number; message?: string };
  if (errors.length === 0) return code === 503 && AWAY.includes(message);
  return errors.every(({ message: each, extensions }) => extensions?.status === 503 && AWAY.includes(each));
}
