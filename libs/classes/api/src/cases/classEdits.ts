import type { MutationCase } from '@console/api-kit/testing';
import { addClassesToMove } from '../testing/classesToMove.ts';
import { changedClass, inState, moveCase } from './classMoves.ts';

const hours = { startsAt: '09:30', endsAt: '16:30' };
const nowhere = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';

const cannotChange: MutationCase['refused'] = [
  inState('delivered', 'This class is delivered and can no longer be changed.'),
  inState('canceled', 'This class is canceled and can no longer be changed.'),
];

/** Each candidate has one session, with its ulid, and two reserved seats. It moves and gets a second session. */
export const updateTrainingSessions: MutationCase = {
  ...moveCase(
    'updateTrainingSessions',
    () => 'impactOfEdit(edit: sessions, sessions: 2)',
    { status: 'confirmed' },
    'confirmed',
    [...cannotChange, inState('postponed', 'This class is postponed. Set new dates to move its sessions.')],
  ),
  input: (ulid) => ({
    id: `training_classes/${ulid}`,
    reason: 'The trainer is ill.',
    sessions: [
      { id: `training_sessions/${ulid}`, date: '2098-05-14', ...hours, venue: 'Room 4' },
      { date: '2098-05-15', ...hours, meetingLink: 'https://zoom.example/j/1' },
    ],
  }),
  invalid: [
    { input: { sessions: [] }, violations: [{ path: 'sessions', message: 'Sessions is required' }] },
    {
      input: { sessions: [{ id: `training_sessions/${nowhere}`, date: '2098-05-14', ...hours }] },
      violations: [{ path: 'sessions.0.id', message: 'This session no longer exists.' }],
    },
    {
      input: { sessions: [{ date: '2026-01-05', ...hours }] },
      violations: [{ path: 'sessions.0.date', message: 'Date must not be in the past' }],
    },
    {
      input: { sessions: [{ date: '2098-05-14', startsAt: '09:30', endsAt: '09:30' }] },
      violations: [{ path: 'sessions.0.endsAt', message: 'End must be after the start' }],
    },
    {
      input: {
        sessions: [
          { date: '2098-05-14', ...hours },
          { date: '2098-05-14', startsAt: '16:00', endsAt: '18:00' },
        ],
      },
      violations: [{ path: 'sessions.1.startsAt', message: 'Two sessions must not be at the same time' }],
    },
    {
      input: { sessions: [{ id: 'nonsense', date: '31 February', ...hours, meetingLink: 'nonsense' }] },
      violations: [
        { path: 'sessions.0.id', message: 'Session must be valid' },
        { path: 'sessions.0.date', message: 'Date must be valid' },
        { path: 'sessions.0.meetingLink' },
      ],
    },
    {
      input: { reason: null, sessions: [{ date: '2098-05-14', ...hours }] },
      violations: [{ path: 'reason', message: 'Reason is required' }],
    },
  ],
  shows: () => ({
    status: 'confirmed',
    startsAt: '2098-05-14T09:30:00.000Z',
    endsAt: '2098-05-15T16:30:00.000Z',
  }),
  expectedChanges: [
    ...changedClass,
    'created training_sessions/*',
    'updated training_sessions/:id',
    'lists TrainingClass',
  ],
};

/** The class has a schedule with the same places and the same delivery. */
const changedSchedule = changedClass.map((change) =>
  change === 'public_schedules/*' ? 'updated public_schedules/*' : change,
);

/** Six places, of which two are reserved. */
export const updateTrainingPlaces: MutationCase = {
  ...moveCase(
    'updateTrainingPlaces',
    () => 'impactOfPlaces(maxAttendees: 8)',
    { status: 'confirmed' },
    'confirmed',
    cannotChange,
  ),
  candidates: (database) => addClassesToMove(database, 4, { status: 'confirmed' }),
  input: (ulid) => ({ id: `training_classes/${ulid}`, maxAttendees: 8 }),
  invalid: [
    { input: { maxAttendees: 0 }, violations: [{ path: 'maxAttendees' }] },
    { input: { maxAttendees: 501 }, violations: [{ path: 'maxAttendees' }] },
    {
      input: { maxAttendees: 1 },
      violations: [{ path: 'maxAttendees', message: '2 seats are reserved. The class needs at least 2 places.' }],
    },
  ],
  shows: () => ({
    maxAttendees: 8,
    seatsFreeCount: 6,
    fewestPlaces: 2,
    whyFewestPlaces: '2 seats are reserved. The class needs at least 2 places.',
    publicSchedule: { maxAttendees: 8 },
  }),
  expectedChanges: [...changedSchedule],
};

const address = { address1: '4 Park Row', city: 'Leeds', postcode: 'LS1 4DY', country: 'GB' };

export const updateTrainingDelivery: MutationCase = {
  ...moveCase(
    'updateTrainingDelivery',
    () => 'impactOfEdit(edit: delivery)',
    { status: 'confirmed' },
    'confirmed',
    cannotChange,
  ),
  input: (ulid) => ({
    id: `training_classes/${ulid}`,
    deliveryFormat: 'on_site',
    deliveryPlatform: 'zoom',
    deliveryAddress: address,
  }),
  invalid: [
    { input: { deliveryAddress: null }, violations: [{ path: 'deliveryAddress', message: 'Address is required' }] },
    {
      input: { deliveryFormat: 'virtual', deliveryPlatform: null },
      violations: [{ path: 'deliveryPlatform', message: 'Delivery platform is required' }],
    },
    {
      input: { deliveryAddress: { ...address, city: '' } },
      violations: [{ path: 'deliveryAddress.city', message: 'City is required' }],
    },
  ],
  shows: () => ({
    deliveryFormat: 'on_site',
    deliveryPlatform: null,
    deliveryAddress: { city: 'Leeds' },
    publicSchedule: { deliveryFormat: 'on_site', address: { city: 'Leeds' } },
  }),
  expectedChanges: [...changedSchedule],
};
