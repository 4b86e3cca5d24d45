import { type Mailbox, readFullName, readMailbox } from '@console/format';

/**
 * Splits a search text into the values of a new contact, also when it was copied from a mail: `Ada Lovelace
 * <ada@example.org>`. A text with an @ that is no address is put into the email, where it can be corrected.
 */
export function contactFromSearch(typed: string): Omit<Mailbox, 'email'> & { email?: string } {
  const text = typed.trim();
  const nameless = { givenName: '', familyName: '' };
  return text.includes('@') ? (readMailbox(text) ?? { ...nameless, email: text }) : readFullName(text);
}
