import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as core } from '@console/core-api';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { invoice } from '../tables.ts';

/**
 * The lock date of the seller of an invoice: nothing dated before it is issued, credited, voided or paid. Null while no month is
 * closed.
 *
 * @param hold true to keep the seller to the end of the write, so that the lock date waits. Lock all invoices and receipts first.
 */
export async function lockDateOf(
  queries: Queries,
  { sellerId, bookingId }: Pick<RowOf<typeof invoice>, 'sellerId' | 'bookingId'>,
  hold: boolean,
): Promise<Date | null> {
  const { seller } = core;
  const found = queries
    .select({ lockedBefore: seller.lockedBefore })
    .from(seller)
    .where(eq(seller.id, sellerId ?? sql`seller_of_booking(${bookingId})`));
  const [row] = await (hold ? found.for('share') : found);
  return row?.lockedBefore ?? null;
}

/** The lock dates of several sellers, by their ids. `hold` is that of {@link lockDateOf}. */
export async function lockDatesOf(
  queries: Queries,
  sellerIds: readonly string[],
  hold: boolean,
): Promise<ReadonlyMap<string, Date | null>> {
  if (sellerIds.length === 0) return new Map();
  const { id, lockedBefore } = core.seller;
  const ids = [...new Set(sellerIds)];
  const found = queries.select({ id, lockedBefore }).from(core.seller).where(inArray(id, ids)).orderBy(asc(id));
  const rows = await (hold ? found.for('share') : found);
  return new Map(rows.map((row) => [row.id, row.lockedBefore]));
}
