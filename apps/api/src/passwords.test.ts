import { createHash } from 'node:crypto';
import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AccountDesk } from './testing/AccountDesk.ts';

describeWithDatabase('passwords', (databases) => {
  let database: Database;
  let server: TestServer;
  /** Another process on the same database. */
  let second: TestServer;
  let desk: AccountDesk;
  let admin: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    desk = new AccountDesk(server);
    admin = await server.token('admin@example.com');
  });
  afterAll(() => Promise.all([server.close(), second.close()]));
  beforeEach(async () => {
    await database.delete(tables.signInAttempt);
  });

  const messagesOf = ({ errors = [] }: { errors?: { message: string }[] }) => errors.map(({ message }) => message);

  const statusOf = async (token: string, at = server) =>
    (await at.ask(token, '{ bookings { totalCount } }')).errors?.[0]?.extensions?.status ?? 200;

  test('ADM-02 a reset by an administrator ends all sessions, and the new password of at least 5 characters only lets the user choose another one', async () => {
    const user = await desk.newUser(admin);
    const before = await desk.fullToken(user.email);
    const short = await desk.send(admin, 'updateUserPassword', { id: user.id, password: 'lant' });
    expect(messagesOf(short)).toEqual(['Password must be at least 5 characters']);
    const reset = await desk.send(admin, 'updateUserPassword', { id: user.id, password: 'harbour-27' });
    expect(reset.data).toMatchObject({ updateUserPassword: { user: { id: user.id, mustChangePassword: true } } });
    for (const at of [server, second]) await expect.poll(() => statusOf(before, at)).toBe(401);
    expect((await server.signIn(user.email, desk.password)).status).toBe(401);

    const { token } = (await (await server.signIn(user.email, 'harbour-27')).json()) as { token: string };
    expect(await statusOf(token)).toBe(403);
    const own = 'query ($id: ID!) { user(id: $id) { id mustChangePassword person { fullName } } }';
    expect((await server.ask(token, own, { id: user.id })).data).toMatchObject({ user: { mustChangePassword: true } });
    const chosen = await desk.changePassword(token, 'harbour-27', 'river-mouth-3');
    expect(chosen.errors).toBeUndefined();
    const full = String(
      (chosen.data as { changeOwnPassword: { session: { token: string } } }).changeOwnPassword.session.token,
    );
    expect(await statusOf(full)).toBe(200);
    await expect.poll(() => statusOf(token)).toBe(401);
    expect((await server.signIn(user.email, 'river-mouth-3')).status).toBe(200);
  });

  test('a reset by an administrator is told to its owner by mail, with who did it and when, and never with the password', async () => {
    const user = await desk.newUser(admin);
    await desk.send(admin, 'updateUserPassword', { id: user.id, password: 'harbour-27' });
    const { rows } = await database.execute(sql`SELECT subject, html FROM email WHERE "to" = ARRAY[${user.email}]`);
    expect(rows).toEqual([
      { subject: 'You were given another password', html: expect.stringContaining('Hello Amara Cole,') },
    ]);
    const html = String(rows[0]?.html);
    expect(html).toMatch(
      /Grace Okafor gave your account in the admin console another password on \d+ \w+ \d{4} \d\d:\d\d \(UTC\)\./,
    );
    expect(html).not.toContain('harbour-27');
  });

  test('an administrator’s own password is changed where the current one is asked', async () => {
    const grace = await desk.find(admin, 'Grace Okafor');
    expect(messagesOf(await desk.send(admin, 'updateUserPassword', { id: grace.id, password: 'harbour-27' }))).toEqual([
      'This is your own password. Change it in your account, where you enter the current one first.',
    ]);
  });

  test('who changes their own password enters the current one; the other sessions end, this one goes on, and a mail tells the owner', async () => {
    const user = await desk.newUser(admin);
    const [token, other] = [await desk.fullToken(user.email), await desk.fullToken(user.email)];
    const wrong = await desk.changePassword(token, 'not-this-one', 'river-mouth-3');
    expect(wrong.errors).toMatchObject([
      { extensions: { violations: [{ path: 'currentPassword', message: 'Current password is incorrect' }] } },
    ]);
    const same = await desk.changePassword(token, desk.password, desk.password);
    expect(messagesOf(same)).toEqual(['Password must not be the current one']);
    const changed = await desk.changePassword(token, desk.password, 'river-mouth-3');
    expect(changed.data).toMatchObject({ changeOwnPassword: { user: { mustChangePassword: false }, session: null } });
    for (const at of [server, second]) {
      await expect.poll(() => statusOf(other, at)).toBe(401);
      expect(await statusOf(token, at)).toBe(200);
    }
    const { rows } = await database.execute(sql`SELECT subject, html FROM email WHERE ${user.email} = ANY ("to")`);
    // The first one tells of the password that the user chose at the first sign-in.
    expect(rows).toMatchObject([{ subject: 'Your password was changed' }, { subject: 'Your password was changed' }]);
    expect(JSON.stringify(rows)).not.toContain('river-mouth-3');
  });

  test('of 200 wrong attempts on sign-in and on one’s own password, only a few are checked', async () => {
    const user = await desk.newUser(admin);
    const token = await desk.fullToken(user.email);
    const tried = await Promise.all(
      Array.from({ length: 200 }, () => desk.changePassword(token, 'wrong', 'river-mouth-3')),
    );
    const statuses = tried.map(({ errors }) => errors?.[0]?.extensions?.status);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(15);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(185);
    expect(messagesOf(tried.at(-1) ?? {})[0]).toMatch(
      /^Too many failed attempts. Try again in \d+ (seconds?|minutes)\.$/,
    );
    const signIns = await Promise.all(Array.from({ length: 200 }, () => server.signIn(user.email, 'wrong')));
    expect(signIns.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(15);
    expect(await statusOf(token)).toBe(200);
  });

  test('no key of a repeated request keeps a password, and the same key with another password is refused', async () => {
    const user = await desk.newUser(admin);
    const send = (password: string) => desk.send(admin, 'updateUserPassword', { id: user.id, password }, 'reset-key-1');
    expect((await send('harbour-27')).errors).toBeUndefined();
    expect((await send('harbour-27')).errors).toBeUndefined();
    expect(messagesOf(await send('harbour-28'))).toEqual(['This Idempotency-Key was already used for another change.']);
    const { rows } = await database.execute<{ input_hash: string }>(
      sql`SELECT input_hash FROM idempotency_key WHERE key = 'reset-key-1'`,
    );
    const plain = { id: user.id, password: 'harbour-27' };
    const guessed = createHash('sha256')
      .update(JSON.stringify(['updateUserPassword', plain]))
      .digest('hex');
    expect(rows[0]?.input_hash).not.toBe(guessed);
  });
});
