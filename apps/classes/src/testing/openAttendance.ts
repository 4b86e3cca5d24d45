import { classLinks } from '@console/classes-contracts';
import { notices } from '@console/platform';
import { renderScreen } from '@console/testing';
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf, reach, session, trainingClass } from './classData.ts';

/** Sets the clock to the morning after the class, whose days can then be marked. */
export function afterTheClass(): void {
  vi.setSystemTime(new Date('2026-11-18T11:00:00Z'));
}

/** A user, as the author of a seat's last change. */
export const by = (fullName: string) => ({
  id: idOf('users', fullName),
  avatarUrl: null,
  person: { id: idOf('people', fullName), fullName },
});

interface Recorded {
  id: string;
  attendance: string;
  attendanceComments: string | null;
  version: number;
  trainingSeatReservation: { attendee: { id: string } };
}

/**
 * A class of two days with three delegates, and its server: `data` answers queries and mutations, `seat` reads a stored
 * seat.
 */
export function aClass({
  delegates = 3,
  status = 'confirmed',
  days: dates = ['2026-11-16', '2026-11-17'],
}: {
  delegates?: number;
  status?: string;
  days?: readonly [string, string];
} = {}) {
  const attended = () => [...stored.values()].some(({ attendance }) => attendance !== 'none');
  const ofClass = trainingClass('TC-20853', { status, seatsTotalCount: delegates, attended });
  const booking = {
    id: idOf('bookings', 'BK-1'),
    reference: 'BK-10482',
    customer: { id: idOf('customers', 'C'), name: 'Calder Valley Housing' },
  };
  const names = ['Amelia Hughes', 'Idris Khan', 'Megan Llewellyn'];
  const reservations = Array.from({ length: delegates }, (_, index) => {
    const [givenName, familyName] = (names[index] ?? `Delegate ${index + 1}`).split(' ');
    return {
      id: idOf('training_seat_reservations', String(index)),
      bookingItem: { id: idOf('booking_items', 'one'), title: 'Leadership Essentials', booking },
      attendee: {
        id: idOf('attendees', String(index)),
        version: 1,
        givenName,
        familyName,
        email: `delegate${index + 1}@calder.example`,
        preCourseQuestionaireAnswer: null,
        ...reach(String(index)),
      },
    };
  });
  const ids = dates.map((day) => idOf('training_sessions', day));
  const stored = new Map<string, Recorded & Record<string, unknown>>();
  const days = dates.map((day, index) => {
    const recorded = {
      attended: () => seats.some(({ attendance }) => attendance !== 'none'),
      noted: () => seats.some(({ attendanceComments }) => attendanceComments !== null),
    };
    const seats = reservations.map((trainingSeatReservation, place) => {
      const seat = {
        id: idOf('training_seats', `${day} ${place}`),
        seatNumber: place + 1,
        attendance: 'none',
        attendanceComments: null,
        version: 1,
        updatedAt: '2026-11-01T09:00:00.000Z',
        createdAt: '2026-11-01T09:00:00.000Z',
        createdBy: by('Tom Ellery'),
        updatedBy: by('Tom Ellery'),
        trainingSeatReservation,
        trainingSession: { id: ids[index], ...recorded, trainingClass: ofClass },
        __typename: 'TrainingSeat',
      };
      stored.set(seat.id, seat);
      return seat;
    });
    const held = { ...recorded, id: ids[index], dayNumber: index + 1, updatedAt: '2026-11-01T09:00:00.000Z' };
    return session(day, ofClass, { ...held, seats: () => connection(seats) });
  });
  const seat = (place: number, day: number) =>
    stored.get(idOf('training_seats', `${dates[day - 1]} ${place - 1}`)) as Recorded & Record<string, unknown>;
  let minute = 0;
  const data = {
    trainingClass: {
      notes: connection([]),
      ...ofClass,
      sessions: ({ first }: { first: number }) => connection(days.slice(0, first)),
    },
    node: ({ id }: { id: string }) => stored.get(id),
    trainingSession: ({ id }: { id: string }) => days[ids.indexOf(id)],
    updateTrainingSeat: ({ input: { id, version, ...changes } }: { input: Partial<Recorded> & { id: string } }) => {
      const now = stored.get(id);
      if (!now || now.version !== version) throw new Error('Somebody else changed this seat.');
      Object.assign(now, changes, { version: now.version + 1 });
      return { trainingSeat: { ...now } };
    },
    markTrainingSession: ({
      input: { id, from, attendance, attendees },
    }: {
      input: { id: string; from: string; attendance: string; attendees: readonly string[] };
    }) => {
      minute += 1;
      const updatedAt = `2026-11-18T09:0${minute}:00.000Z`;
      const day = ids.indexOf(id);
      for (const one of reservations.map((_, place) => seat(place + 1, day + 1))) {
        const meant = one.attendance === from && (from !== 'none' || one.attendanceComments === null);
        if (!meant || !attendees.includes(one.trainingSeatReservation.attendee.id)) continue;
        Object.assign(one, { attendance, version: one.version + 1, updatedAt });
      }
      return { trainingSession: { ...days[day], updatedAt } };
    },
  };
  return { data, seat };
}

/**
 * Opens TC-20853 on its register.
 *
 * @param more answers that replace those of `given`.
 */
export async function openAttendance(given: ReturnType<typeof aClass>, more: object = {}, tab = 'attendance') {
  const opened = await renderScreen({
    remote,
    routes,
    at: `${classLinks.detail(idOf('training_classes', 'TC-20853'))}?tab=${tab}`,
    data: { ...given.data, ...more },
  });
  await screen.findByRole('grid', { name: 'Attendance' });
  return opened;
}

/** Finds the cell of a delegate on a day. */
export const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });

/** Gives a seat to another delegate, Noor Haddad. */
export function replaceDelegate(seat: Recorded) {
  const attendee = {
    id: idOf('attendees', 'other'),
    version: 1,
    givenName: 'Noor',
    familyName: 'Haddad',
    email: 'noor@calder.example',
    ...reach('Noor Haddad'),
  };
  const taken = { attendee: { ...attendee, preCourseQuestionaireAnswer: null } };
  Object.assign(seat, {
    version: seat.version + 1,
    trainingSeatReservation: { ...seat.trainingSeatReservation, ...taken },
  });
}

/** Swaps the delegates of two seats on both days, as the server does: each seat gets a new version. */
export function swapDelegates({ seat }: ReturnType<typeof aClass>, one: number, other: number) {
  for (const day of [1, 2]) {
    const [first, second] = [seat(one, day), seat(other, day)];
    const held = first.trainingSeatReservation;
    Object.assign(first, { version: first.version + 1, trainingSeatReservation: second.trainingSeatReservation });
    Object.assign(second, { version: second.version + 1, trainingSeatReservation: held });
  }
}

/** The texts of the notices. */
export const details = () => notices.get().map(({ text, details: lines }) => [text, ...(lines ?? [])].join(' '));

export async function focus(name: string) {
  const found = await cell(name);
  act(() => found.focus());
}

/** The server of a class. It refuses an old version with status 409. */
export function serverOfConflicts(given: ReturnType<typeof aClass>) {
  const stale = Object.assign(new Error('Somebody else changed this seat.'), { extensions: { status: 409 } });
  return {
    updateTrainingSeat: (args: Parameters<typeof given.data.updateTrainingSeat>[0]) => {
      try {
        return given.data.updateTrainingSeat(args);
      } catch {
        throw stale;
      }
    },
  };
}
