import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Engine } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import { brokenInvariants, PASSWORD, testPostgresUrl } from '@console/api-kit/testing';
import { expect, test } from 'vitest';
import { Client, type Sent } from '../testing/chaos/Client.ts';
import { type Effects, effectsOf } from '../testing/chaos/effects.ts';
import { runsAll, seed } from '../testing/chaos/effort.ts';
import { falseChanges } from '../testing/chaos/falseChanges.ts';
import { type KillableConsole, startKillableConsole } from '../testing/chaos/KillableConsole.ts';
import { nextStory } from '../testing/chaos/stories.ts';
import { addSubjects } from '../testing/chaos/subjects.ts';
import { openStream, type StreamedChange } from '../testing/openStream.ts';

/** The number of kills. */
const ROUNDS = runsAll ? 12 : 3;
const CLIENTS = 6;
/** The server is killed after a random number of answers, at most this number. */
const MOST_ANSWERS = 30;
/** The server is also killed during one start in this many, before it listens. */
const KILLED_STARTS = 6;
const LONGEST_START_MS = 1_500;

const engines: Engine[] = testPostgresUrl() ? ['pglite', 'postgres'] : ['pglite'];

interface World {
  console: KillableConsole;
  clients: Client[];
  answers: Answers;
  /** Listens until the server is gone, and returns the changes that it published. */
  listen(): Promise<StreamedChange[]>;
}

test.concurrent.each(engines)(
  `kill -9 in ${ROUNDS} rounds of writes loses nothing that was acknowledged and leaves nothing half-written (%s)`,
  async (engine) => {
    const world = await newWorld(engine);
    try {
      await killAndRepeat(world, engine);
    } finally {
      await world.console.remove();
    }
  },
);

async function killAndRepeat({ console, clients, answers, listen }: World, engine: Engine): Promise<void> {
  const draw = random('kill', engine, seed);
  const sent = () => clients.flatMap((client) => client.sent);
  const counted = { unanswered: 0, unheard: 0, published: 0 };
  for (let round = 1; round <= ROUNDS; round++) {
    const listening = listen();
    const written = Promise.all(clients.map((client) => client.write()));
    // The first kill comes late, so that something has been published.
    const fewest = round === 1 ? MOST_ANSWERS : 0;
    await Promise.race([answers.next(draw.between(fewest, MOST_ANSWERS)), written]);
    await wait(draw.number() * answers.usualMs);
    await console.server.kill();
    await written;
    const published = await listening;
    counted.published += published.length;
    counted.unanswered += sent().filter(({ outcome }) => outcome === 'unanswered').length;
    if (draw.chance(1 / KILLED_STARTS)) await killStart(console, draw.between(0, LONGEST_START_MS));
    const [{ complaints, unheard }] = await Promise.all([
      judge(await console.look(), sent(), published),
      console.server.start(),
    ]);
    expect(complaints, `CHAOS_SEED=${seed}, round ${round}`).toEqual([]);
    counted.unheard += unheard;
  }
  const answered = await Promise.all(clients.map((client) => client.finish()));
  expect(answered, 'every unanswered write is answered when it is sent again').not.toContain(false);
  expect(sent().filter(({ outcome }) => outcome === 'unanswered')).toEqual([]);
  await console.server.stop();
  const { complaints } = await judge(await console.look(), sent());
  expect(complaints, `CHAOS_SEED=${seed}, at the end`).toEqual([]);
  const { unanswered, unheard, published } = counted;
  const done = sent().filter(({ outcome }) => outcome === 'done');
  process.stderr.write(
    `CHAOS_SEED=${seed} on ${engine}: ${ROUNDS} kills, ${done.length} of ${sent().length} writes done, ${unanswered} times no answer, ${unheard} of these done; ${published} changes were published.\n`,
  );
  // Fewer would mean that the kills met no running requests, or that the writes are refused.
  expect(unanswered).toBeGreaterThan(ROUNDS);
  expect(published).toBeGreaterThan(ROUNDS);
  expect(done.length).toBeGreaterThan(0.9 * sent().length);
}

async function judge(
  database: Database,
  sent: readonly Sent[],
  published: readonly StreamedChange[] = [],
): Promise<Effects> {
  const broken = await brokenInvariants(database);
  const { complaints, unheard } = await effectsOf(database, sent);
  const wrong = await falseChanges(database, published);
  await database.close();
  return { complaints: [...broken, ...complaints, ...wrong], unheard };
}

/** Counts the answers of all clients. */
class Answers {
  #waited: { left: number; done: () => void } | undefined;

  /** The usual duration of an answer. Newer answers count more. */
  usualMs = 0;

  readonly note = (took: number): void => {
    this.usualMs += (took - this.usualMs) / 8;
    if (!this.#waited) return;
    this.#waited.left -= 1;
    if (this.#waited.left < 1) this.#waited.done();
  };

  /** Resolves after this many more answers. */
  next(count: number): Promise<void> {
    if (count === 0) return Promise.resolve();
    return new Promise((done) => {
      this.#waited = { left: count, done };
    });
  }
}

async function newWorld(engine: Engine): Promise<World> {
  const answers = new Answers();
  const { console, added: subjects } = await startKillableConsole(engine, addSubjects);
  const { url } = console.server;
  const response = await fetch(`${url}/authentication_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  const clients = Array.from({ length: CLIENTS }, (_, place) => {
    const draw = random('client', engine, seed, place);
    const story = () => nextStory(subjects, draw);
    // A server that is too busy on a slow machine gives no answer either.
    const onNoAnswer = () => {};
    return new Client({ name: `client ${place + 1}`, url, token, story, onAnswer: answers.note, onNoAnswer });
  });
  const request = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);
  const listen = async () => {
    // A kill may come before the stream is open.
    const stream = await openStream({ request }, token).catch(() => null);
    await stream?.untilGone();
    return stream?.changes() ?? [];
  };
  return { console, clients, answers, listen };
}

async function killStart({ server }: KillableConsole, afterMs: number): Promise<void> {
  const started = server.start().then(
    () => {},
    () => {},
  );
  await wait(afterMs);
  await server.kill();
  await started;
}
