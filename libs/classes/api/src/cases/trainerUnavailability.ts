import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

/** Adds trainers. Each has one period, of the trainer's ulid, when `away`. */
async function addTrainers(database: Database, away: boolean): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(
      sql`INSERT INTO person (id, kind, given_name, family_name) VALUES (${id}, 'supplier', 'Rhys', 'Barraclough')`,
    );
    await database.execute(sql`INSERT INTO trainer (id, person_id, status) VALUES (${id}, ${id}, 'active')`);
    if (!away) continue;
    await database.execute(sql`INSERT INTO trainer_unavailability (id, trainer_id, from_day, to_day, note, created_at, updated_at)
      VALUES (${id}, ${id}, '2028-02-07T00:00:00Z', '2028-02-11T00:00:00Z', 'Parental leave', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

const invalid: MutationCase['invalid'] = [
  {
    input: { fromDay: '', toDay: '31/02/2028' },
    violations: [
      { path: 'fromDay', message: 'From is required' },
      { path: 'toDay', message: 'To must be valid' },
    ],
  },
  { input: { toDay: '2028-02-27' }, violations: [{ path: 'toDay', message: 'To must not be before From' }] },
  {
    input: { note: 'x'.repeat(256) },
    violations: [{ path: 'note', message: 'Reason field must have at most 255 characters' }],
  },
];

const shown = { fromDay: '2028-02-28T00:00:00.000Z', toDay: '2028-03-03T00:00:00.000Z', note: 'Holiday' };

export const createTrainerUnavailability: MutationCase = {
  name: 'createTrainerUnavailability',
  does: 'makes',
  table: 'trainer_unavailability',
  record: 'trainerUnavailability',
  allowed: ['admin', 'manager'],
  candidates: (database) => addTrainers(database, false),
  input: (ulid) => ({ trainer: `trainers/${ulid}`, fromDay: '2028-02-28', toDay: '2028-03-03', note: ' Holiday ' }),
  invalid: [
    ...invalid,
    { input: { trainer: '' }, violations: [{ path: 'trainer', message: 'Trainer is required' }] },
    {
      input: { trainer: 'trainers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'trainer', message: 'This trainer no longer exists.' }],
    },
  ],
  refused: [],
  shows: (viewer, ulid) => ({ ...shown, trainer: { id: `trainers/${ulid}` }, createdBy: viewer }),
  expectedChanges: ['created trainer_unavailabilities/*', 'trainers/:id'],
};

export const updateTrainerUnavailability: MutationCase = {
  name: 'updateTrainerUnavailability',
  does: 'changes',
  table: 'trainer_unavailability',
  record: 'trainerUnavailability',
  allowed: ['admin', 'manager'],
  candidates: (database) => addTrainers(database, true),
  input: (ulid) => ({
    id: `trainer_unavailabilities/${ulid}`,
    fromDay: '2028-02-28',
    toDay: '2028-03-03',
    note: 'Holiday',
  }),
  invalid: [
    ...invalid,
    {
      // The period of the candidates began before: only the database's first day tells that this is too early.
      input: { fromDay: undefined, toDay: '2028-02-06' },
      violations: [{ path: 'toDay', message: 'To must not be before From' }],
    },
  ],
  refused: [],
  shows: (viewer) => ({ ...shown, updatedBy: viewer }),
  expectedChanges: ['updated trainer_unavailabilities/:id', 'trainers/:id'],
};

export const deleteTrainerUnavailability: MutationCase = {
  name: 'deleteTrainerUnavailability',
  does: 'deletes',
  table: 'trainer_unavailability',
  record: 'trainerUnavailability',
  allowed: ['admin', 'manager'],
  candidates: (database) => addTrainers(database, true),
  input: (ulid) => ({ id: `trainer_unavailabilities/${ulid}` }),
  invalid: [{ input: { id: '' }, violations: [{ path: 'id', message: 'Unavailability is required' }] }],
  refused: [],
  shows: (_viewer, ulid) => ({ id: `trainer_unavailabilities/${ulid}` }),
  expectedChanges: ['deleted trainer_unavailabilities/:id', 'trainers/:id'],
};
