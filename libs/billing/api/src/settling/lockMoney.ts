import type { RowOf, Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { tables as bookings } from '@console/bookings-api';
import { asc, getTableColumns, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { lockBookings } from '../invoice/lockBookings.ts';
import { invoice } from '../tables.ts';

/** An invoice with the ULID of the seller that issued it. */
export interface InvoiceOfSeller {
  readonly row: RowOf<typeof invoice>;
  readonly sellerId: string;
}

/** Invoices by their ULIDs. */
export type InvoicesOfSeller = ReadonlyMap<string, InvoiceOfSeller>;

/** Locks the bookings of invoices, as {@link lockBookings} does. */
export async function lockBookingsOf(
  writing: Writing,
  invoiceIds: readonly string[],
): Promise<readonly RowOf<typeof bookings.booking>[]> {
  if (invoiceIds.length === 0) return [];
  const { bookingId } = invoice;
  const known = await writing.tx.select({ bookingId }).from(invoice).where(inArray(invoice.id, invoiceIds));
  return lockBookings(writing, known);
}

/** Locks invoices in the order of their ids, and those that credit notes among them credit. Lock the bookings first. */
export function lockInvoices({ tx }: Writing, ids: readonly string[]): Promise<InvoicesOfSeller> {
  return readInvoices(tx, ids, true);
}

/**
 * Reads invoices, and those that credit notes among them credit.
 *
 * @param hold true to lock them.
 */
export async function readInvoices(queries: Queries, ids: readonly string[], hold = false): Promise<InvoicesOfSeller> {
  if (ids.length === 0) return new Map();
  const withCredited = union(
    queries.select({ id: invoice.id }).from(invoice).where(inArray(invoice.id, ids)),
    queries
      .select({ id: sql<string>`${invoice.creditsId}` })
      .from(invoice)
      .where(inArray(invoice.id, ids)),
  );
  const found = queries
    .select({
      row: getTableColumns(invoice),
      sellerId: sql<string>`coalesce(${invoice.sellerId}, seller_of_booking(${invoice.bookingId}))`,
    })
    .from(invoice)
    .where(inArray(invoice.id, withCredited))
    .orderBy(asc(invoice.id));
  const rows = await (hold ? found.for('no key update', { of: invoice }) : found);
  return new Map(rows.map((one) => [one.row.id, one]));
}

/** The seller of those brands that have none of their own. */
export async function defaultSeller(queries: Queries): Promise<string> {
  const { rows } = await queries.execute<{ id: string }>(sql`SELECT seller_of_booking(NULL) AS id`);
  const [found] = rows;
  if (!found) throw new Error('The migrations make the default seller.');
  return found.id;
}
