import { describeWithDatabase } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PasswordDesk } from '../testing/PasswordDesk.ts';

describeWithDatabase('links to new passwords', (databases) => {
  const desk = new PasswordDesk(databases);

  const isAccepted = async (token: string) =>
    (await desk.server.ask(token, '{ bookings { totalCount } }')).errors === undefined;

  const status = async (email: string, password: string) => (await desk.server.signIn(email, password)).status;

  test('ACC-10 a forgotten password is set by a mail with a single-use, expiring link, with at least 5 characters', async () => {
    const { email, userId } = await desk.colleague();
    const before = desk.server.signIn(email, 'first-password');
    const session = ((await (await before).json()) as { token: string }).token;
    expect(await desk.ask(email.toUpperCase())).toBe(userId);
    const token = await desk.token(email);
    const [text = ''] = desk.mailsTo(email);
    expect(text).toContain('Set a new password\nHello Ada');
    expect(text).toContain(`${desk.server.url}/set-password#token=${token}`);
    expect(text).toContain('The link works once, and for one hour.');

    // Scanners of mail open links, and the page asks what the link is good for. Neither uses it up.
    for (const method of ['GET', 'HEAD']) {
      expect((await desk.server.request('/set-password', { method })).status).toBe(200);
      expect((await desk.server.request('/set_password', { method })).status).toBe(405);
    }
    for (let times = 0; times < 3; times++) expect(await desk.set(token)).toEqual([200, { kind: 'reset', email }]);
    expect(await desk.set(token, 'four')).toEqual([
      422,
      { code: 422, message: 'Password must be at least 5 characters' },
    ]);
    expect(await isAccepted(session)).toBe(true);

    const [done, body] = await desk.set(token, 'fünf5');
    expect(done).toBe(200);
    expect(await isAccepted(String(body.token))).toBe(true);
    expect(await status(email, 'first-password')).toBe(401);
    expect(await status(email, 'fünf5')).toBe(200);
    // Every earlier session has ended.
    await expect.poll(() => isAccepted(session)).toBe(false);

    const used =
      'This link no longer works: it was used, or your account was changed since. Sign in, or ask for a new link.';
    expect(await desk.set(token, 'another-password')).toEqual([410, { code: 410, message: used }]);
    expect(await status(email, 'fünf5')).toBe(200);
    await expect.poll(() => desk.mailsTo(email).at(-1)).toMatch(/^Your password was changed\n/);
  });

  test('ACC-10 an expired, a replaced and a forged link say so, and how to go on', async () => {
    const { email, userId } = await desk.colleague();
    const first = await desk.link(email);
    const second = await desk.link(email);
    const replaced = 'This link was replaced by a newer one. Open the link of the newest mail, or ask for a new one.';
    expect(await desk.set(first, 'river-password')).toEqual([410, { code: 410, message: replaced }]);
    await desk.pass(userId, '59 minutes');
    expect((await desk.set(second))[0]).toBe(200);
    await desk.pass(userId, '2 minutes');
    const expired = 'This link has expired. Ask for a new one.';
    expect(await desk.set(second)).toEqual([410, { code: 410, message: expired }]);
    expect(await desk.set(second, 'river-password')).toEqual([410, { code: 410, message: expired }]);
    const forged = 'This link is not valid. Open the whole link of the mail, or ask for a new one.';
    for (const token of ['', 'x', second.slice(1), second.toLowerCase(), `${second}a`]) {
      expect(await desk.set(token, 'river-password')).toEqual([410, { code: 410, message: forged }]);
    }
    expect(await status(email, 'first-password')).toBe(200);
  });

  test('an unknown email, a deactivated user and one without access get the same answer, and no mail', async () => {
    const deactivated = await desk.colleague({ isActive: false });
    const trainer = await desk.colleague({ roles: ['ROLE_SUPPLIER_TRAINER'] });
    for (const email of ['nobody@training.example', deactivated.email, trainer.email]) {
      expect(await desk.ask(email)).toBeUndefined();
    }
    const { email } = await desk.colleague();
    await desk.link(email);
    // The mails go out in order, so those of the others would have arrived.
    const kept = await desk.database.execute(sql`SELECT "to" FROM email WHERE secret = 'passwordReset'
      AND ("to" && ARRAY['nobody@training.example', ${deactivated.email}, ${trainer.email}])`);
    expect(kept.rows).toEqual([]);
  });

  test.runIf(databases.engine === 'postgres')(
    'the answer does not wait for the email to be looked up, so it takes the same time for every email',
    async () => {
      const { email, userId } = await desk.colleague();
      const { promise: answered, resolve } = Promise.withResolvers<void>();
      const locked = desk.database.transaction(async (tx) => {
        await tx.execute(sql`LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE`);
        for (const each of [email, 'nobody@training.example']) {
          expect((await desk.post('/forgot_password', { email: each })).status).toBe(202);
        }
        resolve();
      });
      await Promise.all([answered, locked]);
      expect(await desk.token(email)).not.toBe('');
      expect(
        await desk.database.select().from(tables.userToken).where(eq(tables.userToken.userId, userId)),
      ).toHaveLength(1);
    },
  );

  test('an email that is missing or not valid is refused with a sentence', async () => {
    for (const [body, message] of [
      [{}, 'Email is required'],
      [{ email: 'me' }, 'Email must be valid'],
    ] as const) {
      const answer = await desk.post('/forgot_password', body);
      expect([answer.status, await answer.json()]).toEqual([422, { code: 422, message }]);
    }
  });

  test('200 requests from one network are limited, and one email gets at most three mails', async () => {
    const { email } = await desk.colleague();
    const statuses: number[] = [];
    for (let count = 0; count < 200; count++) {
      statuses.push((await desk.post('/forgot_password', { email }, '203.0.113.5')).status);
    }
    expect(statuses.filter((each) => each === 202)).toHaveLength(30);
    const refused = await desk.post('/forgot_password', { email: 'nobody@training.example' }, '203.0.113.5');
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { code: 429, message: expect.stringMatching(/^Too many links were asked for\. Try again in \d+ seconds?\.$/) },
    ]);
    // Others, elsewhere, are not concerned.
    const other = await desk.colleague();
    expect(await desk.link(other.email)).not.toBe('');
    const mails = await desk.database.execute(sql`SELECT id FROM email WHERE "to" = ARRAY[${email}]`);
    expect(mails.rows).toHaveLength(3);
    // Of the links in these mails, the newest works.
    const tokens = await Promise.all([1, 2, 3].map((count) => desk.token(email, count)));
    const working = await Promise.all(tokens.map((token) => desk.set(token)));
    expect(working.map(([code]) => code).sort()).toEqual([200, 410, 410]);
  });

  test('200 guessed links are limited and set nothing', async () => {
    const { email } = await desk.colleague();
    const token = await desk.link(email);
    const statuses: number[] = [];
    for (let count = 0; count < 200; count++) {
      const guessed = `${token.slice(0, -3)}${String(count).padStart(3, '0')}`;
      statuses.push((await desk.set(guessed, 'river-password', '203.0.113.6'))[0]);
    }
    expect(statuses.filter((each) => each === 410)).toHaveLength(60);
    expect(statuses.filter((each) => each === 429)).toHaveLength(140);
    expect(await status(email, 'first-password')).toBe(200);
    expect((await desk.set(token, 'river-password', '198.51.100.9'))[0]).toBe(200);
  });

  test('a link ends when the email changes, when the user is deactivated, and when a password is set elsewhere', async () => {
    const changes = [
      sql`UPDATE person SET email = 'elsewhere@training.example' WHERE email = `,
      sql`UPDATE "user" SET is_active = false WHERE sign_in_email = `,
      sql`UPDATE "user" SET password_hash = 'another' WHERE sign_in_email = `,
    ];
    for (const change of changes) {
      const { email } = await desk.colleague();
      const token = await desk.link(email);
      await desk.database.execute(sql`${change}${email}`);
      expect((await desk.set(token, 'river-password'))[0]).toBe(410);
    }
  });

  test('a second factor stays: the link signs nobody in who has one, and the new password asks for its code', async () => {
    const { email, userId } = await desk.colleague();
    const factor = { userId, secretEncrypted: 'sealed', lastStep: 7, confirmedAt: new Date('2026-01-01T00:00:00Z') };
    await desk.database.insert(tables.userFactor).values(factor);
    const token = await desk.link(email);
    expect(await desk.set(token, 'river-password')).toEqual([200, {}]);
    const sessions = await desk.database.select().from(tables.userSession).where(eq(tables.userSession.userId, userId));
    expect(sessions).toEqual([]);
    const answer = await desk.server.signIn(email, 'river-password');
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: 'second_factor', message: 'Enter the code of your authenticator app.' },
    ]);
    const kept = await desk.database.select().from(tables.userFactor).where(eq(tables.userFactor.userId, userId));
    expect(kept).toMatchObject([factor]);
  });

  test('of two uses of a link at the same time, one sets the password', async () => {
    const { email } = await desk.colleague();
    const token = await desk.link(email);
    const answers = await Promise.all(['one-password', 'two-password'].map((each) => desk.set(token, each)));
    expect(answers.map(([code]) => code).sort()).toEqual([200, 410]);
  });

  test('a password that is easy to guess is refused, except on the embedded database', async () => {
    const { email } = await desk.colleague();
    const token = await desk.link(email);
    const message = 'This password is among the most common ones, so it is easy to guess. Choose another one.';
    const answer = await desk.set(token, 'Iloveyou');
    const ofConsole = 'This password consists of words of this console, so it is easy to guess. Choose another one.';
    if (databases.engine === 'postgres') {
      expect(answer).toEqual([422, { code: 422, message }]);
      expect(await desk.set(token, 'Training-2026')).toEqual([422, { code: 422, message: ofConsole }]);
    }
    if (databases.engine === 'pglite') expect(answer[0]).toBe(200);
  });

  test('neither the link nor the password is stored or logged', async () => {
    const { email, userId } = await desk.colleague();
    const token = await desk.link(email);
    await desk.set(token, 'a-password-to-find');
    const texts = [
      JSON.stringify(desk.server.logged),
      JSON.stringify((await desk.database.execute(sql`SELECT * FROM email WHERE secret_of = ${userId}`)).rows),
      JSON.stringify((await desk.database.execute(sql`SELECT * FROM user_token WHERE user_id = ${userId}`)).rows),
      JSON.stringify((await desk.database.execute(sql`SELECT * FROM history WHERE target_id = ${userId}`)).rows),
    ];
    for (const text of texts) {
      expect(text).not.toContain(token);
      expect(text).not.toContain('a-password-to-find');
    }
    const lines = desk.server.logged.filter((line) => line.userId === userId && line.log === 'security');
    expect(lines.map(({ msg, by }) => [msg, by])).toEqual([
      ['password link asked', undefined],
      ['password changed', 'reset link'],
    ]);
  });
});
