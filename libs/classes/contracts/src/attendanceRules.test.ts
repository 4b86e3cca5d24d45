import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  markTrainingSessionInput,
  trainingClassStatuses,
  updateTrainingSeatInput,
  whyNotClassMarks,
  whyNotClassNotes,
  whyNotMark,
} from './index.ts';

const seat = 'training_seats/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const now = '2026-11-23T00:00:00Z';
const [yesterday, today, tomorrow] = ['2026-11-22T23:59:00Z', '2026-11-23T23:59:00Z', '2026-11-24T00:00:00Z'] as const;

const notConfirmed: Readonly<Record<string, string>> = {
  provisional: 'This class is provisional. Attendance is recorded once it is confirmed.',
  postponed: 'This class is postponed. Attendance is recorded once it has new dates.',
  canceled: 'This class is canceled, so there is no attendance to record.',
};
const notYet = 'Attendance can be marked from 24 Nov 2026 on. Notes can be written at any time.';

const combinations = trainingClassStatuses.values.flatMap((status) =>
  [yesterday, today, tomorrow].map((startsAt) => ({ status, startsAt })),
);

test.each(combinations)('CLS-08 a $status class with a session at $startsAt', ({ status, startsAt }) => {
  const seatOf = (assigned: boolean) => ({ status, startsAt, assigned });
  const ofState = notConfirmed[status] ?? null;
  for (const attendance of ['partial', 'full'] as const) {
    for (const attendanceComments of [null, 'Left at noon.']) {
      expect(whyNotMark(seatOf(true), { attendance, attendanceComments }, now)).toBe(
        ofState ?? (startsAt === tomorrow ? notYet : null),
      );
    }
  }
  expect(whyNotMark(seatOf(true), { attendance: 'none', attendanceComments: 'Is ill.' }, now)).toBe(
    status === 'canceled' ? ofState : null,
  );
  expect(whyNotMark(seatOf(true), { attendance: 'none', attendanceComments: null }, now)).toBeNull();
  for (const attendance of ['none', 'full'] as const) {
    expect(whyNotMark(seatOf(false), { attendance }, now)).toBe(
      'This seat has no delegate, so there is no attendance to record.',
    );
  }
  expect(whyNotClassMarks({ status })).toBe(ofState);
  expect(whyNotClassNotes({ status })).toBe(status === 'canceled' ? ofState : null);
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
