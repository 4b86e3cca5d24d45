import { changing, describeField, messages, oneOf, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { attendances } from './attendance.ts';

const required = requiredIn.operations;

/** The most delegates of one mark. No class has more seats. */
const mostSeats = 500;

const delegates = z.pipe(
  z.array(z.nullish(z.string())).check(z.maxLength(mostSeats, messages.tooMany('Delegates', mostSeats))),
  z.array(reference('Delegate', 'attendees', { required })),
);

/** The input of `updateTrainingSeat` (O§5, O§7). */
export const updateTrainingSeatInput = z.object({
  ...recordSeen('Seat', 'training_seats'),
  ...changing({
    // `none` is one of the values, so null is not allowed.
    attendance: oneOf('Attendance', attendances.values, { required: messages.valid }),
    attendanceComments: text('Attendance notes', { max: 1000, multiline: true }),
  }),
});

/** The fields of the dialog for attendance notes. */
export const attendanceNotesInput = z.pick(updateTrainingSeatInput, {
  id: true,
  version: true,
  attendanceComments: true,
});

/**
 * The input of `markTrainingSession`: marks all delegates of a day at once, and undoes such a mark. It names delegates, not seats, because
 * a seat can have another delegate by the time that the request arrives.
 */
export const markTrainingSessionInput = z.object({
  ...recordSeen('Session', 'training_sessions'),
  from: oneOf('Attendance before', attendances.values, { required }),
  attendance: oneOf('Attendance', attendances.values, { required }),
  attendees: describeField(z.nullish(delegates), { kind: 'references', label: 'Delegates', required: false }),
});
