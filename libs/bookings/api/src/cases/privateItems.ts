import type { MutationCase } from '@console/api-kit/testing';
import { addCourseToHold, classToHold } from '@console/classes-api/testing';
import { addDraftsWithClass, addDraftsWithPrivateItem } from '../testing/privateRows.ts';
import { addDrafts } from '../testing/saleRows.ts';

const price = { quantity: 2, unitPrice: 90_500, taxable: true, taxRatePercent: 17.5, poNumber: 'CVH-88213' };
const terms = { trainerDayRate: 48_000, trainerTravel: 8_550 };
const priced = {
  quantity: 2,
  netPrice: { amount: 181_000 },
  taxValue: { amount: 31_675 },
  poNumber: 'CVH-88213',
  trainerDayRate: { amount: 48_000 },
  trainerTravel: { amount: 8_550 },
};

const displayingItem = ['lists Booking', 'lists PublicSchedule', 'lists TrainingSeat', 'lists TrainingSession'];

const invalidPrice: MutationCase['invalid'] = [
  { input: { quantity: 0 }, violations: [{ path: 'quantity', message: 'Days must be at least 1' }] },
  {
    input: { unitPrice: -1, trainerDayRate: -1, trainerTravel: 1_000_000_001 },
    violations: [
      { path: 'unitPrice', message: 'Unit price must be at least £0.00' },
      { path: 'trainerDayRate', message: 'Day rate must be at least £0.00' },
      { path: 'trainerTravel', message: 'Travel rate must be at most £10,000,000.00' },
    ],
  },
  {
    input: { unitPrice: 1_000_000_000 },
    violations: [{ path: 'unitPrice', message: 'An item can come to at most £10,000,000.00' }],
  },
];

const takesNoItems: MutationCase['refused'] = [
  {
    when: 'the booking is canceled',
    sql: `UPDATE booking SET status = 'canceled' WHERE id = :id`,
    message: 'This booking is canceled. Items can be added to a draft or a confirmed booking.',
  },
  {
    when: 'the booking is on hold',
    sql: `UPDATE booking SET status = 'on_hold', held_from = 'draft' WHERE id = :id`,
    message: 'This booking is on hold. Resume it to add items.',
  },
];

/** Each draft has a course with its ulid. */
export const createPrivateBookingItem: MutationCase = {
  name: 'createPrivateBookingItem',
  does: 'makes',
  table: 'booking_item',
  record: 'bookingItem',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const drafts = await addDrafts(database, 4);
    for (const ulid of drafts) await addCourseToHold(database, ulid);
    return drafts;
  },
  input: (ulid) => ({ booking: `bookings/${ulid}`, ...classToHold(ulid), ...price, ...terms }),
  invalid: [
    ...invalidPrice,
    {
      input: { booking: '', course: '', title: '', maxAttendees: 501 },
      violations: [
        { path: 'booking', message: 'Booking is required' },
        { path: 'course', message: 'Course is required' },
        { path: 'title', message: 'Title is required' },
        { path: 'maxAttendees' },
      ],
    },
    {
      input: { booking: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'booking', message: 'This booking no longer exists.' }],
    },
    { input: { deliveryAddress: null }, violations: [{ path: 'deliveryAddress', message: 'Address is required' }] },
    {
      input: { deliveryFormat: 'virtual', deliveryPlatform: null },
      violations: [{ path: 'deliveryPlatform', message: 'Delivery platform is required' }],
    },
    {
      input: { sessions: [{ date: '2026-01-05', startsAt: '09:30', endsAt: '16:30' }] },
      violations: [{ path: 'sessions.0.date', message: 'Date must not be in the past' }],
    },
    {
      input: { trainer: 'trainers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'trainer', message: 'This trainer no longer exists.' }],
    },
  ],
  refused: takesNoItems,
  shows: () => ({
    ...priced,
    type: 'private',
    status: 'draft',
    title: 'Leadership Essentials',
    maxAttendees: 12,
    deliveryFormat: 'on_site',
    deliveryPlatform: null,
    deliveryAddress: { city: 'Leeds' },
    class: {
      status: 'provisional',
      public: false,
      purchaseOrderReference: 'CVH-88213',
      seatsFreeCount: 0,
      seatsTotalCount: 12,
      startsAt: '2098-05-14T09:30:00.000Z',
      endsAt: '2098-05-15T16:30:00.000Z',
    },
  }),
  expectedChanges: [
    'created booking_items/*',
    'created training_seat_reservations/*',
    'created training_classes/*',
    'created training_sessions/*',
    'bookings/:id',
    'lists TrainingClass',
    ...displayingItem,
  ],
};

/** Each draft has an unbooked class of its customer with its ulid. */
export const bookPrivateClass: MutationCase = {
  name: 'bookPrivateClass',
  does: 'makes',
  table: 'booking_item',
  record: 'bookingItem',
  allowed: ['admin', 'manager'],
  candidates: (database) => addDraftsWithClass(database, 4),
  input: (ulid) => ({ booking: `bookings/${ulid}`, class: `training_classes/${ulid}`, ...price, ...terms }),
  invalid: [
    ...invalidPrice,
    {
      input: { booking: '', class: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [
        { path: 'booking', message: 'Booking is required' },
        { path: 'class', message: 'Class must be valid' },
      ],
    },
  ],
  refused: [
    ...takesNoItems,
    {
      when: 'the class is canceled',
      sql: `UPDATE training_class SET status = 'canceled' WHERE id = :id`,
      message: 'This class is canceled and can no longer be booked.',
    },
    {
      when: 'the class is postponed',
      sql: `UPDATE training_class SET status = 'postponed' WHERE id = :id`,
      message: 'This class is postponed. It can be booked once it has new dates.',
    },
    {
      when: 'the class is one of another customer',
      sql: `UPDATE training_class SET customer_id = (SELECT id FROM customer WHERE id <> training_class.customer_id LIMIT 1) WHERE id = :id`,
      message: 'This class is not one of the booking’s customer.',
    },
  ],
  shows: () => ({ ...priced, type: 'private', status: 'draft', class: { seatsFreeCount: 0, seatsTotalCount: 6 } }),
  expectedChanges: [
    'created booking_items/*',
    'created training_seat_reservations/*',
    'updated training_classes/:id',
    'bookings/:id',
    ...displayingItem,
  ],
};

const hours = { startsAt: '09:30', endsAt: '16:30' };

/** Booking, item, class and its session have one ulid. The session moves, and a second one is added. */
export const updatePrivateBookingItem: MutationCase = {
  name: 'updatePrivateBookingItem',
  does: 'changes',
  table: 'booking_item',
  record: 'bookingItem',
  allowed: ['admin', 'manager'],
  candidates: (database) => addDraftsWithPrivateItem(database, 4),
  input: (ulid) => ({
    id: `booking_items/${ulid}`,
    ...price,
    ...terms,
    maxAttendees: 8,
    deliveryFormat: 'on_site',
    deliveryAddress: { address1: '4 Park Row', city: 'Leeds', postcode: 'LS1 4DY', country: 'GB' },
    sessions: [
      { id: `training_sessions/${ulid}`, date: '2098-05-14', ...hours, venue: 'Room 4' },
      { date: '2098-05-15', ...hours },
    ],
    reason: 'The customer asked for it.',
  }),
  invalid: [
    ...invalidPrice,
    { input: { sessions: [] }, violations: [{ path: 'sessions', message: 'Sessions is required' }] },
    { input: { reason: null }, violations: [{ path: 'reason', message: 'Reason is required' }] },
    {
      input: { sessions: [{ date: '2026-01-05', ...hours }] },
      violations: [{ path: 'sessions.0.date', message: 'Date must not be in the past' }],
    },
    { input: { deliveryAddress: null }, violations: [{ path: 'deliveryAddress', message: 'Address is required' }] },
    {
      input: { trainer: 'trainers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'trainer', message: 'This trainer no longer exists.' }],
    },
  ],
  refused: [
    {
      when: 'it is complete',
      sql: `UPDATE booking_item SET status = 'complete' WHERE id = :id`,
      message: 'This item is complete and can no longer be changed.',
    },
    {
      when: 'its class is delivered',
      sql: `UPDATE training_class SET status = 'delivered' WHERE id = :id`,
      message: 'This class is delivered and can no longer be changed.',
    },
  ],
  shows: () => ({
    ...priced,
    maxAttendees: 8,
    deliveryFormat: 'on_site',
    deliveryAddress: { city: 'Leeds' },
    class: {
      seatsFreeCount: 0,
      startsAt: '2098-05-14T09:30:00.000Z',
      endsAt: '2098-05-15T16:30:00.000Z',
    },
  }),
  expectedChanges: [
    'updated booking_items/:id',
    'updated training_classes/:id',
    'updated training_sessions/:id',
    'created training_sessions/*',
    'created training_seat_reservations/*',
    'bookings/:id',
    'lists TrainingClass',
    ...displayingItem,
  ],
};
