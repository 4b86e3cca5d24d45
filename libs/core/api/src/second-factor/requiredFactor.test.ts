import { createHash } from 'node:crypto';
import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  PASSWORD,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { eq, sql } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { user } from '../tables.ts';

const ADMIN = 'admin@example.com';
const MANAGER = 'manager@example.com';

/** Each test starts from users without a second factor. */
describeWithDatabase('a second factor that is required', (databases) => {
  let database: Database;
  /** Nobody must have one here. */
  let free: TestServer;
  let ofAdministrators: TestServer;
  let ofAll: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    free = await startTestServer({ database });
    ofAdministrators = await startTestServer({ database, variables: { REQUIRE_SECOND_FACTOR: 'administrators' } });
    ofAll = await startTestServer({ database, variables: { REQUIRE_SECOND_FACTOR: 'all' } });
  });
  afterAll(() => Promise.all([free.close(), ofAdministrators.close(), ofAll.close()]));
  beforeEach(async () => {
    await database.execute(sql`DELETE FROM user_factor`);
    await database.execute(sql`UPDATE "user" SET token_version = token_version + 1, must_change_password = false`);
  });

  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      id: string;
      limited?: string | null;
    };
  const statusAt = async (server: TestServer, token: string) =>
    (await server.ask(token, '{ bookings { totalCount } }')).errors?.[0]?.extensions?.status ?? 200;
  const codeOf = (server: TestServer, secret: string) => generateSync({ secret, epoch: server.now.getTime() / 1000 });

  async function start(server: TestServer, token: string, password: string | null = null): Promise<string> {
    const text =
      'mutation ($password: String) { startSecondFactor(input: { password: $password }) { user { id } setUp { secret } } }';
    const { data, errors } = await server.ask(token, text, { password });
    expect(errors).toBeUndefined();
    return (data?.startSecondFactor as { setUp: { secret: string } } | undefined)?.setUp.secret ?? '';
  }

  async function confirm(server: TestServer, token: string, secret: string) {
    const text =
      'mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { user { secondFactor { confirmedAt isRequired } } recoveryCodes { codes token } } }';
    const { data, errors } = await server.ask(token, text, { code: codeOf(server, secret) });
    expect(errors).toBeUndefined();
    return data?.confirmSecondFactor as { recoveryCodes: { codes: string[]; token: string | null } };
  }

  test('an administrator without one gets a session that can only set it up, and then a whole one', async () => {
    const token = await ofAdministrators.token(ADMIN);
    expect(claimsOf(token).limited).toBe('factor');
    expect(await statusAt(ofAdministrators, token)).toBe(403);
    const own = 'query ($id: ID!) { user(id: $id) { id person { fullName } secondFactor { confirmedAt isRequired } } }';
    expect(await ofAdministrators.ask(token, own, { id: claimsOf(token).id })).toMatchObject({
      data: { user: { secondFactor: { confirmedAt: null, isRequired: true } } },
    });
    for (const refused of [
      `{ user(id: "${claimsOf(token).id}") { roles } }`,
      '{ users { totalCount } }',
      `mutation { resetSecondFactor(input: { id: "${claimsOf(token).id}", reason: "x" }) { user { id } } }`,
      'mutation { removeSecondFactor(input: { password: "x", code: "x" }) { user { id } } }',
      'mutation { newRecoveryCodes(input: { password: "x", code: "x" }) { user { id } } }',
    ]) {
      expect((await ofAdministrators.ask(token, refused)).errors?.[0]?.extensions?.status).toBe(403);
    }
    const { recoveryCodes } = await confirm(ofAdministrators, token, await start(ofAdministrators, token));
    expect(recoveryCodes.codes).toHaveLength(10);
    const whole = recoveryCodes.token ?? '';
    expect(claimsOf(whole).limited ?? null).toBeNull();
    expect(await statusAt(ofAdministrators, whole)).toBe(200);
    await expect.poll(() => statusAt(ofAdministrators, token)).toBe(401);
  });

  test('only administrators need one, or all staff', async () => {
    expect(await statusAt(ofAdministrators, await ofAdministrators.token(MANAGER))).toBe(200);
    expect(claimsOf(await ofAll.token(MANAGER)).limited).toBe('factor');
    expect(await statusAt(free, await free.token(ADMIN))).toBe(200);
  });

  test('a session that began before it was required has ended, and one of the third party goes on', async () => {
    const [token, other] = [await free.token(ADMIN), await free.token(MANAGER)];
    expect(await statusAt(ofAdministrators, token)).toBe(401);
    expect(await statusAt(ofAdministrators, other)).toBe(200);
    expect(await statusAt(ofAll, other)).toBe(401);
    await database.execute(sql`UPDATE user_session SET method = 'provider', limited = NULL`);
    const third = await free.token(ADMIN);
    await database.execute(sql`UPDATE user_session SET method = 'provider' WHERE ended_at IS NULL`);
    expect(await statusAt(ofAdministrators, third)).toBe(200);
  });

  test('a user who must also change the password does so first', async () => {
    await database.execute(sql`UPDATE "user" SET must_change_password = true WHERE sign_in_email = ${ADMIN}`);
    const token = await ofAdministrators.token(ADMIN);
    expect(claimsOf(token).limited).toBe('password');
    for (const text of [
      'mutation { startSecondFactor(input: {}) { setUp { secret } } }',
      'mutation { confirmSecondFactor(input: { code: "123456" }) { recoveryCodes { codes } } }',
    ]) {
      expect((await ofAdministrators.ask(token, text)).errors?.[0]?.extensions?.status).toBe(403);
    }
    const text = `mutation { changeOwnPassword(input: { currentPassword: "${PASSWORD}", password: "harbour-lights-7" }) { session { token } } }`;
    const { data } = await ofAdministrators.ask(token, text);
    const changed = data?.changeOwnPassword as { session: { token: string } } | undefined;
    expect(claimsOf(changed?.session.token ?? '').limited).toBe('factor');
    await database.execute(sql`UPDATE "user" SET password_hash =
      (SELECT password_hash FROM "user" WHERE sign_in_email = ${MANAGER}) WHERE sign_in_email = ${ADMIN}`);
  });

  test('it cannot be removed, only moved to another device', async () => {
    const whole = await confirm(free, await free.token(ADMIN), await start(free, await free.token(ADMIN), PASSWORD));
    const { codes } = whole.recoveryCodes;
    const answer = await ofAdministrators.request('/authentication_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMIN, password: PASSWORD, code: codes[0] }),
    });
    const { token } = (await answer.json()) as { token: string };
    const removed = await ofAdministrators.ask(
      token,
      'mutation ($input: removeSecondFactorInput!) { removeSecondFactor(input: $input) { user { id } } }',
      { input: { password: PASSWORD, code: codes[1] } },
    );
    expect(removed.errors?.[0]?.message).toBe('A second factor is required here. You can move it to another device.');
  });

  test('a link to a new password leaves it, and signs nobody in who has one', async () => {
    await confirm(free, await free.token(MANAGER), await start(free, await free.token(MANAGER), PASSWORD));
    const [manager] = await database.select().from(user).where(eq(user.signInEmail, MANAGER));
    const hash = createHash('sha256').update('link').digest('base64url');
    await database.execute(sql`INSERT INTO user_token (id, user_id, kind, hash, expires_at, created_at)
      VALUES (${newId()}, ${manager?.id}, 'reset', ${hash}, now() + interval '1 hour', now())`);
    const set = await free.request('/set_password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'link', password: 'lanterns-on-the-quay' }),
    });
    expect([set.status, await set.json()]).toEqual([200, {}]);
    const signedIn = await free.signIn(MANAGER, 'lanterns-on-the-quay');
    expect([signedIn.status, await signedIn.json()]).toMatchObject([401, { code: 'second_factor' }]);
    await database.execute(sql`UPDATE "user" SET password_hash = ${manager?.passwordHash} WHERE id = ${manager?.id}`);
  });
});
