import { invalidInput, type RowOf, reserveWrites, type Writing } from '@console/api-kit';
import { sqlState, violatedConstraint } from '@console/api-kit/database';
import { and, eq, ne } from 'drizzle-orm';
import { Person } from '../nodes.ts';
import { type person, user } from '../tables.ts';
import { signInEmail } from './signInEmail.ts';
import { tellEmailChanged } from './tellEmailChanged.ts';

type PersonRow = RowOf<typeof person>;
type Given = 'customerId' | 'givenName' | 'familyName' | 'email' | 'mobile' | 'telephone' | 'jobTitle' | 'roles';

/** The fields of a person. The customer is that of a contact. A field that is undefined keeps its value. */
export type PersonValues = { readonly [Field in Given]?: PersonRow[Field] | undefined };

/** A new person. It is a customer's contact when it has a customer. */
export type NewPerson = PersonValues & Pick<PersonRow, 'kind' | 'customerId' | 'givenName' | 'familyName'>;

const WritablePerson = reserveWrites(Person, 'libs/core/api/src/person/writePerson.ts');

/** Adds a person. A new person cannot sign in, so any email is allowed. */
export function insertPerson(writing: Writing, values: NewPerson): Promise<PersonRow> {
  return writing.insert(WritablePerson, values);
}

/** Adds several persons in one statement, in the given order. */
export function insertPeople(writing: Writing, values: readonly NewPerson[]): Promise<PersonRow[]> {
  return writing.insertAll(WritablePerson, values);
}

/**
 * Deletes a locked person.
 *
 * @throws a refusal when a record still refers to the person that no domain has named before.
 */
export async function removePerson(writing: Writing, row: PersonRow): Promise<void> {
  try {
    await writing.remove(WritablePerson, row);
  } catch (error) {
    if (sqlState(error) === '23503') writing.refuseIf('Other records refer to this contact, so it cannot be deleted.');
    throw error;
  }
}

/**
 * Changes a locked person. Whoever signs in with a changed email is told at the former one.
 *
 * @throws a violation of `email` when the person signs in with the email, and the viewer is no administrator, the new
 *   email is null, or another user signs in with it.
 */
export async function writePerson(writing: Writing, row: PersonRow, values: PersonValues): Promise<PersonRow> {
  const { email } = values;
  if (email !== undefined && email?.toLowerCase() !== row.email?.toLowerCase()) {
    const account = await mayChangeEmail(writing, row.id, email);
    if (account && email !== null) await tellEmailChanged(writing, account, row, email);
  }
  try {
    return await writing.update(WritablePerson, row, values);
  } catch (error) {
    // Another transaction took the email after the check above, and committed first.
    if (sqlState(error) === '23505' && violatedConstraint(error) === 'user_sign_in_email_key') throw emailTaken();
    throw error;
  }
}

const emailTaken = () => invalidInput({ path: 'email', message: 'Somebody else signs in with this email.' });

/**
 * Checks the change of an email that somebody signs in with. Only administrators may make it, because new passwords are
 * sent to this email.
 *
 * @returns the user, if the person is one.
 */
async function mayChangeEmail({ tx, viewer }: Writing, personId: string, email: string | null) {
  const { id, roles, isActive } = user;
  const [account] = await tx
    .select({ id, roles, isActive })
    .from(user)
    .where(eq(user.personId, personId))
    .for('update');
  if (!account) return null;
  if (!viewer.isAdministrator) {
    const message = 'This contact signs in with this email. An administrator can change it.';
    throw invalidInput({ path: 'email', message });
  }
  if (email === null) {
    throw invalidInput({ path: 'email', message: 'This contact signs in with this email, so it cannot be removed.' });
  }
  const [taken] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.signInEmail, signInEmail(email)), ne(user.id, account.id)));
  if (taken) throw emailTaken();
  return account;
}
