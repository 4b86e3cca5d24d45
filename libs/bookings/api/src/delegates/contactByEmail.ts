import { invalidInput, type RowOf, sortKey, type Writing } from '@console/api-kit';
import { Customer, CustomerContact, tables } from '@console/core-api';
import { and, asc, eq } from 'drizzle-orm';

const { person } = tables;

/** Somebody as their booker names them. */
export interface NamedDelegate {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/**
 * The contact of a customer with this name and email, who comes into being when there is none: whoever is named twice is one person.
 * The customer is held, so that this is also true of two who name somebody new at the same time.
 *
 * @throws a violation when somebody else has the email: a seat is nobody's by mistake.
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
  const contact = { kind: 'customer' as const, customerId, roles: ['ROLE_CUSTOMER_ATTENDEE' as const] };
  return writing.insert(CustomerContact, { ...contact, givenName, familyName, email });
}
