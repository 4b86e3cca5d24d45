import { across, recordSeen, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

const whom = z.object({
  customerContact: reference('Contact', 'customer_contacts'),
  attendee: reference('Attendee', 'attendees'),
});

type Whom = Readonly<Partial<z.output<typeof whom>>>;

/** The input of `createTelling`: a person was told that a booking, or a class of it, is canceled or postponed. */
export const createTellingInput = z
  .object({ booking: reference('Booking', 'bookings', { required }), ...whom.shape })
  .check(
    across<Whom, keyof Whom>(['customerContact', 'attendee'], 'customerContact', ({ customerContact, attendee }) =>
      (customerContact == null) === (attendee == null) ? 'Name one contact or one attendee.' : null,
    ),
  );

/** The input of `deleteTelling`, for a person who was not told after all. */
export const deleteTellingInput = z.object(recordSeen('Telling', 'tellings'));
