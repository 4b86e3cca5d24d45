import { connection, everyRoute, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, privateItem } from './bookingData.ts';

const address = { address1: 'Shaw House', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' };

const course = {
  __typename: 'Course',
  id: idOf('courses', 1),
  title: 'Leadership Essentials',
  reference: 'LEAD-1',
  publishedCourseVersion: { id: idOf('course_versions', 1), title: 'Leadership Essentials', durationDays: 2 },
};

/** A trainer of the course, at £450.00 a day. */
export const imogen = {
  __typename: 'Trainer',
  id: idOf('trainers', 1),
  status: 'active',
  contact: {
    id: idOf('people', 7),
    fullName: 'Imogen Barraclough',
    email: 'imogen@example.com',
    user: null,
  },
  trainerCourses: connection([{ id: idOf('trainer_courses', 1), course, rate: { amount: 45_000 } }]),
  clashes: [],
  unavailableDuring: [],
};

const sessions = ['24', '25'].map((day) => ({
  id: idOf('training_sessions', Number(day)),
  startsAt: `2026-11-${day}T09:30:00.000Z`,
  endsAt: `2026-11-${day}T16:30:00.000Z`,
  venue: null,
  meetingLink: null,
  attended: false,
  noted: false,
}));

/** A private class of the customer. */
export function heldClass(more: object = {}) {
  return {
    __typename: 'TrainingClass',
    id: idOf('training_classes', 20866),
    version: 3,
    reference: 'TC-20866',
    title: 'Leadership Essentials',
    status: 'confirmed',
    public: false,
    startsAt: sessions[0]?.startsAt,
    endsAt: sessions[1]?.endsAt,
    maxAttendees: 12,
    seatsReservedCount: 12,
    fewestPlaces: 3,
    whyFewestPlaces: '3 seats have a delegate. The class needs at least 3 places.',
    purchaseOrderReference: null,
    deliveryFormat: 'on_site',
    deliveryPlatform: null,
    deliveryAddress: address,
    customer: { id: idOf('customers', 1) },
    trainer: null,
    busyTrainers: [],
    unavailableTrainers: [],
    courseVersion: { id: idOf('course_versions', 1), title: 'Leadership Essentials', number: 3, course },
    bookingItems: connection([]),
    sessions: { ...connection(sessions), totalCount: 2 },
    ...more,
  };
}

const brand = {
  __typename: 'Brand',
  id: idOf('brands', 1),
  name: 'Northgate Digital',
  iconUrl: null,
  primaryColor: '#1f6feb',
};

const taking = (more: object = {}) => ({
  ...booking(10482),
  brand,
  billingAddress: address,
  customer: { id: idOf('customers', 1), name: 'Calder Valley Housing', billingAddress: address },
  classesToBook: [],
  ...more,
});

/** Opens a screen of private items. `answers` replace what the API answers. */
async function openAt(at: string, answers: object) {
  const opened = await renderScreen({
    remote,
    routes,
    host: everyRoute,
    at,
    data: {
      course,
      courses: connection([course]),
      trainer: imogen,
      trainers: connection([imogen]),
      brands: connection([brand]),
      trainingClass: () => heldClass(),
      ...answers,
    },
  });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

const path = `/booking/${idOf('', 10482).slice(1)}`;

/** Opens the screen that adds a private item to a booking. */
export const openCreate = (answers: object = {}, found: object = {}, query = '') =>
  openAt(`${path}/item/create-private-course${query}`, { booking: () => taking(found), ...answers });

/** Opens the screen that edits a private item with its class. */
export const openEdit = (answers: object = {}, item: object = {}) =>
  openAt(`${path}/item/${idOf('', 2).slice(1)}/edit-private-course`, {
    bookingItem: () =>
      privateItem({ booking: taking(), class: heldClass(), taxRatePercent: null, trainerDayRate: null, ...item }),
    ...answers,
  });

export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const day = (number: number) => within(screen.getByRole('group', { name: `Day ${number}` }));
export const button = (name: string) => screen.getByRole('button', { name });
