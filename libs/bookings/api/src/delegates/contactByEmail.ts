import { invalidInput, type RowOf, sortKey, type Writing } from '@console/api-kit';
import { Customer, insertPerson, tables } from '@console/core-api';
import { and, asc, eq } from 'drizzle-orm';

const { person } = tables;

/** A delegate as the booker names them. */
export interface NamedDelegate {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

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
): Promise<RowOf<typeof person>> {
  await writing.holdRow(Customer, customerId);
  const known = await writing.tx
    .select()
    .from(person)
    .where(and(eq(person.customerId, customerId), eq(person.emailSort, sortKey(email))))
    .orderBy(asc(person.id));
  const name = sortKey(`${givenName} ${familyName}`);
  const same = known.find(({ fullNameSort }) => fullNameSort === name);
  if (same) return same;
  const [other] = known;
  if (other) {
    const message = `${other.fullName} has this email. Choose them from the contacts, or give another email.`;
    throw invalidInput({ path: 'attendee.email', message });
  }
  const roles = ['ROLE_CUSTOMER_ATTENDEE' as const];
  return insertPerson(writing, { kind: 'customer', customerId, givenName, familyName, email, roles });
}
