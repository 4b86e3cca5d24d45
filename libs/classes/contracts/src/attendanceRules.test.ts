import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { markTrainingSessionInput, trainingClassStatuses, updateTrainingSeatInput, whyNotMark } from './index.ts';

const seat = 'training_seats/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const noted = { attendance: 'none', attendanceComments: 'Is ill.' } as const;

test('attendance and notes can be recorded for a seat with a delegate once the class is confirmed', () => {
  const marked = trainingClassStatuses.filter((status) => whyNotMark({ status, assigned: true }, noted) === null);
  expect(marked).toEqual(['confirmed', 'delivered']);
  expect(whyNotMark({ status: 'provisional', assigned: true }, { attendance: 'full' })).toBe(
    'This class is provisional. Attendance is recorded once it is confirmed.',
  );
  expect(whyNotMark({ status: 'confirmed', assigned: false }, { attendance: 'none' })).toBe(
    'This seat has no delegate, so there is no attendance to record.',
  );
});

test('recorded attendance can be cleared in any state', () => {
  for (const status of trainingClassStatuses) {
    expect(whyNotMark({ status, assigned: true }, { attendance: 'none', attendanceComments: null })).toBeNull();
  }
});

test('attendance can be left out but cannot be null', () => {
  expect(z.parse(updateTrainingSeatInput, { id: seat, attendanceComments: '' })).toEqual({
    id: seat,
    attendanceComments: null,
  });
  const { error } = z.safeParse(updateTrainingSeatInput, { id: seat, attendance: null });
  expect(error?.issues).toMatchObject([{ path: ['attendance'], message: 'Attendance must be valid' }]);
});

test('a mark is for all delegates of a day or for named ones, for at most 500', () => {
  const day = { id: 'training_sessions/01J9ZK0Q3M6V8T2B4C6D8E0F1G', from: 'none', attendance: 'full' };
  expect(z.safeParse(markTrainingSessionInput, day).success).toBe(true);
  const attendees = ['attendees/01J9ZK0Q3M6V8T2B4C6D8E0F1G'];
  expect(z.parse(markTrainingSessionInput, { ...day, attendees })).toMatchObject({ attendees });
  const { error } = z.safeParse(markTrainingSessionInput, { ...day, attendees: Array(501).fill('a') });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Delegates field must not greater than 500']);
});
