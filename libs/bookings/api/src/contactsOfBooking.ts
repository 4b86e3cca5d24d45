import type { RowOf, Writing } from '@console/api-kit';
import { type ContactRole, whyNotUnassign } from '@console/bookings-contracts';
import { asc, eq } from 'drizzle-orm';
import { BookingCustomerContact } from './nodes.ts';

import { type booking, bookingContact } from './tables.ts';

type BookingRow = RowOf<typeof booking>;

/** Returns all contacts of a booking. Lock the booking first, so that nobody changes them meanwhile. */
export function contactsOfBooking({ tx }: Writing, { id }: Pick<BookingRow, 'id'>) {
  return tx
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
  const contacts = await contactsOfBooking(writing, { id });
  const known = contacts.find((contact) => contact.personId === personId);
  if (!known) {
    await writing.insert(BookingCustomerContact, { bookingId: id, customerId, personId, roles });
    return;
  }
  writing.refuseIf(whyNotUnassign({ status }, contacts, known, roles));
  await writing.update(BookingCustomerContact, known, { roles });
}
