import type { RowOf, Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type ContactRole, rolesText, whyNotUnassign } from '@console/bookings-contracts';
import { tables as core } from '@console/core-api';
import { asc, eq } from 'drizzle-orm';
import { Booking, BookingCustomerContact } from '../nodes.ts';

import { type booking, bookingContact } from '../tables.ts';

type BookingRow = RowOf<typeof booking>;

/** Returns all contacts of a booking. A write locks the booking first, so that nobody changes them meanwhile. */
export function contactsOfBooking(queries: Queries, { id }: Pick<BookingRow, 'id'>) {
  return queries
    .select()
    .from(bookingContact)
    .where(eq(bookingContact.bookingId, id))
    .orderBy(asc(bookingContact.createdAt), asc(bookingContact.id));
}

/**
 * Makes a contact of the booking's customer its booker, its biller or both. Lock the booking first.
 *
 * @param personId the ULID of the customer contact.
 */
export async function giveRoles(
  writing: Writing,
  { id, customerId, status }: Pick<BookingRow, 'id' | 'customerId' | 'status'>,
  personId: string,
  roles: ContactRole[],
): Promise<void> {
  const contacts = await contactsOfBooking(writing.tx, { id });
  const known = contacts.find((contact) => contact.personId === personId);
  if (!known) {
    await writing.insert(BookingCustomerContact, { bookingId: id, customerId, personId, roles });
    await keepContact(writing, { id }, personId, [], roles);
    return;
  }
  writing.refuseIf(whyNotUnassign({ status }, contacts, known, roles));
  await writing.update(BookingCustomerContact, known, { roles });
  await keepContact(writing, { id }, personId, known.roles, roles);
}

/**
 * Keeps in the history of a booking which roles a contact had and has.
 *
 * @param from the roles before. Empty for a contact who was not assigned.
 * @param to the roles after. Empty for a contact who is removed.
 */
export async function keepContact(
  writing: Writing,
  booking: Pick<BookingRow, 'id'>,
  personId: string,
  from: readonly ContactRole[],
  to: readonly ContactRole[],
): Promise<void> {
  const { person } = core;
  const [named] = await writing.tx.select({ name: person.fullName }).from(person).where(eq(person.id, personId));
  const lines = (roles: readonly ContactRole[]) => (roles.length > 0 ? [`${named?.name}: ${rolesText(roles)}`] : []);
  writing.keepParts(Booking, booking, 'contacts', lines(from), lines(to));
}
