import * as z from 'zod/mini';
import { updateBookingInput } from './bookingInputs.ts';

/** The parts of a booking that people change one by one, each in a form of its own. */
export const bookingPartInputs = {
  details: z.pick(updateBookingInput, { title: true, brand: true, accountManager: true, bookedAt: true }),
  billingAddress: z.pick(updateBookingInput, { billingAddress: true }),
  poNumber: z.pick(updateBookingInput, { poNumber: true }),
  dealRecordId: z.pick(updateBookingInput, { dealRecordId: true }),
  webBookingReference: z.pick(updateBookingInput, { webBookingReference: true }),
  invoiceNotes: z.pick(updateBookingInput, { invoiceNotes: true }),
} as const;

/** The name of each part within a sentence. */
export const bookingPartLabels = {
  details: 'details',
  billingAddress: 'billing address',
  poNumber: 'PO number',
  dealRecordId: 'deal record id',
  webBookingReference: 'web booking reference',
  invoiceNotes: 'invoice notes',
} as const satisfies Record<keyof typeof bookingPartInputs, string>;

export type BookingPart = keyof typeof bookingPartInputs;
