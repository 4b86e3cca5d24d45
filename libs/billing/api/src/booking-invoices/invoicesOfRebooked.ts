import { onEffect, onInquiry, type RowOf, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  bookingItemRebooked,
  impactOfChangeRequest,
  keepTaxTogether,
  type RequestedChange,
} from '@console/bookings-api';
import type { Impact } from '@console/classes-api';
import { countOf } from '@console/format';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { logActivities } from '../invoice/logActivity.ts';
import { Invoice, InvoiceLine } from '../nodes.ts';
import { invoice, invoiceLine } from '../tables.ts';
import { draftInvoices } from './draftInvoices.ts';
import { invoicesOfItems } from './invoicesOfItems.ts';
import { TransferredItem } from './TransferredItem.ts';

type InvoiceRow = RowOf<typeof invoice>;

/**
 * The invoices follow an item that moves to another class or gets another number of seats. A draft's line follows it, and a
 * transferred delegate gets a draft too. An issued invoice stays as it is: it also bills the item of a transferred delegate,
 * whose price is part of it, and refuses another amount.
 */
onEffect(bookingItemRebooked, async (writing, { booking, before, item, transferred }) => {
  const { drafts, issued } = await invoicesOf(writing.tx, item.id, true);
  const sameAmount = transferred !== null || item.net === before.net;
  writing.refuseIf(sameAmount ? null : whyNotAmount(issued));
  if (drafts.length > 0) {
    const ids = drafts.map(({ id }) => id);
    const lines = and(inArray(invoiceLine.invoiceId, ids), eq(invoiceLine.bookingItemId, item.id));
    await writing.updateAll(InvoiceLine, lines, { description: item.title, quantity: item.quantity });
    await logActivities(writing, drafts, 'updated', () => ({ parts: 'lines' }));
  }
  if (transferred === null) return;
  const billing = issued.map(({ id: invoiceId }) => ({
    invoiceId,
    bookingItemId: transferred.id,
    fromItemId: item.id,
  }));
  if (billing.length > 0) {
    await writing.insertAll(TransferredItem, billing);
    await keepTaxTogether(writing, { before, left: item, split: transferred });
  } else if (drafts.some(isInvoice)) await draftInvoices(writing, [{ booking, item: transferred }]);
});

/** The invoices that a requested change touches, or that do not allow it. */
onInquiry(impactOfChangeRequest, async (queries, change) => {
  const { kind, item, customerName, to } = change;
  if (item.type === 'private') return [];
  const { drafts, issued } = await invoicesOf(queries, item.id);
  const named = ({ id, ref }: InvoiceRow, consequence: string, entity: Impact['entity'] = 'invoice'): Impact => ({
    entity,
    target: toIri(Invoice.prefix, id),
    reference: ref,
    title: customerName,
    consequence,
  });
  // Another number of seats of a free item leaves the amount as it is.
  if (kind === 'attendees' && item.unitPrice > 0) {
    const refused = issued.map((one) => named(one, whyNotAmount([one]) ?? '', 'refusal'));
    return [...drafts.map((one) => named(one, draftFollows(change))), ...refused];
  }
  const splits = kind === 'transfer' && item.quantity > 1;
  const added: Impact[] =
    splits && issued.length === 0 && drafts.some(isInvoice)
      ? [
          {
            entity: 'invoice',
            target: null,
            reference: 'New invoice',
            title: customerName,
            consequence: `is drafted for the seat of ${to?.ref ?? 'the new class'}`,
          },
        ]
      : [];
  return [
    ...drafts.map((one) => named(one, draftFollows(change))),
    ...issued.map((one) => named(one, issuedStays(change))),
    ...added,
  ];
});

function draftFollows({ kind, item, request, to }: RequestedChange): string {
  if (kind === 'attendees') return `is a draft and follows: ${countOf(request.newMaxAttendees ?? 0, 'seat')}`;
  if (kind === 'transfer' && item.quantity > 1) return `is a draft and follows: ${countOf(item.quantity - 1, 'seat')}`;
  return to && to.title !== item.title
    ? `is a draft and follows: it names ${to.title}`
    : 'is a draft and stays: the amount is the same';
}

function issuedStays({ kind, item }: RequestedChange): string {
  if (kind === 'transfer' && item.quantity > 1) return 'is issued and stays: it also bills the transferred seat';
  return 'is issued and stays: the amount is the same';
}

/** A pro forma alone, as of a booking that is not confirmed, brings no invoice. */
const isInvoice = ({ type }: InvoiceRow): boolean => type === 'invoice';

const whyNotAmount = ([issued]: readonly InvoiceRow[]): string | null =>
  issued ? `This item is on ${issued.ref} and can no longer be changed.` : null;

/** The invoices of an item that count, in the order of their ids. */
async function invoicesOf(
  queries: Queries,
  itemId: string,
  hold = false,
): Promise<{ readonly drafts: readonly InvoiceRow[]; readonly issued: readonly InvoiceRow[] }> {
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
  const rows = await (hold ? found.for('update') : found);
  return {
    drafts: rows.filter(({ status }) => status === 'draft'),
    issued: rows.filter(({ status, type }) => status !== 'draft' && type === 'invoice'),
  };
}
