import { recordSeen, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** The input of `createTelling`: a person was told that a booking, or a class of it, is canceled or postponed. */
export const createTellingInput = z.object({
  booking: reference('Booking', 'bookings', { required }),
  customerContact: reference('Contact', 'customer_contacts', { required }),
});

/** The input of `deleteTelling`, for a person who was not told after all. */
export const deleteTellingInput = z.object(recordSeen('Telling', 'tellings'));
