import { classLinks } from '@console/classes-contracts';
import { renderScreen } from '@console/testing';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf, reach, session, trainingClass } from './classData.ts';

export const bookingRoute = {
  id: 'bookings.detail',
  path: '/booking/:id',
  title: 'Booking',
  roles: ['ROLE_ADMIN'] as const,
};

/** The booking of the reserved seats. */
export const booking = {
  id: idOf('bookings', 'BK-1'),
  reference: 'BK-10482',
  customer: { id: idOf('customers', 'C'), name: 'Calder Valley Housing' },
};

function seat(number: number, attendance = 'none', reservation: object | null = null) {
  return {
    id: idOf('training_seats', `${number}${attendance}`),
    version: 1,
    seatNumber: number,
    attendance,
    trainingSeatReservation: reservation,
  };
}

function reservation(attendee: object | null) {
  return {
    id: idOf('training_seat_reservations', JSON.stringify(attendee)),
    bookingItem: { id: idOf('booking_items', 'one'), title: 'Leadership Essentials', booking },
    attendee,
  };
}

const amelia = {
  id: idOf('attendees', 'Amelia'),
  version: 1,
  givenName: 'Amelia',
  familyName: 'Hughes',
  email: 'amelia.hughes@calder.example',
  ...reach('Amelia Hughes'),
  preCourseQuestionaireAnswer: {
    id: idOf('questionaire_answers', 'Amelia'),
    questionaire: { id: idOf('questionaires', 'one') },
  },
};

/** A class of two days with three seats: Amelia attended the first day fully and the second in part, one seat is reserved, one is free. */
export const twoDays = (differences: object = {}, attendee: object = amelia) =>
  manyDays(2, differences, undefined, attendee);

/** The same class over any number of days. Amelia's attendance repeats the marks: every second day only in part. */
export function manyDays(
  count: number,
  differences: object = {},
  marks: readonly string[] = ['full', 'partial'],
  attendee: object = amelia,
) {
  const ofClass = trainingClass('TC-20853', differences);
  const [taken, nobody] = [reservation(attendee), reservation(null)];
  const days = Array.from({ length: count }, (_, day) =>
    session(`2026-11-${16 + day}`, ofClass, {
      dayNumber: day + 1,
      seats: connection([seat(1, marks[day % marks.length], taken), seat(2, 'none', nobody), seat(3)]),
    }),
  );
  return {
    notes: connection([]),
    ...ofClass,
    sessions: ({ first }: { first: number }) => connection(days.slice(0, first)),
  };
}

/** Opens TC-20853 with this answer of the server. */
export const openClassPage = (answer: object | (() => unknown) | null, query = '', options: object = {}) =>
  renderScreen({
    remote,
    routes,
    at: `${classLinks.detail(idOf('training_classes', 'TC-20853'))}${query}`,
    data: { trainingClass: answer },
    host: { findRoute: (path) => (path.startsWith('/booking/') ? bookingRoute : undefined) },
    ...options,
  });
