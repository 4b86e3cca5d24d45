import { expect, test } from 'vitest';
import {
  classMoves,
  momentsOf,
  movesOfClass,
  rescheduleTrainingClassInput,
  trainingClassStatuses,
  whyNotChangeClass,
  whyNotMoveClass,
  whyNotTeach,
  whyTrainerIsBusy,
} from './index.ts';

const now = '2026-11-18T10:00:00Z';

test('CLS-05 a class has five statuses, a new one is provisional, and each status offers its moves', () => {
  const statuses = ['provisional', 'confirmed', 'postponed', 'delivered', 'canceled'];
  expect(Object.keys(classMoves.states)).toEqual(statuses);
  expect(trainingClassStatuses.values.toSorted()).toEqual(statuses.toSorted());
  expect(movesOfClass({ status: 'provisional' })).toEqual(['confirm', 'postpone', 'cancel']);
  expect(movesOfClass({ status: 'confirmed' })).toEqual(['deliver', 'postpone', 'cancel']);
  expect(movesOfClass({ status: 'postponed' })).toEqual(['reschedule', 'rescheduleProvisional', 'cancel']);
  expect([movesOfClass({ status: 'delivered' }), movesOfClass({ status: 'canceled' })]).toEqual([[], []]);
});

test.each([
  ['confirm', { status: 'provisional', sessions: 2, endsAt: '2026-12-01T16:00:00Z' }, null],
  [
    'confirm',
    { status: 'provisional', sessions: 0, endsAt: null },
    'This class has no sessions. It can be confirmed once it has dates.',
  ],
  [
    'confirm',
    { status: 'provisional', sessions: 2, endsAt: now },
    'The dates of this class are over. Postpone it to give it new ones.',
  ],
  ['deliver', { status: 'confirmed', endsAt: now }, null],
  [
    'deliver',
    { status: 'confirmed', endsAt: '2026-11-18T10:00:01Z' },
    'This class has not ended. It can be delivered once its last session is over.',
  ],
  [
    'deliver',
    { status: 'confirmed', endsAt: null },
    'This class has not ended. It can be delivered once its last session is over.',
  ],
  ['postpone', { status: 'confirmed', attended: 0 }, null],
  [
    'postpone',
    { status: 'confirmed', attended: 1 },
    'Attendance is recorded for this class, so it can no longer be postponed.',
  ],
  [
    'cancel',
    { status: 'postponed', attended: 3 },
    'Attendance is recorded for this class, so it can no longer be canceled.',
  ],
  [
    'postpone',
    { status: 'provisional', attended: 0, hasDeliveredItems: true },
    'A booking item of this class has been delivered, so the class can no longer be postponed.',
  ],
  [
    'cancel',
    { status: 'confirmed', hasDeliveredItems: true },
    'A booking item of this class has been delivered, so the class can no longer be canceled.',
  ],
  ['cancel', { status: 'confirmed', hasDeliveredItems: false }, null],
  ['reschedule', { status: 'canceled' }, 'This class is canceled. Only one that is postponed can become confirmed.'],
] as const)('%s of %o: %s', (move, trainingClass, reason) => {
  expect(whyNotMoveClass(move, { ...trainingClass, now })).toBe(reason);
});

test('a fact that a screen does not know does not block a move', () => {
  expect(whyNotMoveClass('confirm', { status: 'provisional' })).toBeNull();
  expect(whyNotMoveClass('deliver', { status: 'confirmed' })).toBeNull();
  expect(whyNotMoveClass('cancel', { status: 'confirmed' })).toBeNull();
});

test('a class can be changed until it is delivered or canceled', () => {
  expect(['provisional', 'confirmed', 'postponed'].map((status) => whyNotChangeClass({ status }))).toEqual([
    null,
    null,
    null,
  ]);
  expect(whyNotChangeClass({ status: 'delivered' })).toBe('This class is delivered and can no longer be changed.');
});

test('the message names a trainer who is inactive, does not teach the course or teaches another class', () => {
  const imogen = { fullName: 'Imogen Barraclough', status: 'active' };
  expect([whyNotTeach(imogen), whyNotTeach({ ...imogen, teaches: true })]).toEqual([null, null]);
  expect(whyNotTeach({ ...imogen, status: 'blacklisted', teaches: false })).toBe(
    'Imogen Barraclough is blacklisted and cannot be chosen.',
  );
  expect(whyNotTeach({ ...imogen, teaches: false })).toBe('Imogen Barraclough does not teach this course.');
  expect(whyTrainerIsBusy(imogen, { reference: 'TC-20811', startsAt: '2026-11-16T09:30:00Z' })).toBe(
    'Imogen Barraclough teaches TC-20811 on 16 Nov 2026.',
  );
});

const session = (end: string, date: string, startsAt: string, endsAt: string) => ({
  id: `training_sessions/01J9ZK0Q3M6V8T2B4C6D8E0F1${end}`,
  ...{ date, startsAt, endsAt },
});

function complaints(...sessions: object[]): string[] {
  const id = 'training_classes/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
  const { error } = rescheduleTrainingClassInput.safeParse({ id, provisional: false, sessions });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('the new days of a class are in order', () => {
  const day = (end: string, date: string) => session(end, date, '09:30', '16:30');
  expect(complaints(day('G', '2098-05-14'), day('H', '2098-05-16'), day('J', '2098-05-19'))).toEqual([]);
  expect(complaints(day('G', '2098-05-14'), day('H', '2098-05-12'), day('J', '2098-05-19'))).toEqual([
    'sessions.1.date: Day 2 must not be before day 1',
  ]);
  expect(complaints(day('G', '2098-05-14'), day('H', ''), day('J', '2098-05-12'))).toEqual([
    'sessions.1.date: Date is required',
    'sessions.2.date: Day 3 must not be before day 1',
  ]);
});

test('sessions of one day must not overlap; sessions of different days cannot', () => {
  const morning = session('G', '2098-05-14', '09:00', '12:00');
  expect(complaints(morning, session('H', '2098-05-14', '12:00', '15:00'))).toEqual([]);
  expect(complaints(morning, session('H', '2098-05-15', '09:00', '12:00'))).toEqual([]);
  expect(complaints(morning, session('H', '2098-05-14', '11:59', '15:00'))).toEqual([
    'sessions.1.startsAt: Two sessions must not be at the same time',
  ]);
  expect(complaints(session('H', '2098-05-14', '11:00', '11:00'))).toEqual([
    'sessions.0.endsAt: End must be after the start',
  ]);
});

test('a session ends at midnight or on the next day, within 12 hours, and the next session begins after it', () => {
  const evening = session('G', '2098-05-14', '18:00', '00:30');
  expect(complaints(evening, session('H', '2098-05-15', '00:30', '04:00'))).toEqual([]);
  expect(complaints(evening, session('H', '2098-05-15', '00:29', '04:00'))).toEqual([
    'sessions.1.startsAt: Two sessions must not be at the same time',
  ]);
  expect(complaints(session('G', '2098-05-14', '12:00', '00:00'))).toEqual([]);
  expect(complaints(session('G', '2098-05-14', '21:00', '09:00'))).toEqual([]);
  expect(complaints(session('G', '2098-05-14', '17:00', '09:00'))).toEqual([
    'sessions.0.endsAt: End must be after the start, or within 12 hours on the next day',
  ]);
  expect(momentsOf({ date: '2098-12-31', startsAt: '18:00', endsAt: '00:30' })).toEqual({
    startsAt: new Date('2098-12-31T18:00Z'),
    endsAt: new Date('2099-01-01T00:30Z'),
  });
});
