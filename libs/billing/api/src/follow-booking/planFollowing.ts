import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as bookings } from '@console/bookings-api';
import { tables as core, keptAddress } from '@console/core-api';
import { taxRateOf } from '@console/core-contracts';
import { formatMoney } from '@console/format';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type invoice, invoiceLine } from '../tables.ts';
import { lineOfItem } from './lineOfItem.ts';

type InvoiceRow = RowOf<typeof invoice>;
type LineRow = RowOf<typeof invoiceLine>;
type ItemRow = RowOf<typeof bookings.bookingItem>;

/** A draft beside its booking. */
export interface DraftOfBooking {
  readonly invoice: InvoiceRow;
  readonly booking: RowOf<typeof bookings.booking>;
  readonly lines: readonly LineRow[];
  /** The items that the draft is for and that are not canceled. */
  readonly items: readonly ItemRow[];
  readonly invoiceAddress: RowOf<typeof core.address> | null;
  readonly bookingAddress: RowOf<typeof core.address> | null;
}

/** What the draft says, and what it would say if it followed its booking. Null where one of them says nothing. */
export interface Difference {
  readonly part: string;
  readonly invoice: string | null;
  readonly booking: string | null;
}

/** Compares a draft with its booking: PO number, billing address, and line by line. Empty when they say the same. */
export function differencesOf(draft: DraftOfBooking): Difference[] {
  const { invoice, lines, items, invoiceAddress, bookingAddress } = draft;
  const byItem = new Map(items.map((item) => [item.id, item]));
  const [invoiceLines, ofItem] = [
    lines.map(lineInWords),
    lines.map(({ bookingItemId }) => byItem.get(bookingItemId ?? '')),
  ];
  const onLines = new Set(lines.map(({ bookingItemId }) => bookingItemId));
  const compared: Difference[] = [
    { part: 'PO number', invoice: invoice.poNumber, booking: poNumberOf(draft) },
    ...(bookingAddress
      ? [
          {
            part: 'Billing address',
            invoice: keptAddress(invoiceAddress)[0] ?? null,
            booking: keptAddress(bookingAddress)[0] ?? null,
          },
        ]
      : []),
    ...invoiceLines.map((words, at) => {
      const item = ofItem[at];
      return { part: `Line ${at + 1}`, invoice: words, booking: item ? lineInWords(lineOfItem(item)) : null };
    }),
    ...items
      .filter(({ id }) => !onLines.has(id))
      .map((item) => ({ part: 'Missing line', invoice: null, booking: lineInWords(lineOfItem(item)) })),
  ];
  return compared.filter((one) => one.invoice !== one.booking);
}

/** The PO number of the item counts before that of the booking. */
export function poNumberOf({ invoice, booking, items }: DraftOfBooking): string | null {
  return items.find(({ id }) => id === invoice.bookingItemId)?.poNumber ?? booking.poNumber;
}

type Line = ReturnType<typeof lineOfItem>;

/** A line of an invoice in words: 'Leadership Essentials, 2 × £495.00, VAT 20%'. */
export function lineInWords(line: Pick<LineRow, keyof Line>): string {
  const { description, quantity, unitPrice, taxable } = line;
  return `${description}, ${quantity} × ${formatMoney(unitPrice)}, ${taxable ? `VAT ${taxRateOf(line)}%` : 'no VAT'}`;
}

/** Reads a draft beside its booking. In a write booking and draft must be locked. Null for a draft without a booking. */
export async function draftOfBooking(queries: Queries, row: InvoiceRow): Promise<DraftOfBooking | null> {
  if (row.bookingId === null) return null;
  const [booking] = await queries.select().from(bookings.booking).where(eq(bookings.booking.id, row.bookingId));
  if (!booking) return null;
  const lines = await linesOf(queries, row.id);
  const { bookingItem } = bookings;
  const ids = [row.bookingItemId, ...lines.map(({ bookingItemId }) => bookingItemId)].filter((id) => id !== null);
  const items =
    ids.length === 0
      ? []
      : await queries
          .select()
          .from(bookingItem)
          .where(and(inArray(bookingItem.id, ids), ne(bookingItem.status, 'canceled')))
          .orderBy(asc(bookingItem.id));
  return {
    ...{ invoice: row, booking, lines, items },
    invoiceAddress: await addressOf(queries, row.billingAddressId),
    bookingAddress: await addressOf(queries, booking.billingAddressId),
  };
}

/** The lines of an invoice, in their order. */
export function linesOf(queries: Queries, invoiceId: string): Promise<LineRow[]> {
  return queries
    .select()
    .from(invoiceLine)
    .where(eq(invoiceLine.invoiceId, invoiceId))
    .orderBy(asc(invoiceLine.position));
}

async function addressOf(queries: Queries, id: string | null): Promise<DraftOfBooking['bookingAddress']> {
  if (id === null) return null;
  const [found = null] = await queries.select().from(core.address).where(eq(core.address.id, id));
  return found;
}
