import { toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { rolesText } from '@console/bookings-contracts';
import { CustomerContact, tables as core, type Impact } from '@console/core-api';
import { arrayContains, asc, desc, eq } from 'drizzle-orm';
import { bookingContact } from '../tables.ts';

const { person } = core;

/** The contacts of a booking, who have to hear of its cancellation. The bookers come first. */
export async function contactsToTell(queries: Queries, bookingId: string): Promise<Impact[]> {
  const { roles, createdAt } = bookingContact;
  const contacts = await queries
    .select({ id: person.id, fullName: person.fullName, roles })
    .from(bookingContact)
    .innerJoin(person, eq(person.id, bookingContact.personId))
    .where(eq(bookingContact.bookingId, bookingId))
    .orderBy(desc(arrayContains(roles, ['booker'])), asc(createdAt), asc(bookingContact.id));
  return contacts.map((contact) => ({
    entity: 'contact',
    target: toIri(CustomerContact.prefix, contact.id),
    reference: rolesText(contact.roles),
    title: contact.fullName,
    consequence: 'has to hear of it',
  }));
}
