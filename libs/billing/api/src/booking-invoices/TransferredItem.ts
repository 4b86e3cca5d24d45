import {
  builder,
  defineRecord,
  iriOf,
  loadBatched,
  one,
  type RequestContext,
  refreshes,
  staff,
} from '@console/api-kit';
import { BookingItem } from '@console/bookings-api';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { invoice, transferredItem } from '../tables.ts';

/** See the table. */
export const TransferredItem = defineRecord('TransferredItem', transferredItem, {
  description:
    'An item that an issued invoice bills although it has no line for it, because a delegate was transferred.',
  rule: staff,
  fields: (t) => ({ bookingItem: one(t, { from: transferredItem.bookingItemId, to: () => BookingItem }) }),
});

refreshes(TransferredItem, {
  records: ({ invoiceId, bookingItemId }) => [iriOf(Invoice, invoiceId), iriOf(BookingItem, bookingItemId)],
});

builder.objectField(Invoice.ref, 'transferredItems', (t) =>
  t.field({
    type: [TransferredItem.ref],
    description: 'The items without a line that it bills, because a delegate of one of its items was transferred.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => itemsOfInvoice(context, id),
  }),
);

builder.objectField(BookingItem.ref, 'billedOn', (t) =>
  t.field({
    type: [Invoice.ref],
    description:
      'The issued invoices that bill it without a line, because its seat was transferred from one of their items.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => invoicesOfItem(context, id),
  }),
);

type Transferred = typeof transferredItem.$inferSelect;
type InvoiceRow = typeof invoice.$inferSelect;

async function itemsOfInvoice(context: RequestContext, id: string): Promise<readonly Transferred[]> {
  const found = await loadBatched<readonly Transferred[]>(context, itemsOfInvoice, id, async (ids) => {
    const rows = await context.database
      .select()
      .from(transferredItem)
      .where(inArray(transferredItem.invoiceId, [...ids]))
      .orderBy(asc(transferredItem.id));
    return Map.groupBy(rows, ({ invoiceId }) => invoiceId);
  });
  return found ?? [];
}

async function invoicesOfItem(context: RequestContext, id: string): Promise<readonly InvoiceRow[]> {
  const found = await loadBatched<readonly { invoice: InvoiceRow }[]>(context, invoicesOfItem, id, async (ids) => {
    const rows = await context.database
      .select({ item: transferredItem.bookingItemId, invoice: getTableColumns(invoice) })
      .from(transferredItem)
      .innerJoin(invoice, eq(invoice.id, transferredItem.invoiceId))
      .where(inArray(transferredItem.bookingItemId, [...ids]))
      .orderBy(asc(invoice.id));
    return Map.groupBy(rows, ({ item }) => item);
  });
  return (found ?? []).map((one) => one.invoice);
}
