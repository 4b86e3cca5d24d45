import { invalidInput, type Writing } from '@console/api-kit';
import type { createUserInput, RoleCode } from '@console/core-contracts';
import { GraphQLError } from 'graphql';
import type * as z from 'zod/mini';
import { Person } from '../nodes.ts';
import { insertPerson } from '../person/writePerson.ts';
import { peopleByEmail } from './personByEmail.ts';
import { insertUser, type UserRow } from './writeUser.ts';

type Whose = Pick<z.output<typeof createUserInput>, 'person' | 'newPerson'>;

interface NewUser extends Whose {
  readonly roles: RoleCode[];
  /** Null for a user who chooses the password later. */
  readonly passwordHash: string | null;
  readonly mustChangePassword: boolean;
}

/** Adds a user for a person who has none, or for a new person. */
export async function newUser(writing: Writing, { person, newPerson, ...values }: NewUser): Promise<UserRow> {
  const passwordChangedAt = values.passwordHash === null ? null : writing.now;
  if (person !== null) {
    const { id, email } = await writing.hold(Person, person, 'person');
    if (email === null) {
      throw invalidInput({
        path: 'person',
        message: 'This person has no email to sign in with. Add one to the person first.',
      });
    }
    return insertUser(writing, { ...values, passwordChangedAt, personId: id }, 'person');
  }
  if (!newPerson) throw new Error('The input names no person.');
  await refuseKnown(writing, newPerson.email);
  const { id } = await insertPerson(writing, {
    ...newPerson,
    kind: 'internal',
    customerId: null,
    roles: ['ROLE_INTERNAL'],
  });
  return insertUser(writing, { ...values, passwordChangedAt, personId: id }, 'newPerson.email');
}

/** Refuses a new person whose email belongs to somebody. The screen offers that person instead. */
async function refuseKnown({ tx }: Writing, email: string): Promise<void> {
  const [known] = await peopleByEmail(tx, email);
  if (!known) return;
  if (known.userId !== null) {
    throw invalidInput({ path: 'newPerson.email', message: 'Somebody else signs in with this email.' });
  }
  throw new GraphQLError(PERSON_FOUND, { extensions: { status: 409, person: `${Person.prefix}/${known.id}` } });
}

/** The message of O§8. */
const PERSON_FOUND = 'Person record found';
