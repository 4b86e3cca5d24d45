import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { ask, nodes } from './api.ts';
import { literal } from './literal.ts';
import { pathOf } from './pathOf.ts';
import { expectScreen } from './screens.ts';

export interface MarkedSeat {
  readonly id: string;
  readonly seatNumber: number;
  readonly attendance: 'none' | 'partial' | 'full';
  readonly attendanceComments: string | null;
  readonly version: number;
  readonly updatedBy: { readonly person: { readonly fullName: string } } | null;
  readonly trainingSeatReservation: {
    readonly attendee: { readonly id: string; readonly givenName: string; readonly familyName: string } | null;
  } | null;
}

interface Read {
  readonly title: string;
  readonly sessions: { edges: { node: { id: string; seats: { edges: { node: MarkedSeat }[] } } }[] };
}

export interface ClassToMark {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** The seats with delegates, by day. */
  readonly days: readonly (readonly MarkedSeat[])[];
  /** The ids of the sessions, by day. */
  readonly sessions: readonly string[];
}

const wholeClass = `query ($id: ID!) { trainingClass(id: $id) { title sessions(first: 10) { edges { node {
  id seats(first: 100) { edges { node {
    id seatNumber attendance attendanceComments version updatedBy { person { fullName } }
    trainingSeatReservation { attendee { id givenName familyName } }
  } } }
} } } } }`;

/** Reads the current attendance of a class. */
export async function readClass(url: string, token: string, id: string): Promise<ClassToMark> {
  const { trainingClass } = await ask<{ trainingClass: Read }>(url, token, wholeClass, { id });
  const sessions = nodes(trainingClass.sessions);
  return {
    id,
    path: pathOf(id, '/training-class'),
    title: trainingClass.title,
    sessions: sessions.map((session) => session.id),
    days: sessions.map(({ seats }) => nodes(seats).filter((seat) => seat.trainingSeatReservation?.attendee)),
  };
}

/** Records attendance through the API, as a colleague would. */
export async function record(
  url: string,
  token: string,
  input: { id: string; version?: number; attendance?: string; attendanceComments?: string | null },
): Promise<void> {
  await ask(
    url,
    token,
    'mutation ($input: updateTrainingSeatInput!) { updateTrainingSeat(input: $input) { trainingSeat { id } } }',
    { input },
  );
}

/**
 * A delivered class of several days with at least twelve delegates and no recorded attendance: all its days can be marked. Recorded
 * attendance is cleared first, and reserved seats get delegates.
 */
export async function classToMark(url: string, token: string): Promise<ClassToMark> {
  const { trainingClasses } = await ask<{
    trainingClasses: { edges: { node: { id: string; seatsReservedCount: number; sessions: { edges: object[] } } }[] };
  }>(
    url,
    token,
    `{ trainingClasses(first: 500, status: delivered) { edges { node {
      id seatsReservedCount sessions(first: 5) { edges { node { id } } }
    } } } }`,
  );
  const found = nodes(trainingClasses).find(
    ({ seatsReservedCount, sessions }) => seatsReservedCount >= 12 && sessions.edges.length > 1,
  );
  if (!found) throw new Error('The demo data has no delivered class of several days with twelve seats taken.');
  await nameEverybody(url, token, found.id);
  const { days } = await readClass(url, token, found.id);
  for (const { id, attendance, attendanceComments } of days.flat()) {
    const recorded = attendance !== 'none' || attendanceComments !== null;
    if (recorded) await record(url, token, { id, attendance: 'none', attendanceComments: null });
  }
  return readClass(url, token, found.id);
}

async function nameEverybody(url: string, token: string, id: string): Promise<void> {
  const { trainingClass } = await ask<{ trainingClass: Read }>(url, token, wholeClass, { id });
  const [first] = nodes(trainingClass.sessions);
  for (const { id: seat, seatNumber, trainingSeatReservation: held } of first ? nodes(first.seats) : []) {
    if (!held || held.attendee) continue;
    const email = `robin${seat.slice(-8)}@example.org`;
    await assign(url, token, seat, { givenName: 'Robin', familyName: `Ashdown ${seatNumber}`, email });
  }
}

/** Puts a new person on a seat. */
async function assign(
  url: string,
  token: string,
  seat: string,
  attendee: { givenName: string; familyName: string; email: string },
): Promise<void> {
  await ask(
    url,
    token,
    'mutation ($input: assignTrainingSeatInput!) { assignTrainingSeat(input: $input) { trainingSeat { id } } }',
    { input: { id: seat, attendee } },
  );
}

/** Replaces the delegate of a seat through the API, as a colleague would. */
export async function replaceDelegate(url: string, token: string, seat: MarkedSeat): Promise<string> {
  await ask(
    url,
    token,
    'mutation ($input: deleteAttendeeInput!) { deleteAttendee(input: $input) { clientMutationId } }',
    { input: { id: seat.trainingSeatReservation?.attendee?.id } },
  );
  const email = `noor${Date.now()}@example.org`;
  await assign(url, token, seat.id, { givenName: 'Noor', familyName: `Haddad ${seat.seatNumber}`, email });
  return `Noor Haddad ${seat.seatNumber}`;
}

interface Place {
  readonly page: Page;
  readonly signIn: (account: 'manager', path: string) => Promise<void>;
  readonly server: { readonly url: string };
  readonly token: (account: 'manager') => Promise<string>;
}

/** A class with an open register, and its delegates. */
export interface Register extends ClassToMark {
  readonly manager: string;
  readonly seats: readonly MarkedSeat[];
  readonly first: MarkedSeat;
}

/** Opens the register of a class without recorded attendance. `before` may record some first. */
export async function openRegister(
  { page, signIn, server, token }: Place,
  before: (register: Register) => Promise<void> = async () => {},
): Promise<Register> {
  const manager = await token('manager');
  const found = await classToMark(server.url, manager);
  const [seats = []] = found.days;
  const [first] = seats;
  if (!first) throw new Error('The class has no delegates.');
  const register = { ...found, manager, seats, first };
  await before(register);
  await signIn('manager', found.path);
  await expectScreen(page, found.title);
  await expect(matrix(page)).toBeVisible();
  return register;
}

export const nameOf = ({ trainingSeatReservation: held }: MarkedSeat): string =>
  `${held?.attendee?.givenName} ${held?.attendee?.familyName}`;

/** A list of `count` equal marks. */
export const marks = (count: number, mark: string): readonly string[] => Array.from({ length: count }, () => mark);

export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

export const matrix = (page: Page): Locator => page.getByRole('grid', { name: 'Attendance' });

/** The cell of a seat on a day. */
export const markOf = (page: Page, seat: MarkedSeat, day: number): Locator =>
  matrix(page).getByRole('gridcell', { name: new RegExp(`^${literal(nameOf(seat))}, day ${day}: `) });

/** Waits until a cell shows a mark that is saved. */
export async function expectMark(page: Page, seat: MarkedSeat, day: number, mark: string): Promise<void> {
  await expect(markOf(page, seat, day)).toHaveAccessibleName(
    new RegExp(`^${literal(nameOf(seat))}, day ${day}: ${mark}(, has notes)?$`),
  );
}

/** The recorded attendance of each seat on a day. */
export async function recorded(url: string, token: string, id: string, day: number): Promise<readonly string[]> {
  const { days } = await readClass(url, token, id);
  return (days[day - 1] ?? []).map(({ attendance }) => attendance);
}
