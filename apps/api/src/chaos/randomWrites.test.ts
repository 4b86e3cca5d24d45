import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import {
  brokenInvariants,
  demoDatabase,
  describeOnEachDatabase,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { runJobs } from '@console/core-api/testing';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes, runsAll, seed } from '../testing/chaos/effort.ts';
import { actions } from '../testing/chaos/random/actions.ts';
import { endClass, putOnSale } from '../testing/chaos/random/passingTime.ts';
import { addProFormas } from '../testing/chaos/random/proFormas.ts';
import type { RandomAction, Surroundings } from '../testing/chaos/random/RandomAction.ts';
import { settledBookings } from '../testing/chaos/random/settledBookings.ts';
import { addSubjects } from '../testing/chaos/subjects.ts';

/** `npm run chaos` writes for this long on each database. `npm test` sends a few writes. */
const LONG_MS = minutes * 60_000;
const FEW = 320;
const WORKERS = 16;

/** How often each mutation was done, and what it said when it was refused. */
type Tally = Map<string, Map<string, number>>;

describeOnEachDatabase('random writes of many people at once', (each) => {
  let database: Database;
  let servers: TestServer[];
  let tokens: string[];

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    servers = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
    const [server] = servers;
    tokens = await Promise.all(
      ['admin', 'manager'].map(async (who) => (await server?.token(`${who}@example.com`)) ?? ''),
    );
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  test(
    'every kind of action: each is done or refused with a sentence, no sum and no seat is wrong, and nothing waits for ever',
    async () => {
      const subjects = await addSubjects(database);
      await addProFormas(database);
      const before = await brokenInvariants(database);
      const settledBefore = await settledBookings(database);
      const deadlocksBefore = await deadlocks();
      const tally: Tally = new Map();
      const ends = runsAll ? performance.now() + LONG_MS : Number.POSITIVE_INFINITY;
      let left = runsAll ? Number.POSITIVE_INFINITY : FEW;
      let working = WORKERS;
      const worker = async (number: number) => {
        const draw = random('random writes', seed, number);
        const around: Surroundings = { subjects, draw, find: findIn(draw.number) };
        while (left > 0 && performance.now() < ends) {
          left -= 1;
          // Classes fill and are canceled. New ones are put on sale, and others end.
          if (draw.chance(1 / 20)) await putOnSale(database, draw.between(2, 12));
          if (draw.chance(1 / 30)) await endClass(database);
          await write(around, number, tally);
        }
        working -= 1;
      };
      const jobs = async () => {
        while (working > 0) {
          expect(await runJobs(database)).toEqual([]);
          await wait(50);
        }
      };
      await Promise.all([jobs(), ...Array.from({ length: WORKERS }, (_, number) => worker(number))]);
      expect(await runJobs(database)).toEqual([]);
      report(tally);
      expect(await brokenInvariants(database), `CHAOS_SEED=${seed}`).toEqual(before);
      expect(settledBefore).toEqual(expect.arrayContaining(await settledBookings(database)));
      expect((await deadlocks()) - deadlocksBefore).toBe(0);
      const done = [...tally.values()].reduce((sum, said) => sum + (said.get('done') ?? 0), 0);
      expect(done).toBeGreaterThan(FEW / 4);
      const never = actions.flatMap(({ mutation }) => (tally.get(mutation)?.has('done') ? [] : mutation));
      if (runsAll) expect(never, 'These were never done. Write for longer: CHAOS_MINUTES').toEqual([]);
    },
    runsAll ? LONG_MS * 2 : undefined,
  );

  const findIn =
    (number: () => number): Surroundings['find'] =>
    async <Row extends object>(found: SQL) => {
      const { rows } = await database.execute<Row & Record<string, unknown>>(
        sql`SELECT * FROM (${found}) AS found ORDER BY md5(found::text || ${number()}::text) LIMIT 1`,
      );
      return rows[0] as Row | undefined;
    };

  /** Sends one write of a kind drawn at random. */
  async function write(around: Surroundings, number: number, tally: Tally): Promise<void> {
    const action = drawn(around);
    const input = await action.input(around);
    if (!input) return;
    const { mutation, refusals = [/./] } = action;
    const text = `mutation ($input: ${mutation}Input!) { ${mutation}(input: $input) { clientMutationId } }`;
    const server = servers[number % 2] ?? expect.unreachable('There is no server.');
    // The clock goes on, so that two approvals have an order.
    const now = new Date(Math.max(...servers.map((one) => one.now.getTime())) + 1);
    for (const one of servers) one.now = now;
    // Two of three are account managers.
    const { errors } = await server.ask(tokens[number % 3 === 0 ? 0 : 1] ?? '', text, { input });
    const [error] = errors ?? [];
    const said = `CHAOS_SEED=${seed} ${mutation} ${JSON.stringify(input)}: ${error?.message}`;
    if (error) {
      expect([403, 404, 409, 422], said).toContain(error.extensions?.status);
      // An input with several violations says each on a line.
      for (const line of error.message.split('\n')) {
        expect(
          refusals.some((sentence) => sentence.test(line)),
          said,
        ).toBe(true);
      }
    }
    const counts = tally.get(mutation) ?? new Map<string, number>();
    const words = error ? withoutNames(error.message) : 'done';
    tally.set(mutation, counts.set(words, (counts.get(words) ?? 0) + 1));
  }

  async function deadlocks(): Promise<number> {
    const { rows } = await database.execute<{ deadlocks: number }>(
      sql`SELECT deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()`,
    );
    return rows[0]?.deadlocks ?? 0;
  }
});

const total = actions.reduce((sum, { weight }) => sum + weight, 0);

function drawn({ draw }: Surroundings): RandomAction {
  let place = draw.number() * total;
  const found = actions.find(({ weight }) => {
    place -= weight;
    return place < 0;
  });
  return found ?? expect.unreachable('There is no action.');
}

/** A refusal names records, dates and sums. Without them, the same refusals are counted together. */
const withoutNames = (message: string) => message.replaceAll(/[A-Z]+-\d+|£[\d,.]+|\d+ [A-Z][a-z]{2} \d{4}|\d+/g, '…');

function report(tally: Tally): void {
  const lines = [...tally]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([mutation, said]) => {
      const words = [...said]
        .toSorted(([, one], [, other]) => other - one)
        .map(([message, times]) => `${times} × ${message}`);
      return `  ${mutation}: ${words.join(' | ')}`;
    });
  if (runsAll) process.stderr.write(`CHAOS_SEED=${seed}\n${lines.join('\n')}\n`);
}
