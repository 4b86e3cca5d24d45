import { viewerOf, type Writing } from '@console/api-kit';
import { type Database, entityColumns, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, writeAs } from '@console/api-kit/testing';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { CustomerContact, insertPerson, Person, type PersonValues, tables, User, writePerson } from '../index.ts';

const { person, user } = tables;

type Role = 'ROLE_ADMIN' | 'ROLE_ACCOUNT_MANAGER';

describeWithDatabase('writes of people', (databases) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.create(demoDatabase());
  });

  async function rowOf(email: string) {
    const [row] = await database.select().from(person).where(eq(person.email, email));
    return row ?? expect.unreachable(`The demo data has no person with the email ${email}.`);
  }

  async function viewerWith(role: Role) {
    const { rows } = await database.execute<{ id: string; person_id: string }>(
      sql`SELECT id, person_id FROM "user" WHERE ${role} = ANY (roles) ORDER BY id LIMIT 1`,
    );
    return viewerOf({ userId: rows[0]?.id ?? '', personId: rows[0]?.person_id ?? '', roles: [role] });
  }

  async function writeTo(email: string, values: PersonValues, role: Role) {
    const row = await rowOf(email);
    return writeAs(database, await viewerWith(role), (writing) => writePerson(writing, row, values));
  }

  /** Returns how many transactions wait for this one to end. */
  async function waitingFor({ tx }: Writing): Promise<number> {
    const { rows } = await tx.execute<{ waiting: number }>(
      sql`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid`,
    );
    return rows[0]?.waiting ?? 0;
  }

  const violation = (message: string) => ({ extensions: { violations: [{ path: 'email', message }] } });

  test('no domain writes a person past the function that protects sign-in emails, with any type and any method', async () => {
    const row = await rowOf('trainer@example.com');
    const viewer = await viewerWith('ROLE_ADMIN');
    const email = 'mine@attacker.example';
    const again = { ...Person, table: pgTable('person', { ...entityColumns(), email: text('email') }) };
    for (const type of [Person, CustomerContact, again]) {
      for (const write of [
        () => writeAs(database, viewer, (writing) => writing.update(type, row, { email })),
        () => writeAs(database, viewer, (writing) => writing.updateAll(type, eq(person.id, row.id), { email })),
        () => writeAs(database, viewer, (writing) => writing.insert(type, { ...row, email })),
        () => writeAs(database, viewer, (writing) => writing.insertAll(type, [{ ...row, email }])),
        () => writeAs(database, viewer, (writing) => writing.remove(type, row)),
      ]) {
        await expect(write()).rejects.toThrow(
          'Only libs/core/api/src/person/writePerson.ts writes rows of person. Call its functions.',
        );
      }
    }
    expect(await rowOf('trainer@example.com')).toEqual(row);
  });

  test('no domain writes a user past the file that owns users', async () => {
    const [row] = await database.select().from(user).where(eq(user.signInEmail, 'manager@example.com'));
    if (!row) return expect.unreachable('The demo data has no manager.');
    const viewer = await viewerWith('ROLE_ADMIN');
    const again = { ...User, table: pgTable('user', { ...entityColumns(), roles: text('roles').array() }) };
    const roles: Role[] = ['ROLE_ADMIN'];
    for (const type of [User, again]) {
      for (const write of [
        () => writeAs(database, viewer, (writing) => writing.update(type, row, { roles })),
        () => writeAs(database, viewer, (writing) => writing.updateAll(type, eq(user.id, row.id), { roles })),
        () => writeAs(database, viewer, (writing) => writing.insert(type, { ...row, roles })),
        () => writeAs(database, viewer, (writing) => writing.remove(type, row)),
      ]) {
        await expect(write()).rejects.toThrow(
          'Only libs/core/api/src/user/writeUser.ts writes rows of user. Call its functions.',
        );
      }
    }
    expect(await database.select().from(user).where(eq(user.id, row.id))).toEqual([row]);
  });

  test('two administrators who give one email to two people at the same moment: the second gets the ordinary refusal', async () => {
    const viewer = await viewerWith('ROLE_ADMIN');
    const [trainer, manager] = [await rowOf('trainer@example.com'), await rowOf('manager@example.com')];
    const email = 'wanted@example.com';
    const written = Promise.withResolvers<void>();
    const first = writeAs(database, viewer, async (writing) => {
      const changed = await writePerson(writing, trainer, { email });
      written.resolve();
      // PGlite runs one transaction after another. On PostgreSQL the second has passed its check when it waits for this one.
      if (databases.engine === 'postgres') {
        await expect.poll(() => waitingFor(writing)).toBeGreaterThan(0);
      }
      return changed;
    });
    await written.promise;
    const second = writeAs(database, viewer, (writing) => writePerson(writing, manager, { email }));
    await expect(second).rejects.toMatchObject(violation('Somebody else signs in with this email.'));
    expect(await first).toMatchObject({ email });
    await writeTo(email, { email: 'trainer@example.com' }, 'ROLE_ADMIN');
  });

  test('only administrators change the email of anybody who signs in, and nobody removes it', async () => {
    const row = await rowOf('trainer@example.com');
    // The last one signs in the same user, because accents do not matter there. It is another mailbox, though.
    for (const email of ['mine@attacker.example', 'trainer@exámple.com']) {
      await expect(writeTo('trainer@example.com', { email }, 'ROLE_ACCOUNT_MANAGER')).rejects.toMatchObject(
        violation('This contact signs in with this email. An administrator can change it.'),
      );
    }
    await expect(writeTo('trainer@example.com', { email: 'manager@example.com' }, 'ROLE_ADMIN')).rejects.toMatchObject(
      violation('Somebody else signs in with this email.'),
    );
    await expect(writeTo('trainer@example.com', { email: null }, 'ROLE_ADMIN')).rejects.toMatchObject(
      violation('This contact signs in with this email, so it cannot be removed.'),
    );
    expect(await rowOf('trainer@example.com')).toEqual(row);
    expect(await writeTo('trainer@example.com', { email: 'teacher@example.com' }, 'ROLE_ADMIN')).toMatchObject({
      email: 'teacher@example.com',
      version: row.version + 1,
    });
  });

  test('staff write the other fields of a person who signs in, and everything of a person who does not', async () => {
    expect(await writeTo('manager@example.com', { jobTitle: 'Account manager' }, 'ROLE_ACCOUNT_MANAGER')).toMatchObject(
      { jobTitle: 'Account manager', email: 'manager@example.com' },
    );
    const email = `${newId().toLowerCase()}@calder.example`;
    const idris = { kind: 'supplier', customerId: null, givenName: 'Idris', familyName: 'Khan', email } as const;
    await writeAs(database, await viewerWith('ROLE_ACCOUNT_MANAGER'), (writing) => insertPerson(writing, idris));
    expect(await writeTo(email, { email: null }, 'ROLE_ACCOUNT_MANAGER')).toMatchObject({ email: null, version: 2 });
  });
});
