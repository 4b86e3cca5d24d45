import { invalidInput, type RowOf, type Writing } from '@console/api-kit';
import { Customer, insertPerson, type tables } from '@console/core-api';
import { findContacts, matchContact, type NamedDelegate } from './findContacts.ts';

/**
 * Returns the contact of a customer with this name and email. It is created if there is none, so a delegate who is
 * named twice is one contact. The customer is locked, so this also holds when two users name the same new delegate at
 * the same time.
 *
 * @throws a violation when the email belongs to somebody with another name.
 */
export async function contactByEmail(
  writing: Writing,
  customerId: string,
  { givenName, familyName, email }: NamedDelegate,
): Promise<Pick<RowOf<typeof tables.person>, 'id'>> {
  await writing.lockRow(Customer, customerId);
  const delegate = { givenName, familyName, email };
  const { contact, other } = matchContact(await findContacts(writing.tx, customerId, [delegate]), delegate);
  if (contact) return contact;
  if (other) {
    const message = `${other.fullName} has this email. Choose them from the contacts. If both share the mailbox, add the new person to the customer’s contacts first.`;
    throw invalidInput({ path: 'attendee.email', message });
  }
  const roles = ['ROLE_CUSTOMER_ATTENDEE' as const];
  return insertPerson(writing, { kind: 'customer', customerId, ...delegate, roles });
}
