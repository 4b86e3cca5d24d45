import { addFilters, booleanFilter, builder, loadBatched, Money, type RequestContext } from '@console/api-kit';
import { Booking, tables as bookings, bookingsList } from '@console/bookings-api';
import { and, gt, inArray, sql, sum } from 'drizzle-orm';
import { invoice } from '../tables.ts';

builder.objectFields(Booking.ref, (t) => ({
  toBeRefunded: t.field({
    type: Money,
    description:
      'What was received for canceled items of it, or for all of it, and is neither refunded nor credited yet.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => toBeRefundedOf(context, id),
  }),
}));

/** Bookings with money to refund are few, so the query begins with the invoices that an index holds. */
addFilters(bookingsList, {
  toBeRefunded: booleanFilter(
    (resolved) =>
      sql`${resolved(bookings.booking.id)} IN (
        SELECT ${invoice.bookingId} FROM ${invoice} WHERE ${invoice.toBeRefunded} > 0 AND ${invoice.bookingId} IS NOT NULL)`,
  ),
});

/** One statement answers for all bookings of a request. */
async function toBeRefundedOf(context: RequestContext, bookingId: string): Promise<number> {
  const found = await loadBatched<number>(context, toBeRefundedOf, bookingId, async (ids) => {
    const rows = await context.database
      .select({ bookingId: invoice.bookingId, pence: sum(invoice.toBeRefunded).mapWith(Number) })
      .from(invoice)
      .where(and(inArray(invoice.bookingId, [...ids]), gt(invoice.toBeRefunded, 0)))
      .groupBy(invoice.bookingId);
    return new Map(rows.map((row) => [row.bookingId ?? '', row.pence]));
  });
  return found ?? 0;
}
