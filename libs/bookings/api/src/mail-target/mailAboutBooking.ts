import type { Queries } from '@console/api-kit/database';
import { bookingStatuses, ticketStatuses } from '@console/bookings-contracts';
import { tables as classes, classVariables, feedbackUrl, valuesOfClass } from '@console/classes-api';
import {
  tables as core,
  defineMailTarget,
  type MailRecipient,
  recipientsAs,
  type ValuesOf,
  type Variables,
  variable,
} from '@console/core-api';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { feedbackUrlInBooking, feedbackUrlInItem } from '../booked-class/bookersOfClass.ts';
import { Booking, BookingItem, Ticket } from '../nodes.ts';
import { booking, bookingContact, bookingItem, ticket } from '../tables.ts';

const { attendee, trainingSeatReservation } = classes;
const { customer, person, user } = core;

const variables = {
  reference: variable.text('The reference of the booking', 'BK-10482'),
  title: variable.text('The title of the booking', 'Leadership Essentials for Calder Valley Housing'),
  status: variable.text('The status', 'Confirmed'),
  bookedAt: variable.moment('When it was made (UTC)', '2026-11-16T09:12:00Z'),
  customer: variable.text('The name of the customer', 'Calder Valley Housing'),
  accountManager: variable.text('The name of the account manager', 'Priya Nair'),
  poNumber: variable.text('The customer’s purchase order number', '4500012345'),
  net: variable.money('The price without VAT', 210_000),
  gross: variable.money('The price with VAT', 252_000),
} satisfies Variables;

type BookingValues = ValuesOf<typeof variables>;

async function valuesOfBooking(queries: Queries, ulid: string): Promise<BookingValues | null> {
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
  return { reference, title, status, bookedAt, ...names, poNumber: of.poNumber, net, gross };
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
  variables: { ...variables, feedbackUrl },
  values: async (queries, ulid) => {
    const values = await valuesOfBooking(queries, ulid);
    return values && { ...values, feedbackUrl: null };
  },
  personal: async (queries, ulid, email, now) => ({
    feedbackUrl: await feedbackUrlInBooking(queries, ulid, email, now),
  }),
  recipients: peopleOfBooking,
});

defineMailTarget('booking_item', {
  of: BookingItem,
  name: bookingItem.title,
  shownBy: { of: Booking, id: bookingItem.bookingId },
  variables: {
    title: variable.text('The title of the item', 'Leadership Essentials'),
    quantity: variable.number('The places, or the days of a private class', 3),
    net: variable.money('The price without VAT', 210_000),
    booking: variable.group('The booking', variables),
    class: variable.group('The class', classVariables),
    feedbackUrl,
  },
  values: async (queries, ulid) => {
    const [found] = await queries.select().from(bookingItem).where(eq(bookingItem.id, ulid));
    if (!found) return null;
    const { title, quantity, net, bookingId, classId } = found;
    const above = await valuesOfBooking(queries, bookingId);
    const trainingClass = await valuesOfClass(queries, classId);
    return above && trainingClass && { title, quantity, net, booking: above, class: trainingClass, feedbackUrl: null };
  },
  personal: async (queries, ulid, email, now) => {
    const [item] = await queries.select().from(bookingItem).where(eq(bookingItem.id, ulid));
    return { feedbackUrl: item ? await feedbackUrlInItem(queries, item, email, now) : null };
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
  variables: {
    reference: variable.text('The reference of the ticket', 'TI-5012'),
    subject: variable.text('The subject', 'Another delegate'),
    status: variable.text('The status', 'Open'),
    booking: variable.group('The booking', variables),
  },
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
