import { type PersonName, readPerson } from '@console/format/person';

/**
 * Splits a search text into the values of a new contact, also when it was copied from a mail: `Ada Lovelace
 * <ada@example.org>`. A text with an @ that is no address is put into the email, where it can be corrected.
 */
export function contactFromSearch(typed: string): PersonName & { email?: string } {
  const { givenName, familyName, emails } = readPerson(typed, 'comma');
  const [email, ...others] = emails;
  if (others.length > 0) return { givenName: '', familyName: '', email: typed.trim() };
  return { givenName, familyName, ...(email !== undefined && { email }) };
}
