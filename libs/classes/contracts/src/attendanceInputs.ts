import { messages, oneOf, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { attendances } from './attendance.ts';

const required = requiredIn.operations;

/** Nobody has so many seats. */
const mostSeats = 500;

const severalOf = (label: string, prefix: string) =>
  z.pipe(
    z.array(z.nullish(z.string())).check(z.maxLength(mostSeats, messages.tooMany(`${label}s`, mostSeats))),
    z.array(reference(label, prefix, { required })),
  );

/** What `updateTrainingSeat` takes (O§5, O§7); a field that is left out stays as it was. */
export const updateTrainingSeatInput = z.object({
  ...recordSeen('Seat', 'training_seats'),
  // None of the three is an attendance called none.
  attendance: z.optional(oneOf('Attendance', attendances, { required: messages.valid })),
  attendanceComments: text('Attendance notes', { max: 1000 }),
});

/** What the dialog of attendance notes fills in of it. */
export const attendanceNotesInput = z.pick(updateTrainingSeatInput, {
  id: true,
  version: true,
  attendanceComments: true,
});

/**
 * What `markTrainingSession` takes: everybody of a day at once, and the way back for those that it changed. A mark that may wait before
 * it is sent names its people by `attendees`: on `seats` somebody else may sit by then.
 */
export const markTrainingSessionInput = z.object({
  ...recordSeen('Session', 'training_sessions'),
  from: oneOf('Attendance before', attendances, { required }),
  attendance: oneOf('Attendance', attendances, { required }),
  attendees: z.nullish(severalOf('Delegate', 'attendees')),
  seats: z.nullish(severalOf('Seat', 'training_seats')),
});
