import type { MutationCase } from '@console/api-kit/testing';
import { addCoursesToHold, classToHold, sessionToHold as session } from '../testing/coursesToHold.ts';

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
  candidates: (database) => addCoursesToHold(database, 4),
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
  candidates: (database) => addCoursesToHold(database, 4),
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
