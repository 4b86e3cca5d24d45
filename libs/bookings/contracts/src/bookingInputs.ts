import { address, changing, date, flag, reasonGiven, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { committedStatuses } from './bookingContactInputs.ts';
import { newBookingSeats, newBookingSeatsFor, type WhyNotSoMany } from './bookingItemInputs.ts';

const required = requiredIn.operations;

const names = {
  title: text('Title', { required }),
  brand: reference('Brand', 'brands', { required }),
  accountManager: reference('Account manager', 'users', { required }),
};

const details = {
  billingAddress: address('Billing address'),
  poNumber: text('PO number'),
  dealRecordId: text('Deal record id'),
  webBookingReference: text('Web booking reference'),
  invoiceNotes: text('Invoice notes', { max: 1000, multiline: true }),
};

/**
 * The input of a new booking (O§2), a draft unless it is confirmed at once. With `seats` its first item is made with it. Without
 * `bookedAt` it is booked now. Without a billing address it gets a copy of the customer's.
 */
export const createBookingInput = newBookingOf(newBookingSeats);

/** {@link createBookingInput} for a form that knows how many seats are left on the chosen class. */
export const newBookingInputFor = (whyNot: WhyNotSoMany) => newBookingOf(newBookingSeatsFor(whyNot));

function newBookingOf(seats: typeof newBookingSeats) {
  return z.object({
    seats,
    customer: reference('Customer', 'customers', { required }),
    booker: reference('Booker', 'customer_contacts', { required }),
    biller: reference('Billing contact', 'customer_contacts', { required }),
    ...names,
    bookedAt: date('Booked'),
    ...details,
    ...changing({ confirm: flag('Confirm at once') }),
  });
}

/** The input of `updateBooking`. The customer and the contacts of a booking have their own mutations. */
export const updateBookingInput = z.object({
  ...recordSeen('Booking', 'bookings'),
  ...changing({ ...names, bookedAt: date('Booked', { required }), ...details }),
});

/** The reason why a booking's billing address cannot be removed, as a sentence. Null when it can. The address can still be changed. */
export function whyNotRemoveAddress({ status }: { readonly status: string }): string | null {
  return committedStatuses.includes(status) ? 'A booking that was confirmed needs its billing address.' : null;
}

/** A booking to delete, with the version that the person has seen. */
export const bookingToWrite = z.object(recordSeen('Booking', 'bookings'));

/** The input of a move. Screens ask for the reason of the moves that need one. */
export const moveBookingInput = z.object({ ...bookingToWrite.shape, reason: reasonGiven });
