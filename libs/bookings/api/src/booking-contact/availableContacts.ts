import { idFilterWhere, listField, staff, textFilter } from '@console/api-kit';
import { CustomerContact, tables as core } from '@console/core-api';
import { and, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { booking, bookingContact } from '../tables.ts';

const { person } = core;
const queries = new QueryBuilder();

/** The condition for contacts of the booking's customer who are not contacts of the booking yet. */
function assignableTo(bookingId: string): SQL {
  const customer = queries.select({ id: booking.customerId }).from(booking).where(eq(booking.id, bookingId));
  const assigned = queries
    .select({ id: bookingContact.personId })
    .from(bookingContact)
    .where(eq(bookingContact.bookingId, bookingId));
  return and(inArray(person.customerId, customer), notInArray(person.id, assigned)) as SQL;
}

listField('availableBookingCustomerContacts', CustomerContact, {
  description: "The contacts of a booking's customer that can still be assigned to it (O§7).",
  rule: staff,
  filters: {
    booking: idFilterWhere('bookings', assignableTo, { required: true }),
    search: textFilter([person.fullNameSort, person.emailSort]),
  },
  order: { fullName: person.fullNameSort },
  defaultOrder: { fullName: 'ASC' },
  fixedOrder: true,
});
