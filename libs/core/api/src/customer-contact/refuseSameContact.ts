import { invalidInput, type Writing } from '@console/api-kit';
import { type ContactIdentity, whySameContact } from '@console/core-contracts';
import { sortKey } from '@console/format';
import { and, eq, ne } from 'drizzle-orm';
import { person } from '../tables.ts';

/**
 * Refuses a contact whose customer has another one with the same name and email. The customer must be held, so that two
 * writes at the same time do not make the same contact twice.
 *
 * @param own the ULID of the contact that is changed.
 * @throws a violation of `email`.
 */
export async function refuseSameContact(
  { tx }: Writing,
  customerId: string,
  contact: ContactIdentity,
  own = '',
): Promise<void> {
  if (contact.email === null) return;
  const others = await tx
    .select({ fullName: person.fullName, email: person.email })
    .from(person)
    .where(and(eq(person.customerId, customerId), eq(person.emailSort, sortKey(contact.email)), ne(person.id, own)));
  const message = whySameContact(others, contact);
  if (message !== null) throw invalidInput({ path: 'email', message });
}
