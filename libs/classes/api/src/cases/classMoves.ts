import type { MutationCase } from '@console/api-kit/testing';
import type { ClassMove } from '@console/classes-contracts';
import { addClassesToMove, addTrainer, type ClassState } from '../testing/classesToMove.ts';

export const changedClass = [
  'updated training_classes/:id',
  'public_schedules/*',
  'lists PublicSchedule',
  'lists TrainingSession',
];

/**
 * Returns the case of a move.
 *
 * @param field its preview.
 * @param from the state of its candidates.
 * @param to the status that the candidates get.
 * @param refused the expected refusals.
 */
export function moveCase(
  name: string,
  field: (ulid: string) => string,
  from: ClassState,
  to: string,
  refused: MutationCase['refused'],
): MutationCase {
  return {
    name,
    does: 'changes',
    table: 'training_class',
    record: 'trainingClass',
    allowed: ['admin', 'manager'],
    candidates: (database) => addClassesToMove(database, 4, from),
    input: (ulid) => ({ id: `training_classes/${ulid}` }),
    invalid: [
      {
        input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
        violations: [{ path: 'id', message: 'Class must be valid' }],
      },
      { input: { id: '' }, violations: [{ path: 'id', message: 'Class is required' }] },
      { input: { reason: 'x'.repeat(1001) }, violations: [{ path: 'reason' }] },
    ],
    refused,
    shows: () => ({ status: to }),
    expectedChanges: changedClass,
    preview: { of: 'TrainingClass', field },
  };
}

const impactOf = (move: ClassMove) => () => `impactOf(move: ${move})`;

export const inState = (status: string, message: string) => ({
  when: `it is ${status}`,
  sql: `UPDATE training_class SET status = '${status}' WHERE id = :id`,
  message,
});

const attended = (undone: string) => ({
  when: 'attendance is recorded',
  sql: `UPDATE training_seat SET attendance = 'partial' WHERE id = :id`,
  message: `Attendance is recorded for this class, so it can no longer be ${undone}.`,
});

export const confirmTrainingClass = moveCase(
  'confirmTrainingClass',
  impactOf('confirm'),
  { status: 'provisional' },
  'confirmed',
  [
    inState('confirmed', 'This class is confirmed already.'),
    inState('canceled', 'This class is canceled. Only one that is provisional can become confirmed.'),
    {
      when: 'it has no sessions',
      sql: 'DELETE FROM training_session WHERE class_id = :id',
      message: 'This class has no sessions. It can be confirmed once it has dates.',
    },
    {
      when: 'its dates are over',
      sql: `UPDATE training_session SET starts_at = now() - interval '3 days', ends_at = now() - interval '2 days' WHERE class_id = :id`,
      message: 'The dates of this class are over. Postpone it to give it new ones.',
    },
  ],
);

export const deliverTrainingClass = moveCase(
  'deliverTrainingClass',
  impactOf('deliver'),
  { status: 'confirmed', over: true },
  'delivered',
  [
    inState('provisional', 'This class is provisional. Only one that is confirmed can become delivered.'),
    {
      when: 'it has not ended',
      sql: `UPDATE training_session SET ends_at = now() + interval '2 days' WHERE class_id = :id`,
      message: 'This class has not ended. It can be delivered once its last session is over.',
    },
  ],
);

export const postponeTrainingClass = moveCase(
  'postponeTrainingClass',
  impactOf('postpone'),
  { status: 'confirmed' },
  'postponed',
  [
    inState('delivered', 'This class is delivered. Only one that is provisional or confirmed can become postponed.'),
    attended('postponed'),
  ],
);

export const cancelTrainingClass = moveCase(
  'cancelTrainingClass',
  impactOf('cancel'),
  { status: 'postponed' },
  'canceled',
  [
    inState(
      'delivered',
      'This class is delivered. Only one that is provisional, confirmed or postponed can become canceled.',
    ),
    inState('canceled', 'This class is canceled already.'),
    attended('canceled'),
  ],
);

const dates = { date: '2098-05-14', startsAt: '09:30', endsAt: '16:30' };
/** A session that belongs to none of the candidates. */
const another = { id: 'training_sessions/01J9ZK0Q3M6V8T2B4C6D8E0F1G', ...dates };

export const rescheduleTrainingClass: MutationCase = {
  ...moveCase('rescheduleTrainingClass', impactOf('rescheduleProvisional'), { status: 'postponed' }, 'provisional', [
    inState('confirmed', 'This class is confirmed. Only one that is postponed can become provisional.'),
  ]),
  input: (ulid) => ({
    id: `training_classes/${ulid}`,
    provisional: true,
    sessions: [{ id: `training_sessions/${ulid}`, ...dates }],
  }),
  invalid: [
    { input: { sessions: [] }, violations: [{ path: 'sessions', message: 'Sessions is required' }] },
    {
      input: { sessions: [another] },
      violations: [{ path: 'sessions', message: 'Every session of the class needs a date, and no other' }],
    },
    {
      input: { sessions: [{ ...another, date: '2026-01-05' }] },
      violations: [{ path: 'sessions.0.date', message: 'Date must not be in the past' }],
    },
    {
      input: { sessions: [{ ...another, endsAt: '09:30' }] },
      violations: [{ path: 'sessions.0.endsAt', message: 'End must be after the start' }],
    },
    {
      input: { sessions: [another, { ...another, id: `/${another.id}`, startsAt: '16:00', endsAt: '18:00' }] },
      violations: [
        { path: 'sessions.1.id', message: 'Session must be valid' },
        { path: 'sessions.1.startsAt', message: 'Two sessions must not be at the same time' },
      ],
    },
    {
      input: { sessions: [{ id: 'nonsense', date: '31 February', startsAt: '25:00', endsAt: '' }] },
      violations: [
        { path: 'sessions.0.id', message: 'Session must be valid' },
        { path: 'sessions.0.date', message: 'Date must be valid' },
        { path: 'sessions.0.startsAt', message: 'Start must be valid' },
        { path: 'sessions.0.endsAt', message: 'End is required' },
      ],
    },
  ],
  shows: () => ({
    status: 'provisional',
    startsAt: '2098-05-14T09:30:00.000Z',
    endsAt: '2098-05-14T16:30:00.000Z',
  }),
  expectedChanges: [...changedClass, 'updated training_sessions/:id', 'lists TrainingClass'],
};

/** Each candidate has a trainer with its ulid who can teach it. */
export const updateTrainingClass: MutationCase = {
  ...moveCase(
    'updateTrainingClass',
    (ulid) => `impactOfTrainer(trainer: "trainers/${ulid}")`,
    { status: 'confirmed' },
    'confirmed',
    [
      inState('delivered', 'This class is delivered and can no longer be changed.'),
      inState('canceled', 'This class is canceled and can no longer be changed.'),
    ],
  ),
  candidates: async (database) => {
    const ids = await addClassesToMove(database, 4, { status: 'confirmed' });
    for (const id of ids) await addTrainer(database, id, id);
    return ids;
  },
  input: (ulid) => ({
    id: `training_classes/${ulid}`,
    trainer: `trainers/${ulid}`,
    title: 'Leading a new team',
    purchaseOrderReference: 'CVH-88213',
  }),
  invalid: [
    {
      input: { trainer: 'people/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'trainer', message: 'Trainer must be valid' }],
    },
    {
      input: { trainer: 'trainers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'trainer', message: 'This trainer no longer exists.' }],
    },
    {
      input: { title: '', brand: null },
      violations: [
        { path: 'title', message: 'Title is required' },
        { path: 'brand', message: 'Brand is required' },
      ],
    },
    {
      input: { title: 'x'.repeat(256) },
      violations: [{ path: 'title' }],
    },
    {
      input: { brand: 'brands/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'brand', message: 'This brand no longer exists.' }],
    },
  ],
  shows: (_viewer, ulid) => ({
    status: 'confirmed',
    title: 'Leading a new team',
    purchaseOrderReference: 'CVH-88213',
    trainer: { id: `trainers/${ulid}` },
  }),
};
