import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { ask, nodes, weekAround } from './api.ts';
import { monthAround } from './bookings.ts';

/** The fields of a session that the schedule's card shows. */
export interface Session {
  startsAt: string;
  endsAt: string;
  meetingLink: string | null;
  seatsReservedCount: number;
  seatsTotalCount: number;
  dayNumber: number;
  dayCount: number;
  trainingClass: {
    id: string;
    title: string;
    reference: string;
    status: string;
    public: boolean;
    customerName: string | null;
    deliveryFormat: 'virtual' | 'on_site' | 'other';
    deliveryPlatform: string | null;
    deliveryAddress: { city: string; postcode: string } | null;
    brand: { name: string; primaryColor: string };
    trainer: { id: string; contact: { fullName: string } } | null;
    confirmedPurchaseOrder: { reference: string } | null;
  };
}

/** Every session of this week, in the schedule's order. */
export function sessionsOfThisWeek(url: string, token: string): Promise<Session[]> {
  const { after, before } = weekAround(new Date());
  return sessionsBetween(url, token, after, before);
}

/** Every session that starts between two instants, in the schedule's order. */
export async function sessionsBetween(url: string, token: string, after: string, before: string): Promise<Session[]> {
  const { trainingSessions } = await ask<{ trainingSessions: { edges: { node: Session }[] } }>(
    url,
    token,
    `query ($after: String!, $before: String!) {
      trainingSessions(first: 500, startsAt: [{ after: $after, before: $before }]) {
        edges { node {
          startsAt endsAt meetingLink seatsReservedCount seatsTotalCount dayNumber dayCount
          trainingClass {
            id title reference status public customerName deliveryFormat deliveryPlatform
            deliveryAddress { city postcode }
            brand { name primaryColor }
            trainer { id contact { fullName } }
            confirmedPurchaseOrder { reference }
          }
        } }
      }
    }`,
    { after, before },
  );
  return nodes(trainingSessions);
}

/**
 * Finds the first month, from this month on, with a session that `fits`. Returns the sessions of that month, and its
 * first day as `month`.
 *
 * @throws Error when no session of the next six months fits.
 */
export async function monthWith(
  url: string,
  token: string,
  fits: (session: Session) => boolean,
): Promise<{ month: string; sessions: Session[] }> {
  const now = new Date();
  for (let ahead = 0; ahead < 6; ahead += 1) {
    const { after, strictly_before } = monthAround(
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)),
    );
    const sessions = await sessionsBetween(url, token, after, strictly_before);
    if (sessions.some(fits)) return { month: after.slice(0, 10), sessions };
  }
  throw new Error('The demo data has no such session in six months.');
}

/**
 * The first item that fits.
 *
 * @throws Error when there is none, because the test would then prove nothing.
 */
export function firstThat<Item>(items: readonly Item[], fits: (item: Item) => boolean, what: string): Item {
  const found = items.find(fits);
  if (!found) throw new Error(`The demo data has no ${what}.`);
  return found;
}

/** Waits until the schedule shows as many cards as its summary says. It draws its first cards before the others. */
export async function expectAllCards(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const summary = main.getByRole('status').filter({ hasText: /^\d+ .*sessions? · times in UTC$/ });
  const missing = async () =>
    Number.parseInt((await summary.textContent()) ?? '', 10) - (await main.getByRole('article').count());
  await expect.poll(missing, 'cards that are not drawn yet').toBe(0);
}

/** Formats the heading of a day: "Monday 16 November 2026". */
export function dayHeading(instant: string): string {
  const { weekday, ...date } = parts(instant, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `${weekday} ${date.day} ${date.month} ${date.year}`;
}

/** Formats a time range: "09:30–16:30". */
export const timeRange = (start: string, end: string): string => `${start.slice(11, 16)}–${end.slice(11, 16)}`;

function parts(instant: string, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}
