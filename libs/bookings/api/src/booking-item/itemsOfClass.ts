import { builder, loadBatched, many, type RequestContext } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { and, inArray } from 'drizzle-orm';
import { BookingItem } from '../nodes.ts';

import { bookingItem } from '../tables.ts';

builder.objectFields(TrainingClass.ref, (t) => ({
  bookingItems: many(t, {
    of: () => BookingItem,
    by: bookingItem.classId,
    description: 'The items of bookings that reserve its places, the latest first. Canceled ones are among them.',
    order: { createdAt: bookingItem.createdAt },
    defaultOrder: { createdAt: 'DESC' },
  }),
  hasDeliveredItems: t.boolean({
    description:
      'Whether one of these items is delivered or complete. Then the class can be neither postponed nor canceled.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => hasDeliveredItems(context, id),
  }),
}));

/** One statement answers for all classes of a request. */
async function hasDeliveredItems(context: RequestContext, id: string): Promise<boolean> {
  const found = await loadBatched<true>(context, hasDeliveredItems, id, async (classIds) => {
    const rows = await context.database
      .selectDistinct({ classId: bookingItem.classId })
      .from(bookingItem)
      .where(and(inArray(bookingItem.classId, [...classIds]), inArray(bookingItem.status, ['delivered', 'complete'])));
    return new Map(rows.map(({ classId }) => [classId, true]));
  });
  return found ?? false;
}
