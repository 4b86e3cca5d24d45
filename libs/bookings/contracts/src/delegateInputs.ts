import { changing, contactFields, fieldGroup, group, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { lineCount } from './delegateList.ts';

const required = requiredIn.operations;

const { givenName, familyName, email } = contactFields.shape;

/** The details of a new attendee (O§5). */
export const attendeeDetails = fieldGroup('AttendeeInput', { givenName, familyName, email });

/** The input of `assignTrainingSeat` (O§7): seats a person who is not yet a contact of the booking's customer. */
export const assignTrainingSeatInput = z.object({
  id: reference('Seat', 'training_seats', { required }),
  attendee: group('Attendee', attendeeDetails, { required }),
});

/** The input of `createAttendee` (O§7): makes a contact of the booking's customer an attendee. */
export const createAttendeeInput = z.object({
  customerContact: reference('Contact', 'customer_contacts', { required }),
  reservation: reference('Seat', 'training_seat_reservations', { required }),
});

/** The input of `updateAttendee`: the name and the email on a seat. The contact keeps its own. */
export const updateAttendeeInput = z.object({
  ...recordSeen('Attendee', 'attendees'),
  ...changing(attendeeDetails.shape),
});

export const deleteAttendeeInput = z.object(recordSeen('Attendee', 'attendees'));

/** The most characters of a pasted list. */
const longestList = 100_000;
/** The most lines of a pasted list: twice the places of the largest class, so that empty lines may stand between. */
const mostLines = 1_000;

const tooLong = 'This list is too long. Import it in parts of at most 1,000 lines and 100,000 characters.';

const fits = (list: string): boolean => list.length <= longestList && lineCount(list) <= mostLines;

/** The reason why a list cannot be read at once, as a sentence. Null when it can. */
export const whyListTooLong = (list: string): string | null => (fits(list) ? null : tooLong);

/** The input of `importDelegates` (O§5): a pasted list fills the empty seats of a booking item. */
export const importDelegatesInput = z.object({
  bookingItem: reference('Booking', 'booking_items', { required }),
  delegates: text('Delegates', {
    ...{ required, max: longestList, tooLong, multiline: true, keepsStart: true },
    also: z.refine<string>(fits, tooLong),
  }),
});

/**
 * The input of `moveAttendee`: a delegate gets another seat of the same booking item. `swapWith` is the delegate whom the
 * user saw on that seat, and null for an empty seat. Without it, whoever sits there swaps.
 */
export const moveAttendeeInput = z.object({
  ...recordSeen('Attendee', 'attendees'),
  reservation: reference('Seat', 'training_seat_reservations', { required }),
  ...changing({ swapWith: reference('Attendee', 'attendees') }),
});
