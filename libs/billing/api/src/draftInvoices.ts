import { onEffect, type RowOf, type Writing } from '@console/api-kit';
import { bookingConfirmed, type tables as bookings } from '@console/bookings-api';
import { copyAddress, tables as core } from '@console/core-api';
import { addDays, toIsoDate } from '@console/format';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { Invoice } from './Invoice.ts';
import { InvoiceLine } from './InvoiceLine.ts';
import { logActivity } from './logActivity.ts';
import { invoice } from './tables.ts';

type BookingRow = RowOf<typeof bookings.booking>;
type ItemRow = RowOf<typeof bookings.bookingItem>;

/** Confirming a booking drafts one invoice for each item (architecture §5); one that stands already is not drafted again. */
onEffect(bookingConfirmed, async (writing, { booking, items }) => {
  const invoiced = await invoicedItems(writing, items);
  const terms = await termsOf(writing, booking);
  for (const item of items) {
    if (!invoiced.has(item.id)) await draftInvoice(writing, booking, item, terms);
  }
});

interface Terms {
  paymentTermDays: number;
  vatNumber: string | null;
}

async function termsOf({ tx }: Writing, { customerId }: BookingRow): Promise<Terms> {
  const { id, paymentTermDays, vatNumber } = core.customer;
  const [terms] = await tx.select({ paymentTermDays, vatNumber }).from(core.customer).where(eq(id, customerId));
  if (!terms) throw new Error(`The customer ${customerId} of a booking is not there.`);
  return terms;
}

async function invoicedItems({ tx }: Writing, items: readonly ItemRow[]): Promise<Set<string | null>> {
  if (items.length === 0) return new Set();
  const ids = items.map(({ id }) => id);
  const rows = await tx
    .select({ item: invoice.bookingItemId })
    .from(invoice)
    .where(and(inArray(invoice.bookingItemId, ids), eq(invoice.type, 'invoice'), ne(invoice.status, 'voided')));
  return new Set(rows.map(({ item }) => item));
}

async function draftInvoice(
  writing: Writing,
  booking: BookingRow,
  item: ItemRow,
  { paymentTermDays, vatNumber }: Terms,
): Promise<void> {
  const documentDate = toIsoDate(writing.now);
  const drafted = await writing.insert(Invoice, {
    type: 'invoice',
    status: 'draft',
    customerId: booking.customerId,
    bookingId: booking.id,
    bookingItemId: item.id,
    documentDate: new Date(documentDate),
    dueDate: new Date(addDays(documentDate, paymentTermDays)),
    notes: booking.invoiceNotes,
    poNumber: item.poNumber ?? booking.poNumber,
    vatNumber,
    billingAddressId: await copyAddress(writing, booking.billingAddressId),
  });
  const { title: description, quantity, unitPrice, taxable, taxRatePercent } = item;
  const price = { description, quantity, unitPrice, taxable, taxRatePercent };
  await writing.insert(InvoiceLine, { invoiceId: drafted.id, position: 1, bookingItemId: item.id, ...price });
  await logActivity(writing, drafted, 'created');
}
