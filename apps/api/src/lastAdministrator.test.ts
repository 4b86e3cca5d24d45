import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AccountDesk, type ShownUser } from './testing/AccountDesk.ts';

const REFUSED = 'This is the only administrator who can sign in. Make somebody else an administrator first.';

// Locks differ between the engines.
describeOnEachDatabase('the last administrator', (databases) => {
  let database: Database;
  let server: TestServer;
  /** Another process on the same database. */
  let second: TestServer;
  let desk: AccountDesk;
  const tokens = { grace: '', other: '' };
  let grace: ShownUser;
  let other: ShownUser;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    desk = new AccountDesk(server);
    tokens.grace = await server.token('admin@example.com');
    grace = await desk.find(tokens.grace, 'Grace Okafor');
    other = await desk.newUser(tokens.grace, ['ROLE_ADMIN']);
    await desk.fullToken(other.email);
  });
  afterAll(() => Promise.all([server.close(), second.close()]));
  /** Grace and the other one are the only administrators. One more was invited, and has no way to sign in yet. */
  beforeEach(async () => {
    const ids = [grace, other].map(({ id }) => id.replace('users/', ''));
    await database.execute(
      sql`UPDATE "user" SET is_active = false WHERE 'ROLE_ADMIN' = ANY (roles) AND password_hash IS NOT NULL`,
    );
    await database.execute(
      sql`UPDATE "user" SET is_active = true, roles = '{ROLE_ADMIN}' WHERE id IN (${ids[0]}, ${ids[1]})`,
    );
    await database.execute(sql`UPDATE "user" SET is_active = true, roles = '{ROLE_ADMIN}', password_hash = NULL
      WHERE id = (SELECT min(id::text) FROM "user" WHERE id NOT IN (${ids[0]}, ${ids[1]}) AND password_hash IS NULL)`);
    tokens.grace = await server.token('admin@example.com');
    tokens.other = await desk.fullToken(other.email);
  });

  const administrators = async () => {
    const { rows } = await database.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM "user" WHERE is_active AND 'ROLE_ADMIN' = ANY (roles) AND password_hash IS NOT NULL`,
    );
    return rows[0]?.n;
  };

  test.each([
    ['is not deactivated', { isActive: false }],
    ['keeps the role', { roles: ['ROLE_ACCOUNT_MANAGER'] }],
  ])('ADM-01 the last administrator who can sign in %s, not even by themselves', async (_what, change) => {
    expect((await desk.send(tokens.grace, 'updateUser', { id: other.id, ...change })).errors).toBeUndefined();
    const refused = await desk.send(tokens.grace, 'updateUser', { id: grace.id, ...change });
    expect(refused.errors).toMatchObject([{ message: REFUSED, extensions: { status: 409 } }]);
    expect(await administrators()).toBe(1);
  });

  test.each([
    ['deactivate each other', { isActive: false }],
    ['take the role from each other', { roles: ['ROLE_ACCOUNT_MANAGER'] }],
  ])('of two administrators who %s at the same moment, on two processes, one is left', async (_what, change) => {
    const answers = await Promise.all([
      desk.send(tokens.grace, 'updateUser', { id: other.id, ...change }),
      desk.send(tokens.other, 'updateUser', { id: grace.id, ...change }, undefined, second),
    ]);
    const refused = answers.flatMap(({ errors = [] }) => errors);
    // The second one is refused by the rule, or its session has ended before it begins.
    expect(refused).toHaveLength(1);
    expect([
      REFUSED,
      '401: Your session has ended. Please sign in again.',
      'You are not allowed to make this change.',
    ]).toContain(refused[0]?.message);
    expect(await administrators()).toBe(1);
  });

  test('of two administrators who free each other from the third party at the same moment, one can still sign in', async () => {
    const ids = [grace, other].map(({ id }) => id.replace('users/', ''));
    const kept = await database.execute<{ id: string; hash: string }>(
      sql`SELECT id::text AS id, password_hash AS hash FROM "user" WHERE id IN (${ids[0]}, ${ids[1]})`,
    );
    await database.execute(sql`UPDATE "user" SET password_hash = NULL, oidc_issuer = 'https://id.example', oidc_subject = id
      WHERE id IN (${ids[0]}, ${ids[1]})`);
    const input = { reason: 'Another account there.' };
    const answers = await Promise.all([
      desk.send(tokens.grace, 'unbindProviderAccount', { ...input, id: other.id }),
      desk.send(tokens.other, 'unbindProviderAccount', { ...input, id: grace.id }, undefined, second),
    ]);
    expect(answers.flatMap(({ errors = [] }) => errors)).toHaveLength(1);
    const { rows } = await database.execute(
      sql`SELECT id FROM "user" WHERE id IN (${ids[0]}, ${ids[1]}) AND oidc_subject IS NOT NULL`,
    );
    expect(rows).toHaveLength(1);
    for (const { id, hash } of kept.rows) {
      await database.execute(
        sql`UPDATE "user" SET password_hash = ${hash}, oidc_issuer = NULL, oidc_subject = NULL WHERE id = ${id}`,
      );
    }
  });

  test('of two administrators who both step down at the same moment, one is left', async () => {
    const answers = await Promise.all([
      desk.send(tokens.grace, 'updateUser', { id: grace.id, isActive: false }),
      desk.send(tokens.other, 'updateUser', { id: other.id, isActive: false }, undefined, second),
    ]);
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([REFUSED]);
    expect(await administrators()).toBe(1);
  });
});
