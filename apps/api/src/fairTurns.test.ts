import { setTimeout } from 'node:timers/promises';
import { type Database, onBehalfOf } from '@console/api-kit/database';
import {
  demoDatabase,
  describeOnEachDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const WRITE = 'mutation ($input: createNoteInput!) { createNote(input: $input) { clientMutationId } }';

describeOnEachDatabase('a user who sends very much at once', ({ engine, create }) => {
  let database: Database;
  let server: TestServer;
  let bookings: string[];

  beforeAll(async () => {
    database = await create(demoDatabase());
    server = await startTestServer({ database });
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM booking ORDER BY number LIMIT 2`);
    bookings = rows.map(({ id }) => id);
  });
  afterAll(() => server.close());

  /** Runs work while a transaction has run a statement and stays open. */
  async function during(statement: SQL, work: () => Promise<void>): Promise<void> {
    const [began, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const open = database.transaction(async (tx) => {
      await tx.execute(statement);
      began.resolve();
      await over.promise;
    });
    await began.promise;
    await work().finally(() => over.resolve());
    await open;
  }

  const write = async (token: string, booking: string | undefined, body: string) => {
    const { errors } = await server.ask(token, WRITE, { input: { booking: `bookings/${booking}`, body } });
    expect(errors).toBeUndefined();
  };

  test.runIf(engine === 'postgres')('delays nobody else’s writes while the own ones wait for a lock', async () => {
    const [manager, admin] = [await server.token('manager@example.com'), await server.token('admin@example.com')];
    const [locked, free] = bookings;
    let writes: Promise<unknown>[] = [];
    await during(sql`SELECT FROM booking WHERE id = ${locked} FOR UPDATE`, async () => {
      writes = Array.from({ length: 40 }, () => write(manager, locked, '<p>Waits</p>'));
      await expect.poll(waiting).toBe(5);
      await write(admin, free, '<p>Goes on</p>');
      expect(await waiting()).toBe(5);
    });
    await Promise.all(writes);
  });

  const waiting = async () => {
    const { rows } = await database.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length;
  };

  test.runIf(engine === 'pglite')('lets the write of another user come next', async () => {
    const [manager, admin] = [await server.token('manager@example.com'), await server.token('admin@example.com')];
    const [booking] = bookings;
    const order: string[] = [];
    const stop = database.onStatement((_text, parameters) => {
      const [body] = parameters.filter((each) => each === '<p>Many</p>' || each === '<p>One</p>');
      if (body) order.push(String(body));
    });
    let writes: Promise<unknown>[] = [];
    await during(sql`SELECT 1`, async () => {
      writes = Array.from({ length: 40 }, () => write(manager, booking, '<p>Many</p>'));
      await setTimeout(1_000);
      writes.push(write(admin, booking, '<p>One</p>'));
      await setTimeout(1_000);
    });
    await Promise.all(writes);
    stop();
    expect(order).toHaveLength(41);
    expect(order.indexOf('<p>One</p>')).toBeLessThan(10);
  });

  /** A link to a file that is made of two statements. */
  async function linkOf(token: string): Promise<string> {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM training_class LIMIT 1`);
    const ask = 'query ($id: ID!) { classDelegatesDownload(input: { trainingClass: $id }) { path } }';
    const { data } = await server.ask(token, ask, { id: `training_classes/${rows[0]?.id}` });
    return `/${Reflect.get(Object(data?.classDelegatesDownload), 'path')}`;
  }

  test.runIf(engine === 'pglite')('lets the statement of a sign-in come next, also when downloads wait', async () => {
    const link = await linkOf(await server.token('manager@example.com'));
    let ended = 0;
    let downloads: Promise<unknown>[] = [];
    let signIn: Promise<unknown> | undefined;
    await during(sql`SELECT 1`, async () => {
      downloads = Array.from({ length: 60 }, async () => {
        expect((await server.request(link)).status).toBe(200);
        ended += 1;
      });
      await setTimeout(1_000);
      signIn = onBehalfOf({}, async () => database.execute(sql`SELECT 'sign-in'`));
    });
    await signIn;
    expect(ended).toBeLessThan(20);
    await Promise.all(downloads);
  });

  test.runIf(engine === 'postgres')('that leaves fails no other request of the session', async () => {
    const token = await server.token('manager@example.com');
    const link = await linkOf(token);
    // Another process does not remember who the session's user is.
    const other = await startTestServer({ database });
    let answer: Promise<GraphqlAnswer> | undefined;
    await during(sql`LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE`, async () => {
      const leave = new AbortController();
      const download = other.request(link, { signal: leave.signal }).catch(({ name }) => name);
      await expect.poll(waiting).toBe(1);
      answer = other.ask(token, '{ brands { totalCount } }');
      await setTimeout(50);
      leave.abort();
      expect(await download).toBe('AbortError');
      // A statement is canceled half a second after its client has left.
      await setTimeout(1_000);
    });
    expect((await answer)?.errors).toBeUndefined();
    await other.close();
  });

  test.each(['/health', '/health/live', '/health/ready'])('does not keep %s from answering', async (path) => {
    let answered = 0;
    const read = () => database.execute(sql`SELECT count(*) FROM generate_series(1, 20000)`);
    const reads = Array.from({ length: 300 }, () =>
      onBehalfOf({ userId: 'eager' }, async () => read()).finally(() => (answered += 1)),
    );
    // A pause of the machine can take the second that /health has.
    await expect.poll(async () => (await server.request(path)).status).toBe(200);
    expect(answered).toBeLessThan(200);
    await Promise.all(reads);
  });
});
