import { type Database, newId } from '@console/api-kit/database';
import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const session = { date: '2098-05-14', startsAt: '09:30', endsAt: '16:30', meetingLink: 'https://zoom.example/j/1' };

/** A course with a published version of two days. Course, version, subject, brand and customer have the same ulid. */
async function addCourse(database: Database, id: string): Promise<void> {
  await database.execute(sql`INSERT INTO subject (id, title) VALUES (${id}, ${`Leadership ${id}`})`);
  await database.execute(sql`INSERT INTO course (id, subject_id, reference) VALUES (${id}, ${id}, ${`C-${id}`})`);
  await database.execute(sql`INSERT INTO course_version (id, course_id, number, title, duration_days, published_at)
    VALUES (${id}, ${id}, 1, 'Leadership Essentials', 2, now())`);
  await database.execute(sql`UPDATE course SET published_version_id = ${id} WHERE id = ${id}`);
  await database.execute(
    sql`INSERT INTO brand (id, name, primary_color) VALUES (${id}, 'Northgate Digital', '#1f6feb')`,
  );
  await database.execute(sql`INSERT INTO customer (id, name) VALUES (${id}, 'Calder Valley Housing')`);
}

/** Four courses that a class can be made of. */
async function addCourses(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) await addCourse(database, id);
  return ids;
}

/** The fields that a class and a public schedule share. */
const classToHold = (ulid: string) => ({
  course: `courses/${ulid}`,
  brand: `brands/${ulid}`,
  title: 'Leadership Essentials',
  maxAttendees: 12,
  deliveryFormat: 'on_site',
  deliveryPlatform: 'zoom',
  deliveryAddress: { address1: '4 Park Row', city: 'Leeds', postcode: 'LS1 4DY', country: 'GB' },
  sessions: [session, { ...session, date: '2098-05-15', meetingLink: null }],
});

const invalidClasses: MutationCase['invalid'] = [
  {
    input: { title: '', brand: '', course: '', maxAttendees: 501 },
    violations: [
      { path: 'course', message: 'Course is required' },
      { path: 'title', message: 'Title is required' },
      { path: 'brand', message: 'Brand is required' },
      { path: 'maxAttendees' },
    ],
  },
  { input: { maxAttendees: 0 }, violations: [{ path: 'maxAttendees' }] },
  { input: { deliveryAddress: null }, violations: [{ path: 'deliveryAddress', message: 'Address is required' }] },
  {
    input: { deliveryFormat: 'virtual', deliveryPlatform: null },
    violations: [{ path: 'deliveryPlatform', message: 'Delivery platform is required' }],
  },
  { input: { sessions: [] }, violations: [{ path: 'sessions', message: 'Sessions is required' }] },
  {
    input: { sessions: [session, { ...session, startsAt: '16:00', endsAt: '17:00' }] },
    violations: [{ path: 'sessions.1.startsAt', message: 'Two sessions must not be at the same time' }],
  },
  {
    input: { sessions: [{ ...session, date: '2026-01-05', endsAt: '09:30', meetingLink: 'nonsense' }] },
    violations: [
      { path: 'sessions.0.date', message: 'Date must not be in the past' },
      { path: 'sessions.0.meetingLink' },
      { path: 'sessions.0.endsAt', message: 'End must be after the start' },
    ],
  },
  {
    input: { course: 'courses/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
    violations: [{ path: 'course', message: 'This course no longer exists.' }],
  },
  {
    input: { trainer: 'trainers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
    violations: [{ path: 'trainer', message: 'This trainer no longer exists.' }],
  },
];

/** The course of each candidate has its ulid. */
export const createTrainingClass: MutationCase = {
  name: 'createTrainingClass',
  does: 'makes',
  table: 'training_class',
  record: 'trainingClass',
  allowed: ['admin', 'manager'],
  candidates: addCourses,
  input: (ulid) => ({
    ...classToHold(ulid),
    type: 'private',
    customer: `customers/${ulid}`,
    purchaseOrderReference: 'CVH-88213',
  }),
  invalid: [
    ...invalidClasses,
    { input: { customer: null }, violations: [{ path: 'customer', message: 'Customer is required' }] },
  ],
  refused: [],
  shows: (_viewer, ulid) => ({
    status: 'provisional',
    public: false,
    title: 'Leadership Essentials',
    customerName: 'Calder Valley Housing',
    purchaseOrderReference: 'CVH-88213',
    deliveryFormat: 'on_site',
    deliveryPlatform: null,
    deliveryAddress: { city: 'Leeds' },
    seatsTotalCount: 12,
    seatsFreeCount: 12,
    startsAt: '2098-05-14T09:30:00.000Z',
    endsAt: '2098-05-15T16:30:00.000Z',
    courseVersion: { id: `course_versions/${ulid}` },
    brand: { id: `brands/${ulid}` },
  }),
  expectedChanges: [
    'created training_classes/*',
    'created training_sessions/*',
    'lists TrainingClass',
    'lists PublicSchedule',
    'lists TrainingSession',
  ],
};

/** The schedule is made with its class: what is shown of the class shows that both are whole. */
export const createPublicSchedule: MutationCase = {
  name: 'createPublicSchedule',
  does: 'makes',
  table: 'public_schedule',
  record: 'publicSchedule',
  allowed: ['admin', 'manager'],
  candidates: addCourses,
  input: classToHold,
  invalid: invalidClasses,
  refused: [],
  shows: (_viewer, ulid) => ({
    maxAttendees: 12,
    deliveryFormat: 'on_site',
    deliveryPlatform: null,
    address: { city: 'Leeds' },
    courseVersion: { id: `course_versions/${ulid}` },
    trainingClass: {
      status: 'provisional',
      public: true,
      title: 'Leadership Essentials',
      customerName: null,
      deliveryFormat: 'on_site',
      deliveryAddress: { city: 'Leeds' },
      seatsTotalCount: 12,
      seatsFreeCount: 12,
      startsAt: '2098-05-14T09:30:00.000Z',
      endsAt: '2098-05-15T16:30:00.000Z',
      brand: { id: `brands/${ulid}` },
    },
  }),
  expectedChanges: [
    'created public_schedules/*',
    'created training_classes/*',
    'created training_sessions/*',
    'lists TrainingClass',
    'lists PublicSchedule',
    'lists TrainingSession',
  ],
};
