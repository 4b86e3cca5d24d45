import { builder, loadBatched, Money, many, type RequestContext } from '@console/api-kit';
import { Booking, BookingItem } from '@console/bookings-api';
import { Customer } from '@console/core-api';
import { and, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { Invoice, Receipt } from '../nodes.ts';
import { invoice, receipt } from '../tables.ts';
import { balanceOwedBy } from './balanceOwed.ts';

const newestFirst = {
  of: () => Invoice,
  order: { documentDate: invoice.documentDate },
  defaultOrder: { documentDate: 'DESC' },
} as const;

builder.objectFields(Customer.ref, (t) => ({
  invoices: many(t, { ...newestFirst, by: invoice.customerId }),
  openInvoices: many(t, {
    ...newestFirst,
    by: invoice.customerId,
    only: gt(invoice.owed, 0),
    defaultOrder: { documentDate: 'ASC' },
    size: 100,
    description: 'Those on which something is owed, the oldest first.',
  }),
  onAccount: t.field({
    type: Money,
    description: 'What came in and is for no invoice yet. It is in `balanceOwed` already.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => (await onAccountOf(context, id)) ?? 0,
  }),
  receipts: many(t, {
    of: () => Receipt,
    by: receipt.customerId,
    order: { receivedAt: receipt.receivedAt },
    defaultOrder: { receivedAt: 'DESC' },
    description: 'What came in, the latest first.',
  }),
  balanceOwed: t.field({
    type: Money,
    description: 'The total that is owed for all its invoices. Negative when the customer has credit.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => balanceOwedBy(context, id),
  }),
}));

builder.objectFields(Booking.ref, (t) => ({ invoices: many(t, { ...newestFirst, by: invoice.bookingId }) }));

builder.objectFields(BookingItem.ref, (t) => ({ invoices: many(t, { ...newestFirst, by: invoice.bookingItemId }) }));

/** One statement answers for all customers of a request. */
function onAccountOf(context: RequestContext, customerId: string): Promise<number | undefined> {
  return loadBatched<number>(context, onAccountOf, customerId, async (ids) => {
    const left = sql<number>`sum(${receipt.amount} - ${receipt.allocated})`.mapWith(Number);
    const rows = await context.database
      .select({ id: receipt.customerId, left })
      .from(receipt)
      .where(
        and(inArray(receipt.customerId, [...ids]), isNull(receipt.reversedAt), lt(receipt.allocated, receipt.amount)),
      )
      .groupBy(receipt.customerId);
    return new Map(rows.map((row) => [row.id, row.left]));
  });
}
