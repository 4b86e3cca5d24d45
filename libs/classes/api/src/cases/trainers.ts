import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const location = { address1: '8 Valley Drive', city: 'Harrogate', postcode: 'HG2 0JB', country: 'GB' };
const contact = {
  givenName: ' Imogen ',
  familyName: 'Barraclough-Reid',
  mobile: '07700 900318',
  telephone: '01423 496 0118',
  jobTitle: 'Associate trainer',
};
const emailOf = (ulid: string) => `imogen.${ulid.toLowerCase()}@barraclough.example`;
const shownContact = (ulid: string) => ({
  fullName: 'Imogen Barraclough-Reid',
  email: emailOf(ulid),
  mobile: contact.mobile,
  telephone: contact.telephone,
  jobTitle: contact.jobTitle,
});

const invalid: MutationCase['invalid'] = [
  {
    input: { givenName: '', familyName: 'x'.repeat(256), email: 'imogen@barraclough' },
    violations: [
      { path: 'givenName', message: 'Given name is required' },
      { path: 'familyName', message: 'Family name field must have at most 255 characters' },
      { path: 'email', message: 'Email must be valid' },
    ],
  },
  {
    input: { mobile: '0'.repeat(26), jobTitle: 'x'.repeat(256) },
    violations: [
      { path: 'mobile', message: 'Mobile field must have at most 25 characters' },
      { path: 'jobTitle', message: 'Job title field must have at most 255 characters' },
    ],
  },
  {
    input: { location: { ...location, city: '' } },
    violations: [{ path: 'location.city', message: 'City is required' }],
  },
  {
    input: { email: 'Trainer@Example.com' },
    violations: [{ path: 'email', message: 'Hannah Whitfield is a trainer with this email already.' }],
  },
];

async function addTrainers(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO person (id, kind, given_name, family_name, email)
      VALUES (${id}, 'supplier', 'Rhys', 'Barraclough', ${`rhys.${id.toLowerCase()}@barraclough.example`})`);
    await database.execute(sql`INSERT INTO trainer (id, person_id, status, created_at, updated_at)
      VALUES (${id}, ${id}, 'active', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

export const createTrainer: MutationCase = {
  name: 'createTrainer',
  does: 'makes',
  table: 'trainer',
  record: 'trainer',
  allowed: ['admin', 'manager'],
  input: (ulid) => ({ ...contact, email: emailOf(ulid), status: 'active', location }),
  invalid,
  refused: [],
  shows: (viewer, ulid) => ({
    contact: shownContact(ulid),
    status: 'active',
    location: { ...location, address2: null },
    createdBy: viewer,
  }),
  expectedChanges: ['created people/*', 'created trainers/*', 'lists TrainerCourse'],
};

export const updateTrainer: MutationCase = {
  name: 'updateTrainer',
  does: 'changes',
  table: 'trainer',
  record: 'trainer',
  allowed: ['admin', 'manager'],
  candidates: addTrainers,
  input: (ulid) => ({
    ...contact,
    id: `trainers/${ulid}`,
    email: emailOf(ulid),
    status: 'blacklisted',
    location,
  }),
  invalid,
  refused: [],
  shows: (viewer, ulid) => ({
    contact: shownContact(ulid),
    status: 'blacklisted',
    location: { ...location, address2: null },
    updatedBy: viewer,
  }),
  expectedChanges: ['updated people/:id', 'updated trainers/:id', 'lists TrainerCourse'],
};

/** A published course, which new trainers do not teach yet. */
const referred = { course: '' };

async function findCourse(database: Database): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(
    sql`SELECT id FROM course WHERE published_version_id IS NOT NULL ORDER BY id LIMIT 1`,
  );
  referred.course = `courses/${rows[0]?.id}`;
}

const invalidSkills: MutationCase['invalid'] = [
  {
    input: { competency: 6, competencySelf: -1 },
    violations: [
      { path: 'competency', message: 'Internal competency must be at most 5' },
      { path: 'competencySelf', message: 'Self competency must be at least 0' },
    ],
  },
  { input: { rate: -1 }, violations: [{ path: 'rate', message: 'Day rate must be at least £0.00' }] },
];

export const createTrainerCourse: MutationCase = {
  name: 'createTrainerCourse',
  does: 'makes',
  table: 'trainer_course',
  record: 'trainerCourse',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    await findCourse(database);
    return addTrainers(database);
  },
  input: (ulid) => ({
    trainer: `trainers/${ulid}`,
    course: referred.course,
    competency: 4,
    competencySelf: 0,
    rate: 45_000,
  }),
  invalid: [
    ...invalidSkills,
    {
      input: { trainer: '', course: '' },
      violations: [
        { path: 'trainer', message: 'Trainer is required' },
        { path: 'course', message: 'Course is required' },
      ],
    },
    {
      input: { course: 'courses/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'course', message: 'This course no longer exists.' }],
    },
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    trainer: { id: `trainers/${ulid}` },
    course: { id: referred.course },
    competency: 4,
    competencySelf: 0,
    rate: { amount: 45_000 },
    createdBy: viewer,
  }),
  expectedChanges: ['created trainer_courses/*', 'trainers/:id', 'lists Trainer'],
};

/** Trainers with one course. The trainer course has the trainer's ulid. */
async function addTeachers(database: Database): Promise<string[]> {
  await findCourse(database);
  const ids = await addTrainers(database);
  for (const id of ids) {
    await database.execute(sql`INSERT INTO trainer_course (id, trainer_id, course_id, competency, rate, created_at, updated_at)
      SELECT ${id}, ${id}, id, 2, 40000, ${LONG_AGO}, ${LONG_AGO} FROM course
      WHERE published_version_id IS NOT NULL ORDER BY id LIMIT 1`);
  }
  return ids;
}

export const updateTrainerCourse: MutationCase = {
  name: 'updateTrainerCourse',
  does: 'changes',
  table: 'trainer_course',
  record: 'trainerCourse',
  allowed: ['admin', 'manager'],
  candidates: addTeachers,
  input: (ulid) => ({ id: `trainer_courses/${ulid}`, competency: 5, competencySelf: 3, rate: 52_500 }),
  invalid: invalidSkills,
  refused: [],
  shows: (viewer) => ({ competency: 5, competencySelf: 3, rate: { amount: 52_500 }, updatedBy: viewer }),
  expectedChanges: ['updated trainer_courses/:id', 'trainers/:id', 'lists Trainer'],
};

export const deleteTrainerCourse: MutationCase = {
  name: 'deleteTrainerCourse',
  does: 'deletes',
  table: 'trainer_course',
  record: 'trainerCourse',
  allowed: ['admin', 'manager'],
  candidates: addTeachers,
  input: (ulid) => ({ id: `trainer_courses/${ulid}` }),
  invalid: [{ input: { id: '' }, violations: [{ path: 'id', message: 'Trainer course is required' }] }],
  refused: [],
  shows: (_viewer, ulid) => ({ id: `trainer_courses/${ulid}` }),
  expectedChanges: ['deleted trainer_courses/:id', 'trainers/:id', 'lists Trainer'],
};
