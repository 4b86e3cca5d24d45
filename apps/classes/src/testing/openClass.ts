import { classLinks } from '@console/classes-contracts';
import { type everyRoute, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf, reach, session, trainingClass } from './classData.ts';

const booking = {
  id: idOf('bookings', 'BK-1'),
  reference: 'BK-10482',
  customer: { id: idOf('customers', 'Hallam'), name: 'Hallam Engineering plc' },
};

export function attendee(givenName: string, familyName: string) {
  return {
    id: idOf('attendees', `${givenName} ${familyName}`),
    version: 1,
    givenName,
    familyName,
    email: `${givenName}.${familyName}@hallam.example`.toLowerCase(),
    preCourseQuestionaireAnswer: null,
    ...reach(`${givenName} ${familyName}`),
  };
}

/** A reserved seat. `who` is its delegate, or null. */
export function seat(seatNumber: number, who: ReturnType<typeof attendee> | null = null) {
  return {
    id: idOf('training_seats', String(seatNumber)),
    version: 1,
    seatNumber,
    attendance: 'none',
    attendanceComments: null,
    trainingSeatReservation: {
      id: idOf('training_seat_reservations', String(seatNumber)),
      bookingItem: { id: idOf('booking_items', 'one'), title: 'Leadership Essentials', booking },
      attendee: who,
    },
  };
}

/** TC-20853 on two days, 16 and 17 November 2026, with these seats. */
export function classWith(seats: readonly ReturnType<typeof seat>[], differences: object = {}) {
  const ofClass = trainingClass('TC-20853', differences);
  const days = ['2026-11-16', '2026-11-17'].map((day, index) =>
    session(day, { id: ofClass.id }, { dayNumber: index + 1, seats: connection(seats), trainingClass: ofClass }),
  );
  return {
    notes: connection([]),
    busyTrainers: [],
    unavailableTrainers: [],
    ...ofClass,
    sessions: ({ first }: { first: number }) => connection(days.slice(0, first)),
  };
}

/**
 * Opens TC-20853 on its seats.
 *
 * @param now returns the class at the time of each request.
 * @param answers further answers of the server, for example to a mutation.
 * @param more the shell around the screen, for links to screens of other remotes.
 * @returns the screen, and `sent`: the variables of each request of an operation.
 */
export async function openClass(
  now: () => object | null,
  answers: object = {},
  more: { host?: typeof everyRoute } = {},
) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `${classLinks.detail(idOf('training_classes', 'TC-20853'))}?tab=seats`,
    data: { trainingClass: () => now(), ...answers },
    ...more,
  });
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Seats of the class', busy: true })).toBeNull());
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

export const dialog = () => within(screen.getByRole('dialog'));
