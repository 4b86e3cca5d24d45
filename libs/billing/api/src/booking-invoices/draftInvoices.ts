import { followEffect, type RowOf, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { bookingsConfirmed, roundTaxAlone, type tables } from '@console/bookings-api';
import { copyAddresses, tables as core, type Impact } from '@console/core-api';
import { addDays, toIsoDate } from '@console/format';
import { inArray } from 'drizzle-orm';
import { logActivities } from '../invoice/logActivity.ts';
import { Invoice, InvoiceLine } from '../nodes.ts';
import type { invoice } from '../tables.ts';
import { billedItems } from './billedItems.ts';
import { customerNames, impactOfNewInvoice } from './impactOnInvoices.ts';

type BookingRow = RowOf<typeof tables.booking>;
type ItemRow = RowOf<typeof tables.bookingItem>;

/** An item to be invoiced. */
export interface Billable {
  readonly booking: BookingRow;
  readonly item: ItemRow;
}

/**
 * Confirming bookings drafts one invoice for each item. No second invoice is drafted for an item that is already on
 * one.
 */
followEffect(bookingsConfirmed, {
  read: (queries, bookings) =>
    billedItems(
      queries,
      bookings.flatMap(({ items }) => items.map(({ id }) => id)),
    ),
  plan: (billed, bookings) => {
    const invoiced = new Set(billed.map(({ item }) => item));
    const all = bookings.flatMap(({ booking, items }) => items.map((item): Billable => ({ booking, item })));
    return all.filter(({ item }) => !invoiced.has(item.id));
  },
  impacts: impactsOfDrafts,
  write: async (writing, missing) => {
    if (missing.length > 0) await draftInvoices(writing, missing);
  },
});

/** What drafting an invoice for each item does. */
export async function impactsOfDrafts(queries: Queries, missing: readonly Billable[]): Promise<Impact[]> {
  const nameOf = await customerNames(
    queries,
    missing.map(({ booking }) => booking),
  );
  return missing.map(({ booking, item }) => impactOfNewInvoice(nameOf(booking), `${item.title} of ${booking.ref}`));
}

/**
 * Drafts an invoice for each item.
 *
 * @param again the void invoice after which they are drafted again.
 */
export async function draftInvoices(
  writing: Writing,
  billables: readonly Billable[],
  again?: Pick<RowOf<typeof invoice>, 'ref'>,
): Promise<RowOf<typeof invoice>[]> {
  const bookings = billables.map(({ booking }) => booking);
  const terms = await termsOf(writing, bookings);
  const addresses = await copyAddresses(
    writing,
    bookings.map(({ billingAddressId }) => billingAddressId),
  );
  const documentDate = toIsoDate(writing.now);
  const drafted = await writing.insertAll(
    Invoice,
    billables.map(({ booking, item }, index) => {
      const { paymentTermDays, vatNumber } = terms(booking);
      return {
        type: 'invoice' as const,
        status: 'draft' as const,
        customerId: booking.customerId,
        bookingId: booking.id,
        bookingItemId: item.id,
        documentDate: new Date(documentDate),
        dueDate: new Date(addDays(documentDate, paymentTermDays)),
        notes: booking.invoiceNotes,
        poNumber: item.poNumber ?? booking.poNumber,
        vatNumber,
        billingAddressId: addresses[index] ?? null,
      };
    }),
  );
  const invoiceOf = new Map(drafted.map(({ id, bookingItemId }) => [bookingItemId, id]));
  await writing.insertAll(
    InvoiceLine,
    billables.map(({ item }) => {
      const { id, title: description, quantity, unitPrice, taxable, taxRatePercent } = item;
      const price = { description, quantity, unitPrice, taxable, taxRatePercent };
      return { invoiceId: invoiceOf.get(id) ?? '', position: 1, bookingItemId: id, ...price };
    }),
  );
  await roundTaxAlone(
    writing,
    billables.map(({ item }) => item),
  );
  await logActivities(writing, drafted, 'created', () => (again ? { after: again.ref } : {}));
  return drafted;
}

/** Returns a function that gives the payment terms and the VAT number of a booking's customer. */
async function termsOf({ tx }: Writing, bookings: readonly BookingRow[]): Promise<(booking: BookingRow) => Terms> {
  const { id, paymentTermDays, vatNumber } = core.customer;
  const ids = [...new Set(bookings.map(({ customerId }) => customerId))];
  const rows = await tx.select({ id, paymentTermDays, vatNumber }).from(core.customer).where(inArray(id, ids));
  const terms = new Map(rows.map((row) => [row.id, row]));
  return ({ customerId }) => {
    const found = terms.get(customerId);
    if (!found) throw new Error(`A booking refers to the customer ${customerId}, which does not exist.`);
    return found;
  };
}

interface Terms {
  readonly paymentTermDays: number;
  readonly vatNumber: string | null;
}
