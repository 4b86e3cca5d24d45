import { changing, describeField, messages, oneOf, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { attendances } from './attendance.ts';

const required = requiredIn.operations;

/** Nobody has so many seats. */
const mostSeats = 500;

const delegates = z.pipe(
  z.array(z.nullish(z.string())).check(z.maxLength(mostSeats, messages.tooMany('Delegates', mostSeats))),
  z.array(reference('Delegate', 'attendees', { required })),
);

/** What `updateTrainingSeat` takes (O§5, O§7). */
export const updateTrainingSeatInput = z.object({
  ...recordSeen('Seat', 'training_seats'),
  ...changing({
    // No attendance is a value of its own, called none: null is not a way to say it.
    attendance: oneOf('Attendance', attendances, { required: messages.valid }),
    attendanceComments: text('Attendance notes', { max: 1000 }),
  }),
});

/** The part of it that the dialog of attendance notes holds. */
export const attendanceNotesInput = z.pick(updateTrainingSeatInput, {
  id: true,
  version: true,
  attendanceComments: true,
});

/**
 * What `markTrainingSession` takes: everybody of a day at once, and the way back for those that it changed. People are named, not seats:
 * on a seat somebody else may sit by the time that a mark arrives.
 */
export const markTrainingSessionInput = z.object({
  ...recordSeen('Session', 'training_sessions'),
  from: oneOf('Attendance before', attendances, { required }),
  attendance: oneOf('Attendance', attendances, { required }),
  attendees: describeField(z.nullish(delegates), { kind: 'references', label: 'Delegates', required: false }),
});
