import { email, fieldGroup, group, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** Somebody new on a seat (O§5). */
export const attendeeDetails = fieldGroup('AttendeeInput', {
  givenName: text('Given name', { required }),
  familyName: text('Family name', { required }),
  email: email('Email', { required }),
});

/** What `assignTrainingSeat` takes (O§7): somebody who is no contact of the booking's customer yet. */
export const assignTrainingSeatInput = z.object({
  id: reference('Seat', 'training_seats', { required }),
  attendee: group('Attendee', attendeeDetails, { required }),
});

/** What `createAttendee` takes (O§7): a contact of the booking's customer. */
export const createAttendeeInput = z.object({
  customerContact: reference('Contact', 'customer_contacts', { required }),
  reservation: reference('Seat', 'training_seat_reservations', { required }),
});

export const deleteAttendeeInput = z.object(recordSeen('Attendee', 'attendees'));
