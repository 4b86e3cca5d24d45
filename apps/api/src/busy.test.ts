import { maskedError } from '@console/api-kit';
import { type Database, DatabaseUnavailable, openDatabase } from '@console/api-kit/database';
import {
  createTestDatabase,
  demoDatabase,
  postgresUrlOf,
  startTestServer,
  type TestServer,
  testPostgresUrl,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const words = 'The server has too much to do just now. Please try again in a moment.';

describe.skipIf(!testPostgresUrl())('a server whose connections are all in use', () => {
  let database: Database;
  let pool: Database;
  let server: TestServer;

  beforeAll(async () => {
    database = await createTestDatabase({ ...demoDatabase(), engine: 'postgres' });
    pool = await openDatabase({ url: await postgresUrlOf(database), connections: 1, patienceMs: 200 });
    server = await startTestServer({ database: pool });
  });
  afterAll(async () => {
    await server.close();
    await pool.close();
    await database.close();
  });

  test('says that it is too busy, and works again when a connection is free', async () => {
    const token = await server.token('manager@example.com');
    const over = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const held = pool.transaction(async () => {
      began.resolve();
      await over.promise;
    });
    await began.promise;
    await expect(pool.execute(sql`SELECT 1`)).rejects.toMatchObject({ cause: new DatabaseUnavailable('busy') });
    const init = { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
    const answer = await server.request('/graphql', { ...init, body: '{"query":"{ __typename }"}' });
    const error = { message: words, extensions: { status: 503, requestId: answer.headers.get('x-request-id') } };
    expect([answer.status, await answer.json()]).toEqual([503, { code: 503, message: words, errors: [error] }]);
    over.resolve();
    await held;
    expect(await server.ask(token, '{ __typename }')).toEqual({ data: { __typename: 'Query' } });
  });
});

test('gives the same answer when a connection is missing in the middle of an operation, also in development', () => {
  const { message, extensions } = maskedError(new DatabaseUnavailable('busy'), { requestId: 'r1', development: true });
  expect([message, extensions]).toEqual([words, { status: 503, requestId: 'r1' }]);
});
