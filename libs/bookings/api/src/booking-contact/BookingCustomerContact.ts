import { implementNode, loadBatched, loadRow, one, type RequestContext, staff } from '@console/api-kit';
import type { ContactRole as ContactRoleCode } from '@console/bookings-contracts';
import { CustomerContact } from '@console/core-api';
import { asc, inArray } from 'drizzle-orm';
import { ContactRole } from '../enumerations.ts';
import { Booking, BookingCustomerContact } from '../nodes.ts';
import { bookingContact } from '../tables.ts';

implementNode(BookingCustomerContact, {
  description: "A contact of the booking's customer, as booker, biller or both.",
  rule: staff,
  audit: true,
  fields: (t) => ({
    customerContact: one(t, { from: bookingContact.personId, to: () => CustomerContact }),
    roles: t.expose('roles', { type: [ContactRole] }),
    booking: one(t, { from: bookingContact.bookingId, to: () => Booking }),
  }),
});

/** Returns the contacts of a booking, the first one first. One statement answers for all bookings of a request. */
export async function loadContacts(context: RequestContext, bookingId: string) {
  const contacts = await loadBatched(context, loadContacts, bookingId, async (bookingIds) => {
    const rows = await context.database
      .select()
      .from(bookingContact)
      .where(inArray(bookingContact.bookingId, [...bookingIds]))
      .orderBy(asc(bookingContact.createdAt), asc(bookingContact.id));
    return Map.groupBy(rows, (row) => row.bookingId);
  });
  return contacts ?? [];
}

/** Returns the contact of a booking who got the role first. */
export async function contactWithRole(context: RequestContext, bookingId: string, role: ContactRoleCode) {
  const contacts = await loadContacts(context, bookingId);
  const contact = contacts.find(({ roles }) => roles.includes(role));
  return contact ? loadRow(context, CustomerContact, contact.personId) : null;
}
