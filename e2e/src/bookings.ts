import type { Page } from 'playwright';
import { ask, nodes } from './api.ts';
import { newDraft } from './sales.ts';

/** The fields of a booking that the list shows. */
export interface BookingRow {
  id: string;
  reference: string;
  title: string;
  status: string;
  bookedAt: string;
  customer: { id: string; name: string };
  accountManager: { person: { fullName: string } };
  netPrice: { amount: number };
  expectedTotalValue: { amount: number };
}

/** The month of a moment in UTC: its first instant, and the first of the next month. */
export function monthAround(now: Date): { after: string; strictly_before: string } {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return { after: new Date(first).toISOString(), strictly_before: new Date(next).toISOString() };
}

const fields = `id reference title status bookedAt customer { id name } accountManager { person { fullName } }
  netPrice { amount } expectedTotalValue { amount }`;

/** The latest 50 bookings. */
export async function latestBookings(url: string, token: string, args = ''): Promise<BookingRow[]> {
  const { bookings } = await ask<{ bookings: { edges: { node: BookingRow }[] } }>(
    url,
    token,
    `{ bookings(first: 50${args && `, ${args}`}) { edges { node { ${fields} } } } }`,
  );
  return nodes(bookings);
}

/** The demo's booking BK-10482: confirmed, with a public and a private item. */
export async function demoBooking(url: string, token: string): Promise<BookingRow> {
  const [found] = await latestBookings(url, token, 'search: "BK-10482"');
  if (!found) throw new Error('The demo data has no BK-10482.');
  return found;
}

/** Creates a booking when this month has none. A new month starts without bookings when the demo data are older. */
export async function ensureBookedThisMonth(url: string, token: string): Promise<void> {
  if ((await readThisMonth(url, token)).rows.length === 0) await newDraft(url, token, 'The first of its month');
}

/**
 * The bookings of this month, latest first, and the number of all bookings. Books once when this month has no booking.
 */
export async function bookingsOfThisMonth(url: string, token: string): Promise<{ rows: BookingRow[]; inAll: number }> {
  await ensureBookedThisMonth(url, token);
  return readThisMonth(url, token);
}

async function readThisMonth(url: string, token: string): Promise<{ rows: BookingRow[]; inAll: number }> {
  const { month, all } = await ask<{ month: { edges: { node: BookingRow }[] }; all: { totalCount: number } }>(
    url,
    token,
    `query ($after: String!, $strictly_before: String!) {
      month: bookings(first: 500, bookedAt: [{ after: $after, strictly_before: $strictly_before }], order: [{ bookedAt: DESC }]) {
        edges { node { ${fields} } }
      }
      all: bookings(first: 1) { totalCount }
    }`,
    monthAround(new Date()),
  );
  return { rows: nodes(month), inAll: all.totalCount };
}

/** Formats pence: "£4,752.00". */
export const pounds = (pence: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

/** Formats a date: "16 Nov 2026". */
export function shortDate(instant: string): string {
  const date = new Date(instant);
  const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][
    date.getUTCMonth()
  ];
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** The references in the list. Each is a link to its booking. */
export const bookingReferences = (page: Page) => page.getByRole('main').getByRole('link', { name: /^BK-\d+$/ });

/** The number of all bookings, with those of earlier tests. */
export async function countBookings(url: string, token: string): Promise<number> {
  const { bookings } = await ask<{ bookings: { totalCount: number } }>(url, token, '{ bookings { totalCount } }');
  return bookings.totalCount;
}

/** Formats a number: "1,200". */
export const grouped = (count: number): string => count.toLocaleString('en-GB');
