import { builder, dateFilter, loadBatched, type RequestContext, staff } from '@console/api-kit';
import { Brand } from '@console/classes-api';
import { and, count, inArray, type SQL } from 'drizzle-orm';
import { booking } from '../tables.ts';

/** The bookings of a brand, as a number only. */
interface BrandBookings {
  readonly count: () => Promise<number>;
}

const BrandBookingsType = builder.objectRef<BrandBookings>('BrandBookings').implement({
  description: 'The bookings of a brand. One statement counts them for all brands of a page.',
  rule: staff,
  fields: (t) => ({ totalCount: t.int({ resolve: ({ count }) => count() }) }),
});

const created = dateFilter(booking.createdAt);

builder.objectFields(Brand.ref, (t) => ({
  bookings: t.field({
    type: BrandBookingsType,
    description: 'The bookings that were created in a period (O§7), or all of them.',
    extensions: { columns: ['id'] },
    args: created.args(t.arg, 'createdAt', 'Booking'),
    resolve: ({ id }, args: Record<string, unknown>, context, info): BrandBookings => {
      const where = created.condition(args, 'createdAt', (column) => column, context);
      // All brands of a list resolve the same field of the query, so they are counted together.
      const batch = info.fieldNodes[0] ?? info;
      return {
        count: async () =>
          (await loadBatched<number>(context, batch, id, (ids) => countBookings(context, ids, where))) ?? 0,
      };
    },
  }),
}));

async function countBookings(
  { database }: RequestContext,
  brands: readonly string[],
  where: SQL | undefined,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ brandId: booking.brandId, bookings: count() })
    .from(booking)
    .where(and(inArray(booking.brandId, [...brands]), where))
    .groupBy(booking.brandId);
  return new Map(rows.map(({ brandId, bookings }) => [brandId, bookings]));
}
