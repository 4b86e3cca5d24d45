import type { Database } from '@console/api-kit/database';
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
import { signInAttempt, user } from '../tables.ts';

const ADMIN = 'admin@example.com';
const MANAGER = 'manager@example.com';
const REFUSED = 'The code is not right, or was used before. Enter the next one.';

describeWithDatabase('a second factor', (databases) => {
  let database: Database;
  let server: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database, variables: { TRUST_PROXY: '1' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database.delete(signInAttempt);
    await database.execute(sql`DELETE FROM user_factor`);
    await database.execute(sql`DELETE FROM recovery_code`);
    await database.execute(sql`UPDATE "user" SET token_version = token_version + 1`);
  });

  /** Each code works once, so the time goes on before the next one. */
  const next = () => {
    server.now = new Date(server.now.getTime() + 30_000);
  };
  const codeOf = (secret: string, seconds = 0) =>
    generateSync({ secret, epoch: server.now.getTime() / 1000 + seconds });
  const idOf = async (email: string) => {
    const [row] = await database
      .select({ id: user.id, version: user.version })
      .from(user)
      .where(eq(user.signInEmail, email));
    return { id: `users/${row?.id}`, version: row?.version };
  };

  const signIn = (
    email: string,
    { password = PASSWORD, code }: { password?: string; code?: string | undefined } = {},
    from = '198.51.100.1',
  ) =>
    server.request('/authentication_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email, password, code }),
    });
  const statusOf = async (token: string) =>
    (await server.ask(token, '{ bookings { totalCount } }')).errors?.[0]?.extensions?.status ?? 200;
  async function leftOf(token: string, email: string) {
    const { id } = await idOf(email);
    const { data } = await server.ask(
      token,
      'query ($id: ID!) { user(id: $id) { secondFactor { recoveryCodesLeft } } }',
      { id },
    );
    const found = data?.user as { secondFactor: { recoveryCodesLeft: number } } | null | undefined;
    return found?.secondFactor.recoveryCodesLeft;
  }
  async function newestEntry(email: string) {
    const { id } = await idOf(email);
    const { rows } = await database.execute<{ changes: object }>(
      sql`SELECT changes FROM history WHERE entity = 'user' AND target_id = ${id.split('/')[1]} ORDER BY at DESC, id DESC LIMIT 1`,
    );
    return rows[0]?.changes;
  }
  async function mailsTo(email: string) {
    const { rows } = await database.execute<{ subject: string }>(
      sql`SELECT subject FROM email WHERE ${email} = ANY("to") ORDER BY id`,
    );
    return rows.map(({ subject }) => subject);
  }

  async function send(token: string, name: string, input: object, fields = '', key?: string) {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { user { id secondFactor { confirmedAt recoveryCodesLeft isRequired } } ${fields} } }`;
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const { data, errors } = await server.ask(token, text, { input }, headers);
    return { ...(data?.[name] as Record<string, unknown> | undefined), errors };
  }
  const start = (token: string, input: object = { password: PASSWORD }, key?: string) =>
    send(token, 'startSecondFactor', input, 'setUp { secret address }', key) as Promise<{
      setUp: { secret: string; address: string } | null;
      errors: { message: string; extensions?: Record<string, unknown> }[] | undefined;
    }>;
  const confirm = (token: string, code: string, key?: string) =>
    send(token, 'confirmSecondFactor', { code }, 'recoveryCodes { codes token }', key) as Promise<{
      user?: { secondFactor: { confirmedAt: string; recoveryCodesLeft: number } };
      recoveryCodes: { codes: string[]; token: string | null } | null;
      errors: { message: string; extensions?: Record<string, unknown> }[] | undefined;
    }>;
  const refusalOf = ({
    errors,
  }: {
    errors?: { message: string; extensions?: Record<string, unknown> }[] | undefined;
  }) => {
    const [error] = errors ?? [];
    return [error?.extensions?.status, error?.message];
  };

  /** Sets the second factor of an account up. */
  async function setUp(email: string) {
    const token = await server.token(email);
    const { setUp } = await start(token);
    const secret = setUp?.secret ?? '';
    const { recoveryCodes } = await confirm(token, codeOf(secret));
    next();
    return { token, secret, codes: recoveryCodes?.codes ?? [] };
  }

  test('is set up with the password and a code of the app, and answers ten recovery codes once', async () => {
    const token = await server.token(MANAGER);
    expect(refusalOf(await start(token, {}))).toEqual([422, 'Current password is required']);
    expect(refusalOf(await start(token, { password: 'wrong' }))).toEqual([422, 'Current password is incorrect']);
    const { setUp } = await start(token);
    const secret = setUp?.secret ?? '';
    expect(setUp?.address).toBe(
      `otpauth://totp/Admin%20console:manager%40example.com?secret=${secret}&issuer=Admin%20console`,
    );
    expect(refusalOf(await confirm(token, codeOf(secret, 300)))).toEqual([
      422,
      'This is not the code of the app at this time. Enter the one that it shows now.',
    ]);
    const code = codeOf(secret);
    const made = await confirm(token, code, 'set up');
    expect(made.user?.secondFactor).toEqual({
      confirmedAt: server.now.toISOString(),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(made.recoveryCodes?.codes).toHaveLength(10);
    expect(made.recoveryCodes?.token).toBeNull();
    // A lost answer is not made again: nothing keeps the codes.
    expect(await confirm(token, code, 'set up')).toMatchObject({ errors: undefined, recoveryCodes: null });
  });

  test('nothing keeps the secret, a code or a recovery code in plain text', async () => {
    const { secret, codes } = await setUp(MANAGER);
    const { rows } = await database.execute<{ text: string }>(sql`
      SELECT row_to_json(f)::text AS text FROM user_factor f UNION ALL SELECT row_to_json(c)::text FROM recovery_code c
      UNION ALL SELECT row_to_json(h)::text FROM history h UNION ALL SELECT row_to_json(k)::text FROM idempotency_key k
      UNION ALL SELECT row_to_json(e)::text FROM email e`);
    const kept = rows.map(({ text }) => text).join() + JSON.stringify(server.logged);
    for (const plain of [secret, ...codes]) expect(kept.toLowerCase()).not.toContain(plain.toLowerCase());
  });

  test('a QR code can be used for an hour, and a newer one replaces it', async () => {
    const token = await server.token(MANAGER);
    const first = (await start(token)).setUp?.secret ?? '';
    const second = (await start(token)).setUp?.secret ?? '';
    expect(refusalOf(await confirm(token, codeOf(first)))[0]).toBe(422);
    server.now = new Date(server.now.getTime() + 3_601_000);
    expect(refusalOf(await confirm(await server.token(MANAGER), codeOf(second)))).toEqual([
      409,
      'This QR code is no longer valid. Begin again.',
    ]);
  });

  test('an unconfirmed one changes nothing about signing in', async () => {
    await start(await server.token(MANAGER));
    expect((await signIn(MANAGER)).status).toBe(200);
  });

  test('without a code the right password is answered with second_factor, and a wrong one as ever', async () => {
    const { secret } = await setUp(MANAGER);
    const asked = await signIn(MANAGER);
    expect([asked.status, await asked.json()]).toEqual([
      401,
      { code: 'second_factor', message: 'Enter the code of your authenticator app.' },
    ]);
    for (const code of [undefined, codeOf(secret)]) {
      const wrong = await signIn(MANAGER, { password: 'wrong', code });
      expect([wrong.status, await wrong.json()]).toEqual([
        401,
        { code: 401, message: 'Email or Password is incorrect' },
      ]);
    }
    expect((await signIn(MANAGER, { code: codeOf(secret) })).status).toBe(200);
  });

  test('a code is used once, also by two sign-ins at the same moment, and no code before it is taken afterwards', async () => {
    const { secret } = await setUp(MANAGER);
    const code = codeOf(secret, 30);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await signIn(MANAGER, { code })).status));
    expect(statuses.sort()).toEqual([200, 401, 401]);
    const again = await signIn(MANAGER, { code });
    expect([again.status, await again.json()]).toEqual([401, { code: 'second_factor', message: REFUSED }]);
    expect((await signIn(MANAGER, { code: codeOf(secret) })).status).toBe(401);
    next();
    next();
    expect((await signIn(MANAGER, { code: codeOf(secret) })).status).toBe(200);
  });

  test('a recovery code signs in once, however it is typed', async () => {
    const { token, codes, secret } = await setUp(MANAGER);
    const [first = '', second = ''] = codes;
    expect((await signIn(MANAGER, { code: first })).status).toBe(200);
    expect((await signIn(MANAGER, { code: first })).status).toBe(401);
    expect((await signIn(MANAGER, { code: ` ${second.replaceAll('-', '').toUpperCase()} ` })).status).toBe(200);
    expect((await signIn(MANAGER, { code: 'zzzz-zzzz-zzzz-zzzz' })).status).toBe(401);
    expect((await signIn(ADMIN, { code: codes[2] })).status).toBe(200);
    expect((await signIn(MANAGER, { code: codes[2] })).status).toBe(200);
    const { data } = await server.ask(token, '{ me: users(first: 1) { edges { node { id } } } }');
    expect(data).toBeDefined();
    expect(await leftOf(token, MANAGER)).toBe(7);
    const made = await send(
      token,
      'newRecoveryCodes',
      { password: PASSWORD, code: codeOf(secret) },
      'recoveryCodes { codes }',
    );
    expect(made).toMatchObject({ errors: undefined, recoveryCodes: { codes: Array(10).fill(expect.any(String)) } });
    expect(await leftOf(token, MANAGER)).toBe(10);
    expect((await signIn(MANAGER, { code: codes[3] })).status).toBe(401);
    expect(await newestEntry(MANAGER)).toMatchObject({ recoveryCodes: { to: ['Made again'] } });
  });

  test('of 200 codes that are tried, 10 to 15 are checked, and those without a code do not start the count again', async () => {
    const { secret } = await setUp(MANAGER);
    const statuses: number[] = [];
    for (let at = 0; at < 100; at += 1) {
      statuses.push((await signIn(MANAGER, { code: String(100_000 + at) }, '203.0.113.9')).status);
      statuses.push((await signIn(MANAGER, {}, '203.0.113.9')).status);
    }
    const codes = statuses.filter((_, at) => at % 2 === 0);
    expect(codes.filter((status) => status === 401).length).toBeLessThanOrEqual(15);
    expect(codes.slice(20).every((status) => status === 429)).toBe(true);
    expect((await signIn(MANAGER, { code: codeOf(secret) }, '203.0.113.9')).status).toBe(429);
  }, 600_000);

  test('wrong passwords and codes of a session that was left open are counted as failed sign-ins', async () => {
    const { token, secret } = await setUp(MANAGER);
    const refusals: unknown[] = [];
    for (let at = 0; at < 20; at += 1) {
      refusals.push(
        refusalOf(await send(token, 'removeSecondFactor', { password: PASSWORD, code: String(200_000 + at) }))[0],
      );
    }
    expect(refusals[0]).toBe(422);
    expect(refusals.at(-1)).toBe(429);
    const right = { password: PASSWORD, code: codeOf(secret) };
    expect(refusalOf(await send(token, 'removeSecondFactor', right))).toEqual([
      429,
      expect.stringMatching(/^Too many failed attempts. Try again in /),
    ]);
  });

  test('is removed with password and code, and its owner is told by mail', async () => {
    const { token, secret, codes } = await setUp(MANAGER);
    const remove = (input: object) => send(token, 'removeSecondFactor', input);
    expect(refusalOf(await remove({ password: 'wrong', code: codes[0] }))).toEqual([
      422,
      'Current password is incorrect',
    ]);
    expect(refusalOf(await remove({ password: PASSWORD, code: '000000' }))).toEqual([422, REFUSED]);
    expect(await remove({ password: PASSWORD, code: codeOf(secret) })).toMatchObject({
      errors: undefined,
      user: { secondFactor: { confirmedAt: null, recoveryCodesLeft: 0 } },
    });
    expect((await signIn(MANAGER)).status).toBe(200);
    expect(refusalOf(await remove({ password: PASSWORD, code: '000000' }))).toEqual([
      409,
      'You have no second factor.',
    ]);
    expect(await newestEntry(MANAGER)).toEqual({ secondFactor: { from: ['Set up'], to: ['Removed'] } });
    expect((await mailsTo(MANAGER)).slice(-2)).toEqual([
      'Your second factor is set up',
      'Your second factor was removed',
    ]);
  });

  test('moves to another device with a code of the present one, which works until the new one is confirmed', async () => {
    const { token, secret, codes } = await setUp(MANAGER);
    expect(refusalOf(await start(token))).toEqual([422, REFUSED]);
    const moved = (await start(token, { password: PASSWORD, code: codes[0] })).setUp?.secret ?? '';
    expect((await signIn(MANAGER, { code: codeOf(secret) })).status).toBe(200);
    next();
    expect((await confirm(token, codeOf(moved))).recoveryCodes?.codes).toHaveLength(10);
    next();
    expect((await signIn(MANAGER, { code: codeOf(secret) })).status).toBe(401);
    expect((await signIn(MANAGER, { code: codes[1] })).status).toBe(401);
    expect((await signIn(MANAGER, { code: codeOf(moved) })).status).toBe(200);
  });

  test('is confirmed in one session, and all others end', async () => {
    const [one, other] = [await server.token(MANAGER), await server.token(MANAGER)];
    const secret = (await start(one)).setUp?.secret ?? '';
    await confirm(one, codeOf(secret));
    await expect.poll(() => statusOf(other)).toBe(401);
    expect(await statusOf(one)).toBe(200);
  });

  test('an administrator resets that of another user: the sessions end, the owner is told, history and security log keep it', async () => {
    const { token } = await setUp(MANAGER);
    const admin = await server.token(ADMIN);
    const { id } = await idOf(MANAGER);
    const input = { id, reason: 'The telephone was lost.' };
    expect(refusalOf(await send(token, 'resetSecondFactor', input))[0]).toBe(403);
    expect(refusalOf(await send(admin, 'resetSecondFactor', { id: (await idOf(ADMIN)).id, reason: 'x' }))).toEqual([
      409,
      'This is your own second factor. Remove it in your account.',
    ]);
    expect((await send(admin, 'resetSecondFactor', input)).errors).toBeUndefined();
    await expect.poll(() => statusOf(token)).toBe(401);
    expect((await signIn(MANAGER)).status).toBe(200);
    expect((await mailsTo(MANAGER)).at(-1)).toBe('Your second factor was reset');
    expect(await newestEntry(MANAGER)).toEqual({ secondFactor: { from: ['Set up'], to: ['Reset'] } });
    expect(server.logged).toContainEqual(
      expect.objectContaining({ log: 'security', msg: 'second factor reset', userId: id.split('/')[1] }),
    );
  });

  test('ACC-12 a user reads the own second factor, an administrator those of all, and a manager no other', async () => {
    const read = async (as: string, of: string) => {
      const text = 'query ($id: ID!) { user(id: $id) { secondFactor { confirmedAt recoveryCodesLeft isRequired } } }';
      const { data, errors } = await server.ask(await server.token(as), text, { id: (await idOf(of)).id });
      const found = data?.user as { secondFactor: unknown } | null | undefined;
      return errors?.[0]?.message ?? found?.secondFactor;
    };
    const none = { confirmedAt: null, recoveryCodesLeft: 0, isRequired: false };
    expect(await read(MANAGER, MANAGER)).toEqual(none);
    expect(await read('trainer@example.com', 'trainer@example.com')).toEqual(none);
    expect(await read(ADMIN, MANAGER)).toEqual(none);
    expect(await read(MANAGER, ADMIN)).toBe('You are not allowed to see User.secondFactor.');
  });

  test('a user without a password has none', async () => {
    const token = await server.token(MANAGER);
    const [row] = await database.select().from(user).where(eq(user.signInEmail, MANAGER));
    await database.execute(sql`UPDATE "user" SET password_hash = NULL WHERE id = ${row?.id}`);
    const answer = await start(token);
    await database.execute(sql`UPDATE "user" SET password_hash = ${row?.passwordHash} WHERE id = ${row?.id}`);
    expect(refusalOf(answer)).toEqual([
      409,
      'You have no password. The second factor of the third party protects you.',
    ]);
  });

  test('the security log has a line for each sign-in with a wrong code, without the code', async () => {
    const { secret } = await setUp(MANAGER);
    const seen = server.logged.length;
    await signIn(MANAGER);
    await signIn(MANAGER, { code: '123456' });
    await signIn(MANAGER, { code: codeOf(secret) });
    const lines = server.logged.slice(seen).filter(({ log }) => log === 'security');
    expect(lines.map(({ msg, reason }) => [msg, reason])).toEqual([
      ['sign-in refused', 'wrong code'],
      ['signed in', undefined],
    ]);
    expect(JSON.stringify(lines)).not.toContain('123456');
  });
});
