import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as bookings } from '@console/bookings-api';
import { and, asc, eq, exists, getTableColumns, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { invoicesOfItems } from './invoicesOfItems.ts';
import { invoice, invoiceLine, transferredItem } from './tables.ts';

const { bookingItem } = bookings;

/** An invoice of a canceled booking or item, and whether it is voided. */
export interface CanceledInvoice {
  readonly invoice: RowOf<typeof invoice>;
  /**
   * What happens to the invoice. 'void': it is voided. 'paid': it stays, because money was paid. 'for others': it
   * stays, because it also has lines for other items.
   */
  readonly becomes: 'void' | 'paid' | 'for others';
  /** Whether it also has lines for other items. */
  readonly forOthers: boolean;
}

/** Returns the invoices of canceled bookings, in the order of their ids. Voided and converted invoices are left out. */
export function invoicesOfCanceledBookings(
  queries: Queries,
  bookingIds: readonly string[],
  hold = false,
): Promise<CanceledInvoice[]> {
  return find(queries, inArray(invoice.bookingId, [...bookingIds]), sql<boolean>`false`, hold);
}

/** Like {@link invoicesOfCanceledBookings}, for canceled items of bookings that are not canceled. */
export function invoicesOfCanceledItems(
  queries: Queries,
  itemIds: readonly string[],
  hold = false,
): Promise<CanceledInvoice[]> {
  const ids = [...itemIds];
  const ofOthers = queries
    .select({ id: invoiceLine.id })
    .from(invoiceLine)
    .innerJoin(bookingItem, eq(bookingItem.id, invoiceLine.bookingItemId))
    .where(
      and(eq(invoiceLine.invoiceId, invoice.id), notInArray(bookingItem.id, ids), ne(bookingItem.status, 'canceled')),
    );
  const transferred = queries
    .select({ id: transferredItem.id })
    .from(transferredItem)
    .innerJoin(bookingItem, eq(bookingItem.id, transferredItem.bookingItemId))
    .where(
      and(
        eq(transferredItem.invoiceId, invoice.id),
        notInArray(bookingItem.id, ids),
        ne(bookingItem.status, 'canceled'),
      ),
    );
  const forOthers = sql<boolean>`(${exists(ofOthers)} OR ${exists(transferred)})`;
  return find(queries, inArray(invoice.id, invoicesOfItems(queries, ids)), forOthers, hold);
}

/** @param hold true to lock the invoices, so that nobody records a payment meanwhile. */
async function find(
  queries: Queries,
  which: SQL | undefined,
  forOthers: SQL,
  hold: boolean,
): Promise<CanceledInvoice[]> {
  const found = queries
    .select({ invoice: getTableColumns(invoice), forOthers: sql<boolean>`${forOthers}` })
    .from(invoice)
    .where(and(which, notInArray(invoice.status, ['voided', 'converted'])))
    .orderBy(asc(invoice.id));
  const rows = await (hold ? found.for('update', { of: invoice }) : found);
  return rows.map((row) => ({ ...row, becomes: fateOf(row.invoice, row.forOthers) }));
}

function fateOf({ status, paid }: RowOf<typeof invoice>, forOthers: boolean): CanceledInvoice['becomes'] {
  if (paid !== 0 || (status !== 'draft' && status !== 'confirmed')) return 'paid';
  return forOthers ? 'for others' : 'void';
}
