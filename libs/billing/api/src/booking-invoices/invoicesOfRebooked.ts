import { followEffect, type RowOf, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { bookingItemRebooked, keepTaxTogether } from '@console/bookings-api';
import { tables as classes } from '@console/classes-api';
import type { Impact } from '@console/core-api';
import { countOf } from '@console/format';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { logActivities } from '../invoice/logActivity.ts';
import { Invoice, InvoiceLine } from '../nodes.ts';
import { invoice, invoiceLine } from '../tables.ts';
import { draftInvoices } from './draftInvoices.ts';
import { customerNames } from './impactOnInvoices.ts';
import { invoicesOfItems } from './invoicesOfItems.ts';
import { TransferredItem } from './TransferredItem.ts';

type InvoiceRow = RowOf<typeof invoice>;

/**
 * The invoices follow an item that moves to another class or gets another number of seats. A draft's line follows it, and a
 * transferred delegate gets a draft too. An issued invoice stays as it is: it also bills the item of a transferred delegate,
 * whose price is part of it, and refuses another amount.
 */
followEffect(bookingItemRebooked, {
  read: (queries, { item }, hold) => invoicesOf(queries, item.id, hold),
  plan: (rows, { before, item, transferred }) => {
    const drafts = rows.filter(({ status, followsBooking }) => status === 'draft' && followsBooking);
    const apart = rows.filter(({ status, followsBooking }) => status === 'draft' && !followsBooking);
    const issued = rows.filter(({ status, type }) => status !== 'draft' && type === 'invoice');
    const sameAmount = transferred !== null || item.net === before.net;
    return {
      drafts,
      apart,
      issued,
      refusing: sameAmount ? [] : issued,
      // What is issued bills the transferred delegate too. A pro forma alone, as of a booking that is not confirmed, brings no invoice.
      toDraft:
        transferred !== null && issued.length === 0 && [...drafts, ...apart].some(({ type }) => type === 'invoice'),
    };
  },
  refusals: ({ refusing }) =>
    refusing.map((one) => ({
      ...named(one, `This item is on ${one.ref} and can no longer be changed.`),
      entity: 'refusal' as const,
    })),
  impacts: async (queries, { drafts, apart, issued, toDraft }, { booking, before, item, transferred }) => {
    const nameOf = await customerNames(queries, [booking]);
    const added: Impact[] =
      toDraft && transferred
        ? [
            {
              entity: 'invoice',
              target: null,
              reference: 'New invoice',
              title: nameOf(booking),
              consequence: `is drafted for the seat of ${await refOfClass(queries, transferred.classId)}`,
            },
          ]
        : [];
    const follows = draftFollows(before, item);
    const bills = transferred === null ? 'the amount is the same' : 'it also bills the transferred seat';
    return [
      ...drafts.map((one) => named(one, `is a draft and ${follows ?? 'stays: the amount is the same'}`)),
      ...apart.map((one) => ({
        ...named(one, 'is a draft that was changed by hand, and stays as it is'),
        stays: true,
      })),
      ...issued.map((one) => ({ ...named(one, `is issued and stays: ${bills}`), stays: true })),
      ...added,
    ];
  },
  write: async (writing, { drafts, apart, issued, toDraft }, { booking, before, item, transferred }) => {
    // What does not change belongs to the item too, so a change request names it.
    for (const { id } of [...drafts, ...apart, ...issued]) writing.touch(Invoice, id);
    if (drafts.length > 0) {
      const ids = drafts.map(({ id }) => id);
      const lines = and(inArray(invoiceLine.invoiceId, ids), eq(invoiceLine.bookingItemId, item.id));
      await writing.updateAll(InvoiceLine, lines, { description: item.title, quantity: item.quantity });
      await logActivities(writing, drafts, 'updated', () => ({ parts: 'lines' }));
    }
    if (transferred === null) return;
    if (issued.length > 0) {
      const billing = issued.map(({ id }) => ({ invoiceId: id, bookingItemId: transferred.id, fromItemId: item.id }));
      await writing.insertAll(TransferredItem, billing);
      await keepTaxTogether(writing, { before, left: item, split: transferred });
    } else if (toDraft) await draftInvoices(writing, [{ booking, item: transferred }]);
  },
});

type Rebooked = Pick<Parameters<typeof draftInvoices>[1][number]['item'], 'quantity' | 'title'>;

/** What the line of a draft takes from the item. Null when it says the same as before. */
function draftFollows(before: Rebooked, item: Rebooked): string | null {
  if (item.quantity !== before.quantity) return `follows: ${countOf(item.quantity, 'seat')}`;
  return item.title === before.title ? null : `follows: it names ${item.title}`;
}

const named = ({ id, ref, customerName }: InvoiceRow, consequence: string): Impact => ({
  entity: 'invoice',
  target: toIri(Invoice.prefix, id),
  reference: ref,
  title: customerName,
  consequence,
});

async function refOfClass(queries: Queries, classId: string): Promise<string> {
  const { id, ref } = classes.trainingClass;
  const [found] = await queries.select({ ref }).from(classes.trainingClass).where(eq(id, classId));
  return found?.ref ?? 'the new class';
}

/** The invoices and pro formas of an item that count, in the order of their ids. */
async function invoicesOf(queries: Queries, itemId: string, hold: boolean): Promise<readonly InvoiceRow[]> {
  const found = queries
    .select()
    .from(invoice)
    .where(
      and(
        inArray(invoice.id, invoicesOfItems(queries, [itemId])),
        inArray(invoice.type, ['invoice', 'pro_forma']),
        notInArray(invoice.status, ['voided', 'converted']),
      ),
    )
    .orderBy(asc(invoice.id));
  return hold ? found.for('no key update') : found;
}
