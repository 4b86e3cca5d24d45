import { contactFields, fieldGroup, group, recordSeen, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

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

export const deleteAttendeeInput = z.object(recordSeen('Attendee', 'attendees'));
