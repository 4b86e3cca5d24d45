import { describeWithDatabase } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openStream } from '../testing/openStream.ts';
import { PasswordDesk } from '../testing/PasswordDesk.ts';

describeWithDatabase('invitations', (databases) => {
  const desk = new PasswordDesk(databases);
  let admin: string;
  let invited = 0;

  beforeAll(async () => {
    admin = await desk.server.token('admin@example.com');
  });

  /** Invites a new colleague. */
  async function invite(values: object = {}) {
    invited += 1;
    const email = `invited${invited}@training.example`;
    const newPerson = { givenName: 'Amara', familyName: `Cole ${invited}`, email };
    const input = { newPerson, roles: ['ROLE_ACCOUNT_MANAGER'], ...values };
    const answer = await desk.server.ask(
      admin,
      'mutation ($input: inviteUserInput!) { inviteUser(input: $input) { user { id isActive hasPassword roles person { fullName } } } }',
      { input },
    );
    return { email, answer };
  }

  test('a new user gets a mail, sets the password by its link within seven days, and is signed in', async () => {
    const { email, answer } = await invite();
    expect(answer).toMatchObject({
      data: { inviteUser: { user: { isActive: true, hasPassword: false, person: { fullName: 'Amara Cole 1' } } } },
    });
    const token = await desk.token(email);
    const [text = ''] = desk.mailsTo(email);
    expect(text).toContain(`You have an account in the admin console. You sign in with ${email}.`);
    expect(text).toContain('The link works once, and for seven days.');
    expect(await desk.set(token)).toEqual([200, { kind: 'invitation', email }]);
    const [row] = await desk.database.select().from(tables.user).where(eq(tables.user.signInEmail, email));
    await desk.pass(row?.id ?? '', '6 days 23 hours');
    const [status, { token: session }] = await desk.set(token, 'amaras-own-password');
    expect(status).toBe(200);
    expect((await desk.server.ask(String(session), '{ bookings { totalCount } }')).errors).toBeUndefined();
    expect((await desk.server.signIn(email, 'amaras-own-password')).status).toBe(200);
    expect((await desk.set(token, 'another-password'))[0]).toBe(410);
  });

  test('until then nobody can sign in with the email, and an expired invitation is followed by a forgotten password', async () => {
    const { email } = await invite();
    const first = await desk.token(email);
    for (const password of ['', 'null', 'invited']) {
      expect((await desk.server.signIn(email, password)).status).not.toBe(200);
    }
    const [row] = await desk.database.select().from(tables.user).where(eq(tables.user.signInEmail, email));
    await desk.pass(row?.id ?? '', '8 days');
    expect(await desk.set(first)).toEqual([410, { code: 410, message: 'This link has expired. Ask for a new one.' }]);
    const second = await desk.link(email);
    expect((await desk.set(second, 'amaras-own-password'))[0]).toBe(200);
  });

  test('the email of somebody who is known is offered instead', async () => {
    const person = await desk.colleague();
    await desk.database.execute(sql`DELETE FROM "user" WHERE id = ${person.userId}`);
    const newPerson = { givenName: 'Amara', familyName: 'Cole', email: person.email };
    const { answer } = await invite({ newPerson });
    expect(answer.errors).toMatchObject([
      { message: 'Person record found', extensions: { status: 409, person: `people/${person.personId}` } },
    ]);
    const { answer: accepted } = await invite({ newPerson: null, person: `people/${person.personId}` });
    expect(accepted.errors).toBeUndefined();
    expect(await desk.token(person.email)).not.toBe('');
  });

  test('the mail of a user who was deactivated meanwhile is not sent', async () => {
    const { email, userId } = await desk.colleague({ passwordHash: null, isActive: false });
    await desk.database.execute(sql`INSERT INTO email (id, "to", subject, secret, secret_of)
      VALUES (${userId}, ARRAY[${email}], 'You are invited', 'invitation', ${userId})`);
    await desk.database.execute(sql`INSERT INTO email_log (id, email_id, subject, "to", due_at)
      VALUES (${userId}, ${userId}, 'You are invited', ARRAY[${email}], now())`);
    await desk.database.execute(sql`INSERT INTO email_recipient (id, log_id, position, address)
      VALUES (${userId}, ${userId}, 1, ${email})`);
    await desk.link((await desk.colleague()).email);
    const state = () => desk.database.execute(sql`SELECT status, error FROM email_log WHERE id = ${userId}`);
    await expect.poll(async () => (await state()).rows[0]?.status).toBe('failed');
    expect(desk.mailsTo(email)).toEqual([]);
  });

  /** What the record of a user shows of the invitation. */
  async function invitationOf(id: unknown) {
    const text = 'query ($id: ID!) { user(id: $id) { version invitation { state sentAt worksUntil mail } } }';
    const { data, errors } = await desk.server.ask(admin, text, { id });
    expect(errors).toBeUndefined();
    return (data as { user: { invitation: Record<string, string | null> | null } }).user.invitation;
  }

  const inviteAgain = (id: unknown) =>
    desk.server.ask(
      admin,
      'mutation ($input: inviteUserAgainInput!) { inviteUserAgain(input: $input) { user { id invitation { state } } } }',
      { input: { id } },
    );

  test('an expired invitation is sent again: the record says when it was sent and whether its link works, and the first link ends', async () => {
    const { email } = await invite();
    const first = await desk.token(email);
    const [row] = await desk.database.select().from(tables.user).where(eq(tables.user.signInEmail, email));
    const id = `users/${row?.id}`;
    await expect
      .poll(() => invitationOf(id))
      .toMatchObject({
        state: 'open',
        sentAt: expect.any(String),
        worksUntil: expect.any(String),
      });
    await desk.pass(row?.id ?? '', '8 days');
    expect(await invitationOf(id)).toMatchObject({ state: 'expired', worksUntil: expect.any(String) });
    const seen = desk.server.logged.length;
    expect((await inviteAgain(id)).errors).toBeUndefined();
    expect(desk.server.logged.slice(seen)).toContainEqual(
      expect.objectContaining({ log: 'security', msg: 'invitation sent again', userId: row?.id }),
    );
    const second = await desk.token(email, 2);
    await expect.poll(() => invitationOf(id)).toMatchObject({ state: 'open' });
    expect((await desk.set(first, 'amaras-own-password'))[0]).toBe(410);
    expect((await desk.set(second, 'amaras-own-password'))[0]).toBe(200);
    expect(await invitationOf(id)).toBeNull();
    expect((await inviteAgain(id)).errors).toMatchObject([
      { message: 'This user can sign in already. Reset the password instead.' },
    ]);
  });

  test('an invitation whose email has changed since no longer works, and one that the mail server refused was not sent', async () => {
    const { email } = await invite();
    await desk.token(email);
    const [row] = await desk.database.select().from(tables.user).where(eq(tables.user.signInEmail, email));
    const id = `users/${row?.id}`;
    await expect.poll(() => invitationOf(id)).toMatchObject({ state: 'open' });
    await desk.database
      .update(tables.person)
      .set({ email: `new.${email}` })
      .where(eq(tables.person.id, row?.personId ?? ''));
    expect(await invitationOf(id)).toMatchObject({ state: 'ended', worksUntil: null });
    desk.mail.onRecipient = () => ({ code: 550, text: '5.7.1 Relaying denied' });
    await inviteAgain(id);
    await expect.poll(() => invitationOf(id)).toMatchObject({ state: 'not_sent', sentAt: null });
    desk.mail.onRecipient = () => 'take';
  });

  test('the record of an invited user follows the mail live, and an account manager learns nothing of it', async () => {
    const { email, answer } = await invite();
    const { user } = (answer.data as { inviteUser: { user: { id: string } } }).inviteUser;
    const stream = await openStream(desk.server, admin);
    await desk.token(email);
    await expect.poll(() => stream.changes().flatMap(({ touched }) => touched)).toContain(user.id);
    const manager = await desk.server.token('manager@example.com');
    const asked = await desk.server.ask(
      manager,
      'query ($id: ID!) { user(id: $id) { invitation { state mail sentAt worksUntil } } }',
      user,
    );
    expect(asked.errors).toMatchObject([{ extensions: { status: 403 } }]);
    await stream.close();
  });
});
