import {
  dateFilter,
  enumFilter,
  existsFilter,
  idFilter,
  idFilterWhere,
  implementNode,
  listField,
  loadRow,
  Money,
  many,
  one,
  staff,
  textFilter,
} from '@console/api-kit';
import { type BookingStatus as BookingStatusCode, bookingStatuses } from '@console/bookings-contracts';
import { Brand } from '@console/classes-api';
import { Address, Customer, CustomerContact, tables as core, findByReference, Person, User } from '@console/core-api';
import { eq, inArray, sql } from 'drizzle-orm';
import { contactWithRole } from '../booking-contact/BookingCustomerContact.ts';
import { bookingDiscussedIn } from '../booking-item/discussedIn.ts';
import { recordedOnBooking } from '../booking-item/recordedOn.ts';
import { hasFormerDelegates } from '../delegate/formerDelegates.ts';
import { BookingStatus } from '../enumerations.ts';
import { Booking, BookingCustomerContact, BookingItem } from '../nodes.ts';
import { booking, bookingContact, bookingItem } from '../tables.ts';

const { customer } = core;

const openBookings: readonly BookingStatusCode[] = ['draft', 'confirmed', 'on_hold'];

findByReference('booking', Booking, async (queries, ulids) => {
  const { id, status, bookedAt } = booking;
  const found = await queries
    .select({ id, status, date: bookedAt, customer: customer.name })
    .from(booking)
    .innerJoin(customer, eq(customer.id, booking.customerId))
    .where(inArray(id, ulids));
  return found.map((row) => ({
    ...row,
    isOpen: openBookings.includes(row.status),
    status: bookingStatuses.labels[row.status],
  }));
});

implementNode(Booking, {
  description: 'The net price and the expected total are the sums of the items that are not canceled.',
  rule: staff,
  audit: true,
  lookup: 'booking',
  fields: (t) => ({
    reference: t.exposeString('ref'),
    title: t.exposeString('title'),
    status: t.expose('status', { type: BookingStatus }),
    heldFrom: t.expose('heldFrom', {
      type: BookingStatus,
      nullable: true,
      description: 'The status that it returns to when it is resumed. Null counts as confirmed.',
    }),
    bookedAt: t.expose('bookedAt', { type: 'DateTime' }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was confirmed for the first time. Null for a booking that was never confirmed.',
    }),
    webBookingReference: t.exposeString('webBookingReference', { nullable: true }),
    dealRecordId: t.exposeString('dealRecordId', { nullable: true }),
    poNumber: t.exposeString('poNumber', { nullable: true }),
    invoiceNotes: t.exposeString('invoiceNotes', { nullable: true }),
    brand: one(t, { from: booking.brandId, to: () => Brand }),
    accountManager: one(t, { from: booking.accountManagerId, to: () => User }),
    accountManagerEmail: t.string({
      nullable: true,
      description: 'The email of the account manager, with which all staff can reach the colleague of a booking.',
      columns: ['accountManagerId'],
      resolve: async ({ accountManagerId }, _args, context) => {
        const manager = await loadRow(context, User, accountManagerId);
        return manager && ((await loadRow(context, Person, manager.personId))?.email ?? null);
      },
    }),
    customer: one(t, { from: booking.customerId, to: () => Customer }),
    billingAddress: one(t, { from: booking.billingAddressId, to: () => Address }),
    booker: t.field({
      type: CustomerContact.ref,
      nullable: true,
      columns: ['id'],
      resolve: ({ id }, _args, context) => contactWithRole(context, id, 'booker'),
    }),
    biller: t.field({
      type: CustomerContact.ref,
      nullable: true,
      columns: ['id'],
      resolve: ({ id }, _args, context) => contactWithRole(context, id, 'biller'),
    }),
    netPrice: t.expose('net', { type: Money }),
    expectedTotalValue: t.expose('gross', { type: Money }),
    attended: t.boolean({
      description: 'Whether attendance is recorded on its seats.',
      columns: ['id'],
      resolve: async ({ id }, _args, context) => (await recordedOnBooking(context, id)).attended,
    }),
    noted: t.boolean({
      description: 'Whether there are attendance notes on its seats.',
      columns: ['id'],
      resolve: async ({ id }, _args, context) => (await recordedOnBooking(context, id)).noted,
    }),
    discussedIn: t.string({
      nullable: true,
      description: 'The reference of a ticket or a change request about it. Such a record cannot be deleted.',
      columns: ['id'],
      resolve: ({ id }, _args, context) => bookingDiscussedIn(context, id),
    }),
    hasFormerDelegates: t.boolean({
      description:
        'Whether delegates have lost their seats with a canceled item. Such a booking cannot be deleted, because they have to be called.',
      columns: ['id'],
      resolve: ({ id }, _args, context) => hasFormerDelegates(context, id),
    }),
    items: many(t, {
      of: () => BookingItem,
      by: bookingItem.bookingId,
      order: { createdAt: bookingItem.createdAt },
      defaultOrder: { createdAt: 'ASC' },
      size: 100,
    }),
    bookingCustomerContacts: many(t, {
      of: () => BookingCustomerContact,
      by: bookingContact.bookingId,
      order: { createdAt: bookingContact.createdAt },
      defaultOrder: { createdAt: 'ASC' },
      size: 100,
    }),
  }),
});

/** The bookings that a contact books or pays for are few, so the query begins with them. */
const bookedBy = (personId: string) =>
  sql`${booking.id} IN (SELECT ${bookingContact.bookingId} FROM ${bookingContact} WHERE ${bookingContact.personId} = ${personId})`;

export const bookingsList = listField('bookings', Booking, {
  rule: staff,
  filters: {
    bookedAt: dateFilter(booking.bookedAt),
    createdAt: dateFilter(booking.createdAt),
    customer: idFilter(booking.customerId, 'customers'),
    customerContact: idFilterWhere('customer_contacts', bookedBy),
    status: enumFilter(booking.status, BookingStatus),
    brand: idFilter(booking.brandId, 'brands'),
    accountManager: idFilter(booking.accountManagerId, 'users'),
    search: textFilter([booking.searchText, booking.customerNameSort]),
    exists: existsFilter({ poNumber: booking.poNumber, webBookingReference: booking.webBookingReference }),
  },
  order: {
    bookedAt: booking.bookedAt,
    reference: booking.number,
    title: booking.titleSort,
    status: booking.status,
    customer_name: booking.customerNameSort,
    accountManager_person_fullName: booking.accountManagerNameSort,
    netPrice: booking.net,
    expectedTotalValue: booking.gross,
    createdAt: booking.createdAt,
  },
  defaultOrder: { bookedAt: 'DESC' },
});
