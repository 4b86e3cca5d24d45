import { mutationField, staff, type Writing } from '@console/api-kit';
import { followBookingInput, whyNotFollowBooking } from '@console/billing-contracts';
import { roundTaxAlone } from '@console/bookings-api';
import { copyAddress, removeAddress } from '@console/core-api';
import { lockInvoice } from '../invoice/lockInvoice.ts';
import { logActivity } from '../invoice/logActivity.ts';
import { Invoice, InvoiceLine } from '../nodes.ts';
import { lineOfItem } from './lineOfItem.ts';
import { type DraftOfBooking, draftOfBooking, lineInWords, linesOf, poNumberOf } from './planFollowing.ts';

mutationField('followBooking', {
  description: 'A draft that somebody has edited takes over everything from its booking, and follows it again.',
  rule: staff,
  input: followBookingInput,
  changes: Invoice,
  write: async (writing, input) => {
    const { invoice: row } = await lockInvoice(writing, input);
    writing.refuseIf(whyNotFollowBooking(row));
    const draft = await draftOfBooking(writing.tx, row);
    if (!draft) throw new Error(`The invoice ${row.id} refers to a booking that does not exist.`);
    const { items, lines, booking } = draft;
    const lost = items.length === 0 ? 'No item of its booking is left for this draft. Void the draft instead.' : null;
    writing.refuseIf(lost);
    await writeLines(writing, draft);
    await roundTaxAlone(writing, items);
    const now = await linesOf(writing.tx, row.id);
    writing.keepParts(Invoice, row, 'lines', lines.map(lineInWords), now.map(lineInWords));
    const billingAddressId = (await copyAddress(writing, booking.billingAddressId)) ?? row.billingAddressId;
    const changes = {
      poNumber: poNumberOf(draft),
      notes: booking.invoiceNotes,
      billingAddressId,
      followsBooking: true,
    };
    const followed = await writing.update(Invoice, row, changes);
    if (billingAddressId !== row.billingAddressId) await removeAddress(writing, row.billingAddressId);
    await logActivity(writing, row, 'updated', { parts: 'billing address, PO number, invoice notes, lines' });
    return followed;
  },
});

/** Lines without an item go. Each item has one line. */
async function writeLines(writing: Writing, { invoice, items, lines }: DraftOfBooking): Promise<void> {
  const kept = new Map(lines.map((line) => [line.bookingItemId, line]));
  for (const line of lines) {
    const item = items.find(({ id }) => id === line.bookingItemId);
    if (!item || kept.get(item.id) !== line) await writing.remove(InvoiceLine, line);
    else if (lineInWords(line) !== lineInWords(lineOfItem(item))) {
      await writing.update(InvoiceLine, line, lineOfItem(item));
    }
  }
  const last = Math.max(0, ...lines.map(({ position }) => position));
  const missing = items.filter(({ id }) => !kept.has(id));
  await writing.insertAll(
    InvoiceLine,
    missing.map((item, at) => ({
      ...lineOfItem(item),
      ...{ invoiceId: invoice.id, bookingItemId: item.id, position: last + at + 1 },
    })),
  );
}
