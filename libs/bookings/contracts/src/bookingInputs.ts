import { address, date, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** What can be said of a booking at any time; its customer and contacts have ways of their own. */
const booking = {
  title: text('Title', { required }),
  brand: reference('Brand', 'brands', { required }),
  accountManager: reference('Account manager', 'users', { required }),
  /** The day; none is now, or stays as it was. */
  bookedAt: date('Booked'),
  poNumber: text('PO number'),
  dealRecordId: text('Deal record id'),
  webBookingReference: text('Web booking reference'),
  invoiceNotes: text('Invoice notes', { max: 1000 }),
};

/** A new booking, a draft (O§2): for whom, who books and who pays. The billing address is the customer's unless there is another. */
export const createBookingInput = z.object({
  customer: reference('Customer', 'customers', { required }),
  booker: reference('Booker', 'customer_contacts', { required }),
  biller: reference('Billing contact', 'customer_contacts', { required }),
  billingAddress: z.nullish(address),
  ...booking,
});

/** What a booking says of itself; a field that is left out stays as it was, and so does the billing address when there is none. */
export const updateBookingInput = z.object({
  ...recordSeen('Booking', 'bookings'),
  billingAddress: z.nullish(address),
  ...booking,
});

/** A booking to move, or to delete, and the version of it that was seen. */
export const bookingToWrite = z.object(recordSeen('Booking', 'bookings'));
