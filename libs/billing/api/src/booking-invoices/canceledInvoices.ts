import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as bookings } from '@console/bookings-api';
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  ne,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { invoice, invoiceLine, transferredItem } from '../tables.ts';
import { invoicesOfItems } from './invoicesOfItems.ts';

const { bookingItem } = bookings;

/** An invoice of a canceled booking or item. */
export interface InvoiceOfCanceled {
  readonly invoice: RowOf<typeof invoice>;
  /** Whether it also has lines for other items. */
  readonly forOthers: boolean;
}

/** The same, and whether it is voided. */
export interface CanceledInvoice extends InvoiceOfCanceled {
  /**
   * What happens to the invoice. 'void': it is voided. 'paid': it stays, because money was paid or paid back. 'for others': it
   * stays, because it also has lines for other items. 'credits': it is a credit note and stays with its invoice.
   */
  readonly becomes: 'void' | 'paid' | 'for others' | 'credits';
}

/** Decides what happens to the invoices of what is canceled, and to the credit notes for them. */
export function planCanceled(rows: readonly InvoiceOfCanceled[]): CanceledInvoice[] {
  const paidOut = new Set(rows.filter((row) => row.invoice.paid !== 0).map((row) => row.invoice.creditsId));
  const fates = new Map(rows.map((row) => [row.invoice.id, fateOf(row, paidOut)]));
  return rows.map((row) => ({ ...row, becomes: withItsInvoice(row.invoice, fates) }));
}

/**
 * Returns the invoices of canceled bookings and the credit notes for them, in the order of their ids. Voided and converted ones
 * are left out.
 *
 * @param hold true to lock the invoices, so that nobody records a payment meanwhile.
 */
export function invoicesOfCanceledBookings(
  queries: Queries,
  bookingIds: readonly string[],
  hold: boolean,
): Promise<InvoiceOfCanceled[]> {
  const ofBookings = queries
    .select({ id: invoice.id })
    .from(invoice)
    .where(inArray(invoice.bookingId, [...bookingIds]));
  return find(queries, ofBookings, sql<boolean>`false`, hold);
}

/** Like {@link invoicesOfCanceledBookings}, for canceled items of bookings that are not canceled. */
export function invoicesOfCanceledItems(
  queries: Queries,
  itemIds: readonly string[],
  hold: boolean,
): Promise<InvoiceOfCanceled[]> {
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
  return find(queries, invoicesOfItems(queries, ids), forOthers, hold);
}

async function find(queries: Queries, which: SQLWrapper, forOthers: SQL, hold: boolean): Promise<InvoiceOfCanceled[]> {
  const own = await queries.select({ id: invoice.id }).from(invoice).where(sql`${invoice.id} IN ${which}`);
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const withCreditNotes = union(
    queries.select({ id: invoice.id }).from(invoice).where(inArray(invoice.id, ids)),
    queries.select({ id: invoice.id }).from(invoice).where(inArray(invoice.creditsId, ids)),
  );
  const found = queries
    .select({ invoice: getTableColumns(invoice), forOthers: sql<boolean>`${forOthers}` })
    .from(invoice)
    .where(and(inArray(invoice.id, withCreditNotes), notInArray(invoice.status, ['voided', 'converted'])))
    .orderBy(asc(invoice.id));
  return hold ? found.for('no key update', { of: invoice }) : found;
}

/** A credit note follows its invoice: without it, what was credited would be owed again. */
function withItsInvoice(
  { id, creditsId }: RowOf<typeof invoice>,
  fates: ReadonlyMap<string, CanceledInvoice['becomes']>,
): CanceledInvoice['becomes'] {
  const fate = fates.get(creditsId ?? id);
  if (creditsId === null) return fate ?? 'paid';
  return fate === 'void' ? 'void' : 'credits';
}

function fateOf(
  { invoice: { id, status, paid }, forOthers }: InvoiceOfCanceled,
  paidOut: ReadonlySet<string | null>,
): CanceledInvoice['becomes'] {
  if (paid !== 0 || paidOut.has(id) || (status !== 'draft' && status !== 'confirmed')) return 'paid';
  return forOthers ? 'for others' : 'void';
}
