import { onEffect, type RowOf, type Writing } from '@console/api-kit';
import { bookingChanged, bookingItemChanged, tables as bookings } from '@console/bookings-api';
import type { AddressValues } from '@console/rules';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { invoicesOfItems } from '../booking-invoices/invoicesOfItems.ts';
import { logActivity } from '../invoice/logActivity.ts';
import { writeInvoice } from '../invoice/writeInvoice.ts';
import { InvoiceLine } from '../nodes.ts';
import { invoice, invoiceLine } from '../tables.ts';
import { lineOfItem } from './lineOfItem.ts';

type InvoiceRow = RowOf<typeof invoice>;

/** A draft takes over what changes in its booking, until somebody edits the draft (docs/decisions/0124). */
onEffect(bookingChanged, async (writing, { before, booking, billingAddress }) => {
  const drafts = await followers(writing, eq(invoice.bookingId, booking.id));
  const numbers = before.poNumber === booking.poNumber ? null : await itemNumbers(writing, drafts);
  for (const draft of drafts) {
    const poNumber = numbers ? (numbers.get(draft.bookingItemId ?? '') ?? booking.poNumber) : draft.poNumber;
    // Notes that somebody wrote on the draft stay.
    const notes = draft.notes === before.invoiceNotes ? booking.invoiceNotes : draft.notes;
    await follow(writing, draft, { poNumber, notes }, billingAddress);
  }
});

/** The line of the item follows, and the PO number. */
onEffect(bookingItemChanged, async (writing, { booking, item }) => {
  const drafts = await followers(writing, inArray(invoice.id, invoicesOfItems(writing.tx, [item.id])));
  if (drafts.length === 0) return;
  const ids = drafts.map(({ id }) => id);
  const lines = and(inArray(invoiceLine.invoiceId, ids), eq(invoiceLine.bookingItemId, item.id));
  await writing.updateAll(InvoiceLine, lines, lineOfItem(item));
  for (const draft of drafts) {
    await logActivity(writing, draft, 'updated', { parts: 'lines' });
    if (draft.bookingItemId !== item.id) continue;
    await follow(writing, draft, { poNumber: item.poNumber ?? booking.poNumber, notes: draft.notes }, undefined);
  }
});

/** Locks the drafts that follow their booking, in the order of their ids. The booking is locked. */
function followers({ tx }: Writing, which: SQL): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoice)
    .where(and(which, eq(invoice.status, 'draft'), eq(invoice.followsBooking, true)))
    .orderBy(asc(invoice.id))
    .for('no key update');
}

/** The own PO numbers of the items of drafts, by the ids of the items. */
async function itemNumbers(
  { tx }: Writing,
  drafts: readonly InvoiceRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = drafts.map(({ bookingItemId }) => bookingItemId).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const { id, poNumber } = bookings.bookingItem;
  const items = await tx.select({ id, poNumber }).from(bookings.bookingItem).where(inArray(id, ids));
  return new Map(items.map((item) => [item.id, item.poNumber]));
}

async function follow(
  writing: Writing,
  draft: InvoiceRow,
  { poNumber, notes }: Pick<InvoiceRow, 'poNumber' | 'notes'>,
  billingAddress: AddressValues | undefined,
): Promise<void> {
  const parts = [
    ...(billingAddress ? (['billingAddress'] as const) : []),
    ...(poNumber === draft.poNumber ? [] : (['poNumber'] as const)),
    ...(notes === draft.notes ? [] : (['notes'] as const)),
  ];
  if (parts.length > 0) await writeInvoice(writing, draft, parts, billingAddress, { poNumber, notes });
}
