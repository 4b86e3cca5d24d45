import { toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { Impact } from '@console/classes-api';
import { CustomerContact, tables as core } from '@console/core-api';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import { bookingContact } from '../tables.ts';

const { person } = core;

/** The bookers of a booking, who have to hear of its cancellation. */
export async function bookersToTell(queries: Queries, bookingId: string): Promise<Impact[]> {
  const bookers = await queries
    .select({ id: person.id, fullName: person.fullName })
    .from(bookingContact)
    .innerJoin(person, eq(person.id, bookingContact.personId))
    .where(and(eq(bookingContact.bookingId, bookingId), arrayContains(bookingContact.roles, ['booker'])))
    .orderBy(asc(bookingContact.createdAt), asc(bookingContact.id));
  return bookers.map(({ id, fullName }) => ({
    entity: 'contact',
    target: toIri(CustomerContact.prefix, id),
    reference: 'Booker',
    title: fullName,
    consequence: 'has to hear of it',
  }));
}
