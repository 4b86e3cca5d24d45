import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AccountDesk } from './testing/AccountDesk.ts';

describeWithDatabase('users', (databases) => {
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

  test('ADM-01 an administrator creates a user with a password of at least 5 characters, roles and a person: isActive, roles and person are answered', async () => {
    const person = desk.newPerson();
    const input = { password: 'lanterns', newPerson: person, roles: ['ROLE_ACCOUNT_MANAGER'] };
    const made = await desk.send(admin, 'createUser', input);
    expect(made.errors).toBeUndefined();
    expect(made.data).toMatchObject({
      createUser: {
        user: {
          isActive: true,
          roles: ['ROLE_ACCOUNT_MANAGER'],
          email: person.email,
          mustChangePassword: true,
          hasPassword: true,
          signsInWith: ['password'],
          personKind: 'internal',
          contact: null,
          person: { fullName: `${person.givenName} ${person.familyName}`, jobTitle: person.jobTitle },
        },
      },
    });
    for (const [password, message] of [
      ['', 'Password is required'],
      ['lant', 'Password must be at least 5 characters'],
      ['x'.repeat(256), 'Password field must have at most 255 characters'],
    ]) {
      const refused = await desk.send(admin, 'createUser', { ...input, password, newPerson: desk.newPerson() });
      expect(refused.errors).toMatchObject([{ message, extensions: { violations: [{ path: 'password', message }] } }]);
    }
    expect(
      messagesOf(await desk.send(admin, 'createUser', { ...input, roles: [], newPerson: desk.newPerson() })),
    ).toEqual(['Roles is required']);
  });

  test('ADM-01 the email of somebody who does not sign in gives ‘Person record found’ with the person, who then becomes the user', async () => {
    const [contact] = await database
      .select({ id: tables.person.id, email: tables.person.email, fullName: tables.person.fullName })
      .from(tables.person)
      .where(
        sql`kind = 'customer' and email is not null and not exists (select from "user" where person_id = person.id)`,
      )
      .limit(1);
    const email = String(contact?.email).toUpperCase();
    const roles = ['ROLE_CUSTOMER_BOOKER'];
    const refused = await desk.send(admin, 'createUser', {
      password: 'lanterns',
      newPerson: desk.newPerson(email),
      roles,
    });
    const person = refused.errors?.[0]?.extensions?.person;
    expect(refused.errors).toMatchObject([{ message: 'Person record found', extensions: { status: 409 } }]);
    const found = await server.ask(
      admin,
      'query ($email: String!) { personByEmail(email: $email) { id fullName type user { id } } }',
      { email },
    );
    expect(found.data).toEqual({
      personByEmail: { id: person, fullName: found.data && expect.any(String), type: 'customer', user: null },
    });
    const made = await desk.send(admin, 'createUser', { password: 'lanterns', person, roles });
    expect(made.data).toMatchObject({
      createUser: {
        user: { roles, personKind: 'customer', contact: { id: expect.stringMatching(/^customer_contacts\//) } },
      },
    });
    const again = await desk.send(admin, 'createUser', { password: 'lanterns', person, roles });
    expect(messagesOf(again)).toEqual(['This person already signs in.']);
    const other = await desk.send(admin, 'createUser', {
      password: 'lanterns',
      newPerson: desk.newPerson(email),
      roles,
    });
    expect(messagesOf(other)).toEqual(['Somebody else signs in with this email.']);
  });

  test('a person without an email cannot become a user, and a user is made of one person', async () => {
    const [row] = await database
      .insert(tables.person)
      .values({ id: desk.newId(), kind: 'internal', givenName: 'No', familyName: 'Email' })
      .returning();
    const input = { password: 'lanterns', roles: ['ROLE_ACCOUNT_MANAGER'] };
    const person = `people/${row?.id}`;
    expect(messagesOf(await desk.send(admin, 'createUser', { ...input, person }))).toEqual([
      'This person has no email to sign in with. Add one to the person first.',
    ]);
    expect(messagesOf(await desk.send(admin, 'createUser', input))).toEqual(['Person is required']);
    expect(messagesOf(await desk.send(admin, 'createUser', { ...input, person, newPerson: desk.newPerson() }))).toEqual(
      ['Choose a person or enter a new one, not both'],
    );
  });

  test('ADM-01 an administrator changes the person, the roles and whether the user may sign in, and the history tells it', async () => {
    const user = await desk.newUser(admin);
    const input = {
      id: user.id,
      version: user.version,
      givenName: 'Amelia',
      telephone: '0113 496 0174',
      roles: ['ROLE_ADMIN'],
    };
    const changed = await desk.send(admin, 'updateUser', input);
    expect(changed.data).toMatchObject({
      updateUser: { user: { roles: ['ROLE_ADMIN'], person: { givenName: 'Amelia', telephone: '0113 496 0174' } } },
    });
    const stale = await desk.send(admin, 'updateUser', { ...input, givenName: 'Amy' });
    expect(stale.errors).toMatchObject([{ extensions: { status: 409, version: { given: user.version } } }]);
    const entries = await desk.historyOf(admin, user.id);
    expect(entries[0]).toMatchObject({
      action: 'changed',
      changes: [
        { field: 'Roles', from: 'Account Manager', to: 'Admin' },
        { field: 'Given name', from: user.person.givenName, to: 'Amelia' },
        { field: 'Telephone', from: null, to: '0113 496 0174' },
      ],
    });
    const stored = await database.execute(sql`SELECT changes::text FROM history WHERE entity = 'user'`);
    expect(JSON.stringify(stored.rows)).not.toMatch(/argon2|lanterns/);
  });

  test('who signs in with an email is told at the former one when an administrator changes it', async () => {
    const user = await desk.newUser(admin);
    const email = `moved.${user.email}`;
    expect((await desk.send(admin, 'updateUser', { id: user.id, email })).errors).toBeUndefined();
    expect((await desk.send(admin, 'updateUser', { id: user.id, givenName: 'Amelia' })).errors).toBeUndefined();
    const { rows } = await database.execute<{ to: string[]; subject: string; html: string }>(
      sql`SELECT "to", subject, html FROM email WHERE ${user.email} = ANY("to") OR ${email} = ANY("to") ORDER BY id`,
    );
    expect(rows.map(({ to, subject }) => [to, subject])).toEqual([
      [[user.email], 'Your email for signing in was changed'],
    ]);
    expect(rows[0]?.html).toContain(`From now on you sign in with ${email}.`);
  });

  test('a user who is a contact or a trainer keeps the names and the email of that record, and the refusal says where to change them', async () => {
    const hannah = await desk.find(admin, 'Hannah Whitfield');
    const refused = await desk.send(admin, 'updateUser', { id: hannah.id, givenName: 'Anna' });
    expect(messagesOf(refused)).toEqual([
      'This user is a trainer or works for a supplier. Change the name and the contact details on the page of the trainer or of the supplier.',
    ]);
    const same = await desk.send(admin, 'updateUser', {
      id: hannah.id,
      givenName: 'Hannah',
      roles: ['ROLE_SUPPLIER_TRAINER'],
    });
    expect(same.errors).toBeUndefined();
  });

  test('a deactivated user is signed out on every process at once, also from open streams, and can be reactivated', async () => {
    const user = await desk.newUser(admin);
    const token = await desk.fullToken(user.email);
    for (const at of [server, second]) expect(await statusOf(token, at)).toBe(200);
    const stream = await desk.open(second, token);
    await desk.send(admin, 'updateUser', { id: user.id, isActive: false });
    await stream.untilEnded();
    expect(stream.events.at(-1)).toMatchObject({ errors: [{ extensions: { status: 401 } }] });
    for (const at of [server, second]) await expect.poll(() => statusOf(token, at)).toBe(401);
    expect((await server.signIn(user.email, desk.password)).status).toBe(401);
    await desk.send(admin, 'updateUser', { id: user.id, isActive: true });
    expect(await statusOf(token)).toBe(401);
    expect((await server.signIn(user.email, desk.password)).status).toBe(200);
  });

  test('roles that open other screens end all sessions on every process, and count at the next sign-in; other roles end none', async () => {
    const user = await desk.newUser(admin);
    const token = await desk.fullToken(user.email);
    const change = (...roles: string[]) => desk.send(admin, 'updateUser', { id: user.id, roles });
    expect((await change('ROLE_ACCOUNT_MANAGER', 'ROLE_INTERNAL')).errors).toBeUndefined();
    for (const at of [server, second]) expect(await statusOf(token, at)).toBe(200);
    await change('ROLE_ADMIN');
    for (const at of [server, second]) await expect.poll(() => statusOf(token, at)).toBe(401);
    const next = await desk.fullToken(user.email);
    expect((await second.ask(next, '{ workflows { totalCount } }')).errors).toBeUndefined();
    await change('ROLE_CUSTOMER');
    for (const at of [server, second]) await expect.poll(() => statusOf(next, at)).toBe(401);
  });

  test('the security log has a line for each change of an account, with who did it, and no password', async () => {
    const user = await desk.newUser(admin);
    const seen = server.logged.length;
    await desk.send(admin, 'updateUserPassword', { id: user.id, password: 'harbour-27' });
    await desk.send(admin, 'updateUser', { id: user.id, roles: ['ROLE_ADMIN'], isActive: false });
    await desk.send(admin, 'updateUser', { id: 'users/01J9ZK0Q3M6V8T2B4C6D8E0F1G', isActive: false });
    const lines = server.logged.slice(seen).filter(({ log }) => log === 'security');
    const grace = await desk.find(admin, 'Grace Okafor');
    const about = { userId: user.id.replace('users/', ''), by: grace.id.replace('users/', '') };
    expect(lines).toMatchObject([
      { msg: 'password changed', ...about },
      { msg: 'sessions ended', ...about },
      { msg: 'sessions ended', ...about },
      { msg: 'roles changed', roles: ['ROLE_ADMIN'], ...about },
      { msg: 'account deactivated', ...about },
    ]);
    expect(JSON.stringify(server.logged)).not.toContain('harbour-27');
  });

  test.each([['manager'], ['trainer']])(
    'a %s creates and changes no user, and learns nothing about people by email',
    async (who) => {
      const token = await server.token(`${who}@example.com`);
      const grace = await desk.find(admin, 'Grace Okafor');
      const forbidden = [{ message: 'You are not allowed to make this change.', extensions: { status: 403 } }];
      for (const [name, input] of [
        ['createUser', { password: 'lanterns', newPerson: desk.newPerson(), roles: ['ROLE_ADMIN'] }],
        ['updateUser', { id: grace.id, version: 0, roles: [] }],
        ['updateUserPassword', { id: grace.id, password: 'lanterns' }],
        ['endSessions', { user: grace.id }],
        ['endSessions', { user: 'users/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }],
        ['endSession', { id: 'user_sessions/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }],
      ] as const) {
        expect((await desk.send(token, name, input)).errors).toMatchObject(forbidden);
      }
      for (const email of ['admin@example.com', 'nobody@example.com']) {
        const asked = await server.ask(token, 'query ($email: String!) { personByEmail(email: $email) { id } }', {
          email,
        });
        expect(asked.errors).toMatchObject([{ extensions: { status: 403 } }]);
        expect(asked.data?.personByEmail ?? null).toBeNull();
      }
    },
  );
});
