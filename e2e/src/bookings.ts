import type { Page } from 'playwright';
import { ask, nodes } from './api.ts';
import { newDraft } from './sales.ts';

/** A booking as the list's row needs it. */
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

/** The month, in UTC, that a moment lies in: its first moment, and that of the next. */
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

/** The demo's own BK-10482: confirmed, with seats on a public class and a private one. */
export async function demoBooking(url: string, token: string): Promise<BookingRow> {
  const [found] = await latestBookings(url, token, 'search: "BK-10482"');
  if (!found) throw new Error('The demo data has no BK-10482.');
  return found;
}

/** Sees to it that somebody has booked this month, as nobody has where a month has begun since the demo data were made. */
export async function ensureBookedThisMonth(url: string, token: string): Promise<void> {
  if ((await readThisMonth(url, token)).rows.length === 0) await newDraft(url, token, 'The first of its month');
}

/** The bookings of this month, one or more, the latest first, and how many there are in all. */
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

/** "£4,752.00" */
export const pounds = (pence: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

/** "16 Nov 2026" */
export function shortDate(instant: string): string {
  const date = new Date(instant);
  const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][
    date.getUTCMonth()
  ];
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** The references in the list's rows, each a link to its booking. */
export const bookingReferences = (page: Page) => page.getByRole('main').getByRole('link', { name: /^BK-\d+$/ });

/** How many bookings there are, those of earlier tests among them. */
export async function countBookings(url: string, token: string): Promise<number> {
  const { bookings } = await ask<{ bookings: { totalCount: number } }>(url, token, '{ bookings { totalCount } }');
  return bookings.totalCount;
}

/** "1,200" */
export const grouped = (count: number): string => count.toLocaleString('en-GB');
