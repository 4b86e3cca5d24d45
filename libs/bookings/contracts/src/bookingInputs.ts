import { address, changing, date, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { boundStatuses } from './bookingContactInputs.ts';

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
  invoiceNotes: text('Invoice notes', { max: 1000 }),
};

/**
 * A new booking, a draft (O§2): for whom, who books and who pays. Without a day it is booked now; without a billing address it gets a
 * copy of the customer's.
 */
export const createBookingInput = z.object({
  customer: reference('Customer', 'customers', { required }),
  booker: reference('Booker', 'customer_contacts', { required }),
  biller: reference('Billing contact', 'customer_contacts', { required }),
  ...names,
  bookedAt: date('Booked'),
  ...details,
});

/** Changes a booking. Its customer and its contacts have mutations of their own. */
export const updateBookingInput = z.object({
  ...recordSeen('Booking', 'bookings'),
  ...changing({ ...names, bookedAt: date('Booked', { required }), ...details }),
});

/** Why a booking keeps its billing address, in a sentence; null when it can be removed. Changing it is another matter. */
export function whyNotRemoveAddress({ status }: { readonly status: string }): string | null {
  return boundStatuses.includes(status) ? 'A booking that was confirmed needs its billing address.' : null;
}

/** A booking to move or to delete, and the version of it that the person has seen. */
export const bookingToWrite = z.object(recordSeen('Booking', 'bookings'));
