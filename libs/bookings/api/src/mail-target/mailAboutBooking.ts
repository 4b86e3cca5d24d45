import type { Queries } from '@console/api-kit/database';
import { bookingStatuses, ticketStatuses } from '@console/bookings-contracts';
import { tables as classes, sampleOfClass, valuesOfClass } from '@console/classes-api';
import { tables as core, defineMailTarget, type MailRecipient, recipientsAs } from '@console/core-api';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { Booking, BookingItem, Ticket } from '../nodes.ts';
import { booking, bookingContact, bookingItem, ticket } from '../tables.ts';

const { attendee, trainingSeatReservation } = classes;
const { customer, person, user } = core;

const sample = {
  reference: 'BK-10482',
  title: 'Leadership Essentials for Calder Valley Housing',
  status: 'Confirmed',
  bookedAt: new Date('2026-11-16T09:12:00Z'),
  customer: 'Calder Valley Housing',
  accountManager: 'Priya Nair',
  poNumber: '4500012345',
  net: 210_000,
  gross: 252_000,
};

async function valuesOfBooking(queries: Queries, ulid: string): Promise<typeof sample | null> {
  const [found] = await queries
    .select({ of: booking, customer: customer.name, accountManager: person.fullName })
    .from(booking)
    .innerJoin(customer, eq(customer.id, booking.customerId))
    .innerJoin(user, eq(user.id, booking.accountManagerId))
    .innerJoin(person, eq(person.id, user.personId))
    .where(eq(booking.id, ulid));
  if (!found) return null;
  const { of, ...names } = found;
  const { ref: reference, title, bookedAt, net, gross } = of;
  const status = bookingStatuses.labels[of.status];
  return { reference, title, status, bookedAt, ...names, poNumber: of.poNumber ?? '', net, gross };
}

/** The bookers, the billers and the account manager of a booking. */
export async function peopleOfBooking(queries: Queries, ulid: string): Promise<MailRecipient[]> {
  const { fullName: name, email } = person;
  const contacts = await queries
    .select({ name, email, roles: bookingContact.roles })
    .from(bookingContact)
    .innerJoin(person, eq(person.id, bookingContact.personId))
    .where(eq(bookingContact.bookingId, ulid))
    .orderBy(asc(person.fullNameSort));
  const managers = await queries
    .select({ name, email })
    .from(booking)
    .innerJoin(user, eq(user.id, booking.accountManagerId))
    .innerJoin(person, eq(person.id, user.personId))
    .where(eq(booking.id, ulid));
  const withRole = (role: 'booker' | 'biller') => contacts.filter(({ roles }) => roles.includes(role));
  return [
    ...recipientsAs('ROLE_CUSTOMER_BOOKER', withRole('booker')),
    ...recipientsAs('ROLE_CUSTOMER_BILLER', withRole('biller')),
    ...recipientsAs('ROLE_ACCOUNT_MANAGER', managers),
  ];
}

async function delegatesOfItem(queries: Queries, ulid: string): Promise<MailRecipient[]> {
  const delegates = await queries
    .select({ given: attendee.givenName, family: attendee.familyName, email: attendee.email })
    .from(attendee)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
    .where(and(eq(trainingSeatReservation.bookingItemId, ulid), isNull(trainingSeatReservation.releasedAt)))
    .orderBy(asc(trainingSeatReservation.seatNumber));
  return recipientsAs(
    'ROLE_CUSTOMER_ATTENDEE',
    delegates.map(({ given, family, email }) => ({ name: `${given} ${family}`, email })),
  );
}

defineMailTarget('booking', {
  of: Booking,
  name: booking.ref,
  sample,
  values: valuesOfBooking,
  recipients: peopleOfBooking,
});

defineMailTarget('booking_item', {
  of: BookingItem,
  name: bookingItem.title,
  sample: { title: 'Leadership Essentials', quantity: 3, net: 210_000, booking: sample, class: sampleOfClass },
  values: async (queries, ulid) => {
    const [found] = await queries.select().from(bookingItem).where(eq(bookingItem.id, ulid));
    if (!found) return null;
    const { title, quantity, net, bookingId, classId } = found;
    const above = await valuesOfBooking(queries, bookingId);
    const trainingClass = await valuesOfClass(queries, classId);
    return above && trainingClass && { title, quantity, net, booking: above, class: trainingClass };
  },
  recipients: async (queries, ulid) => {
    const [found] = await queries
      .select({ of: bookingItem.bookingId })
      .from(bookingItem)
      .where(eq(bookingItem.id, ulid));
    if (!found) return [];
    return [...(await delegatesOfItem(queries, ulid)), ...(await peopleOfBooking(queries, found.of))];
  },
});

defineMailTarget('ticket', {
  of: Ticket,
  name: ticket.ref,
  sample: { reference: 'TI-5012', subject: 'Another delegate', status: 'Open', booking: sample },
  values: async (queries, ulid) => {
    const [found] = await queries.select().from(ticket).where(eq(ticket.id, ulid));
    const above = found && (await valuesOfBooking(queries, found.bookingId));
    if (!found || !above) return null;
    const { ref: reference, subject, status } = found;
    return { reference, subject, status: ticketStatuses.labels[status], booking: above };
  },
  recipients: async (queries, ulid) => {
    const [found] = await queries.select({ of: ticket.bookingId }).from(ticket).where(eq(ticket.id, ulid));
    return found ? peopleOfBooking(queries, found.of) : [];
  },
});
