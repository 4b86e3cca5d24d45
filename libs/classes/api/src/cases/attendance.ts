import type { Candidates, MutationCase } from '@console/api-kit/testing';
import { addClassesWithSeats, sitDown } from '../testing/soldClasses.ts';

/** Classes of past days with delegates on places 1 and 2. A class, its first session, and the first seat and the delegate of place 1 have the same ulid. */
const candidates: Candidates = async (database) => {
  const ids = await addClassesWithSeats(database, 4, { over: true });
  for (const id of ids) for (const [place, who] of [[1, id], [2]] as const) await sitDown(database, id, place, who);
  return ids;
};

const inState = (status: string, message: string) => ({
  when: `the class is ${status}`,
  sql: `UPDATE training_class SET status = '${status}' WHERE id = :id`,
  message,
});

const states = [
  inState('provisional', 'This class is provisional. Attendance is recorded once it is confirmed.'),
  inState('postponed', 'This class is postponed. Attendance is recorded once it has new dates.'),
  inState('canceled', 'This class is canceled, so there is no attendance to record.'),
];

const notYet = {
  when: 'the session is on a later day',
  sql: `UPDATE training_session SET starts_at = '2150-03-02 23:00Z', ends_at = '2150-03-02 23:30Z' WHERE id = :id`,
  message: 'Attendance can be marked from 2 Mar 2150 on. Notes can be written at any time.',
};

export const updateTrainingSeat: MutationCase = {
  name: 'updateTrainingSeat',
  does: 'changes',
  table: 'training_seat',
  record: 'trainingSeat',
  allowed: ['admin', 'manager'],
  candidates,
  input: (ulid) => ({
    id: `training_seats/${ulid}`,
    attendance: 'partial',
    attendanceComments: ' Left at noon,\nback at two. ',
  }),
  invalid: [
    { input: { id: 'nonsense' }, violations: [{ path: 'id', message: 'Seat must be valid' }] },
    { input: { attendance: null }, violations: [{ path: 'attendance', message: 'Attendance must be valid' }] },
    {
      input: { attendanceComments: 'x'.repeat(1001) },
      violations: [{ path: 'attendanceComments', message: 'Attendance notes field must have at most 1000 characters' }],
    },
  ],
  refused: [
    ...states,
    notYet,
    {
      when: 'the seat has no delegate',
      sql: `DELETE FROM attendee WHERE reservation_id = :id`,
      message: 'This seat has no delegate, so there is no attendance to record.',
    },
  ],
  shows: (viewer) => ({
    attendance: 'partial',
    attendanceComments: 'Left at noon,\nback at two.',
    updatedBy: viewer,
  }),
  expectedChanges: ['updated training_seats/:id', 'training_sessions/:id', 'training_classes/:id'],
};

/** The candidates are the first sessions of the same classes. */
export const markTrainingSession: MutationCase = {
  name: 'markTrainingSession',
  does: 'changes',
  table: 'training_session',
  record: 'trainingSession',
  allowed: ['admin', 'manager'],
  candidates,
  input: (ulid) => ({
    id: `training_sessions/${ulid}`,
    from: 'none',
    attendance: 'full',
    attendees: [`attendees/${ulid}`],
  }),
  invalid: [
    { input: { id: '' }, violations: [{ path: 'id', message: 'Session is required' }] },
    { input: { attendees: ['nonsense'] }, violations: [{ path: 'attendees.0', message: 'Delegate must be valid' }] },
    {
      input: { attendees: Array(501).fill('attendees/01J9ZK0Q3M6V8T2B4C6D8E0F1G') },
      violations: [{ path: 'attendees', message: 'Delegates field must not greater than 500' }],
    },
  ],
  refused: [...states, notYet],
  shows: (viewer) => ({
    'seats(first: 3)': {
      edges: [
        { node: { seatNumber: 1, attendance: 'full' } },
        { node: { seatNumber: 2, attendance: 'none' } },
        { node: { seatNumber: 3, attendance: 'none' } },
      ],
    },
    updatedBy: viewer,
  }),
  expectedChanges: [
    'updated training_seats/:id',
    'updated training_sessions/:id',
    'training_classes/:id',
    'lists TrainingClass',
  ],
};
