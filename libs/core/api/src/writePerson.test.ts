import { viewerOf } from '@console/api-kit';
import { type Database, entityColumns, newId } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, writeAs } from '@console/api-kit/testing';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { CustomerContact, insertPerson, Person, type PersonValues, tables, writePerson } from './index.ts';

const { person } = tables;

describeOnEachDatabase('writes of people', (each) => {
  let database: Database;
  beforeAll(async () => {
    database = await each.create(demoDatabase());
  });

  async function rowOf(email: string) {
    const [row] = await database.select().from(person).where(eq(person.email, email));
    return row ?? expect.unreachable(`The demo data has no person with the email ${email}.`);
  }

  async function viewerWith(role: 'ROLE_ADMIN' | 'ROLE_ACCOUNT_MANAGER') {
    const { rows } = await database.execute<{ id: string; person_id: string }>(
      sql`SELECT id, person_id FROM "user" WHERE ${role} = ANY (roles) ORDER BY id LIMIT 1`,
    );
    return viewerOf({ userId: rows[0]?.id ?? '', personId: rows[0]?.person_id ?? '', roles: [role] });
  }

  async function writeTo(email: string, values: PersonValues, role: Parameters<typeof viewerWith>[0]) {
    const row = await rowOf(email);
    return writeAs(database, await viewerWith(role), (writing) => writePerson(writing, row, values));
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
          'Only libs/core/api/src/writePerson.ts writes rows of person. Call its functions.',
        );
      }
    }
    expect(await rowOf('trainer@example.com')).toEqual(row);
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
