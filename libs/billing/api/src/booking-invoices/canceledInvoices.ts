import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { isIssued } from '@console/billing-contracts';
import { tables as bookings } from '@console/bookings-api';
import { whyNotDated } from '@console/core-contracts';
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  ne,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { lockDatesOf } from '../invoice/lockDateOf.ts';
import { invoice, invoiceLine, payment, transferredItem } from '../tables.ts';
import { invoicesOfItems } from './invoicesOfItems.ts';

const { bookingItem } = bookings;

type InvoiceRow = RowOf<typeof invoice>;

/** An invoice of a canceled booking or item. */
export interface InvoiceOfCanceled {
  readonly invoice: InvoiceRow;
  /** Whether it also has lines for other items. */
  readonly forOthers: boolean;
  /** The lock date of its seller. */
  readonly lockedBefore: Date | null;
  /** What credit notes paid of it. */
  readonly credits: readonly RowOf<typeof payment>[];
}

/** The same, and whether it is voided. */
export interface CanceledInvoice extends InvoiceOfCanceled {
  /**
   * What happens to the invoice. 'void': it is voided. 'paid': it stays, because money was paid or paid back. 'for others': it
   * stays, because it also has lines for other items. 'closed': it stays and is to be credited, because its month is closed.
   * 'credits': it is a credit note and stays with its invoice.
   */
  readonly becomes: 'void' | 'paid' | 'for others' | 'closed' | 'credits';
}

/** Decides what happens to the invoices of what is canceled, and to the credit notes for them. */
export function planCanceled(rows: readonly InvoiceOfCanceled[]): CanceledInvoice[] {
  const fates = new Map(rows.map((row) => [row.invoice.id, fateOf(row, notesOf(rows, row))]));
  return rows.map((row) => ({ ...row, becomes: withItsInvoice(row.invoice, fates) }));
}

/** The credit notes for an invoice. */
const notesOf = (rows: readonly InvoiceOfCanceled[], { invoice: { id } }: InvoiceOfCanceled) =>
  rows.filter(({ invoice }) => invoice.creditsId === id);

/**
 * Returns the invoices of canceled bookings and the credit notes for them, in the order of their ids. Voided and converted ones
 * are left out.
 *
 * @param hold true to lock the invoices and keep the lock date, so that nobody records a payment or closes a month meanwhile.
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
  const sellerId = sql<string>`coalesce(${invoice.sellerId}, seller_of_booking(${invoice.bookingId}))`;
  const found = queries
    .select({ invoice: getTableColumns(invoice), forOthers: sql<boolean>`${forOthers}`, sellerId })
    .from(invoice)
    .where(and(inArray(invoice.id, withCreditNotes), notInArray(invoice.status, ['voided', 'converted'])))
    .orderBy(asc(invoice.id));
  const rows = await (hold ? found.for('no key update', { of: invoice }) : found);
  const locked = await lockDatesOf(
    queries,
    rows.map((row) => row.sellerId),
    hold,
  );
  const credits = await creditsOn(queries, rows);
  return rows.map(({ sellerId: seller, ...row }) => ({
    ...row,
    lockedBefore: locked.get(seller) ?? null,
    credits: credits.get(row.invoice.id) ?? [],
  }));
}

/** What credit notes paid of invoices on which something was paid, by the ids of the invoices. */
async function creditsOn(queries: Queries, rows: readonly { readonly invoice: InvoiceRow }[]) {
  const ids = rows.filter((row) => row.invoice.paid !== 0).map((row) => row.invoice.id);
  if (ids.length === 0) return new Map<string, RowOf<typeof payment>[]>();
  const found = await queries
    .select()
    .from(payment)
    .where(and(inArray(payment.invoiceId, ids), eq(payment.kind, 'credit'), isNull(payment.reversedAt)))
    .orderBy(asc(payment.id));
  return Map.groupBy(found, ({ invoiceId }) => invoiceId);
}

/** A credit note follows its invoice: without it, what was credited would be owed again. */
function withItsInvoice(
  { id, creditsId }: InvoiceRow,
  fates: ReadonlyMap<string, CanceledInvoice['becomes']>,
): CanceledInvoice['becomes'] {
  const fate = fates.get(creditsId ?? id);
  if (creditsId === null) return fate ?? 'paid';
  return fate === 'void' ? 'void' : 'credits';
}

/**
 * An invoice that only its own credit notes settled was never paid. A note that paid something else stays, and so does its
 * invoice.
 */
function fateOf(row: InvoiceOfCanceled, notes: readonly InvoiceOfCanceled[]): CanceledInvoice['becomes'] {
  const { invoice, forOthers, credits } = row;
  const byNote = Map.groupBy(credits, ({ creditNoteId }) => creditNoteId);
  const creditOf = (note: InvoiceOfCanceled) => sumOf(byNote.get(note.invoice.id) ?? []);
  const credited = notes.reduce((sum, note) => sum + creditOf(note), 0);
  const notesPaidMore = notes.some((note) => note.invoice.paid !== creditOf(note));
  if (invoice.paid !== credited || notesPaidMore) return 'paid';
  if (forOthers) return 'for others';
  return [row, ...notes].some(isClosed) ? 'closed' : 'void';
}

const sumOf = (payments: readonly RowOf<typeof payment>[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

const isClosed = ({ invoice: { type, status, documentDate }, lockedBefore }: InvoiceOfCanceled): boolean =>
  isIssued(status) && type !== 'pro_forma' && whyNotDated(documentDate, lockedBefore) !== null;
