import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables } from '@console/core-api';
import { emailKey, sortKey } from '@console/format';
import { and, asc, eq, inArray } from 'drizzle-orm';

const { person } = tables;

type Contact = Pick<RowOf<typeof person>, 'id' | 'fullName' | 'email'>;

/** A delegate as the booker names them. */
export interface NamedDelegate {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/** The contacts of a customer, by the key of their email. */
export type ContactsByEmail = ReadonlyMap<string, readonly Contact[]>;

/** Returns the contacts of a customer who have the email of one of these delegates. */
export async function findContacts(
  queries: Queries,
  customerId: string,
  delegates: readonly Pick<NamedDelegate, 'email'>[],
): Promise<ContactsByEmail> {
  const emails = [...new Set(delegates.map(({ email }) => sortKey(email)))].filter((email) => email !== '');
  // Emails with one key have one sort key too, and that has an index.
  const { id, fullName, email, emailSort } = person;
  const found = await queries
    .select({ id, fullName, email })
    .from(person)
    .where(and(eq(person.customerId, customerId), inArray(emailSort, emails)))
    .orderBy(asc(id));
  return Map.groupBy(found, (contact) => emailKey(contact.email ?? ''));
}

/**
 * Returns an email for each name that contacts of a customer have in common with these delegates, by the sort key of the
 * name. Empty for a contact without an email.
 */
export async function emailsByName(
  queries: Queries,
  customerId: string,
  delegates: readonly Omit<NamedDelegate, 'email'>[],
): Promise<ReadonlyMap<string, string>> {
  const { id, fullNameSort, email } = person;
  const found = await queries
    .select({ fullNameSort, email })
    .from(person)
    .where(and(eq(person.customerId, customerId), inArray(fullNameSort, [...new Set(delegates.map(nameKey))])))
    .orderBy(asc(id));
  return new Map(found.map((contact) => [contact.fullNameSort, contact.email ?? '']));
}

/**
 * Returns the contact who is the delegate: with the same email and the same name (decision 0042). When the email
 * belongs only to people with other names, returns the first of them as `other`.
 */
export function matchContact(
  contacts: ContactsByEmail,
  delegate: NamedDelegate,
): { readonly contact?: Contact | undefined; readonly other?: Contact | undefined } {
  const withEmail = contacts.get(emailKey(delegate.email)) ?? [];
  const contact = withEmail.find(({ fullName }) => sortKey(fullName) === nameKey(delegate));
  return contact ? { contact } : { other: withEmail[0] };
}

/** The name by which a delegate is compared: the sort key of the full name. */
export const nameKey = ({ givenName, familyName }: Omit<NamedDelegate, 'email'>): string =>
  sortKey(`${givenName} ${familyName}`);
