import { ask, nodes } from './api.ts';

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

/** The bookings of this month, the latest first, and how many there are in all. */
export async function bookingsOfThisMonth(url: string, token: string): Promise<{ rows: BookingRow[]; inAll: number }> {
  const { month, all } = await ask<{ month: { edges: { node: BookingRow }[] }; all: { totalCount: number } }>(
    url,
    token,
    `query ($after: String!, $strictly_before: String!) {
      month: bookings(first: 500, bookedAt: [{ after: $after, strictly_before: $strictly_before }], order: [{ bookedAt: DESC }]) {
        edges { node {
          id reference title status bookedAt customer { id name } accountManager { person { fullName } }
          netPrice { amount } expectedTotalValue { amount }
        } }
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
