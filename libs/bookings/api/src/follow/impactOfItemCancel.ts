import { askAll, builder, loadRow, onInquiry, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { movesOfItem } from '@console/bookings-contracts';
import {
  tables as classes,
  delegateImpactsOfItems,
  type Impact,
  ImpactType,
  TrainingClass,
} from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { bookersToTell } from '../impact/bookersToTell.ts';
import { BookingItem } from '../nodes.ts';
import type { LiveItem } from './bookingsOfClass.ts';
import { followOfItem, impactOfItemCancel } from './followOfItem.ts';
import { impactOnBooking } from './impactOnBooking.ts';

const { trainingClass } = classes;

builder.objectFields(BookingItem.ref, (t) => ({
  impactOfCancel: t.field({
    type: [ImpactType],
    description:
      'The records and the people whom canceling this item would affect now. Empty when it cannot be canceled.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const item = await loadRow(context, BookingItem, id);
      if (!item || movesOfItem(item).length === 0) return [];
      return askAll(impactOfItemCancel, context.database, await followOfItem(context.database, item));
    },
  }),
}));

onInquiry(impactOfItemCancel, async (queries, one) => {
  const kept = await Promise.all(one.following.map((item) => privateClassOf(queries, item)));
  const itemIds = one.following.map(({ id }) => id);
  return [
    impactOnBooking(one, one.consequence),
    ...kept.flat(),
    ...(await bookersToTell(queries, one.booking.id)),
    ...(await delegateImpactsOfItems(queries, itemIds, 'loses the seat')),
  ];
});

/** A private class stays when its item is canceled, because the customer may book it again. */
async function privateClassOf(queries: Queries, item: LiveItem): Promise<Impact[]> {
  if (item.type !== 'private') return [];
  const found = await queries
    .select({ id: trainingClass.id, ref: trainingClass.ref, title: trainingClass.title })
    .from(trainingClass)
    .where(eq(trainingClass.id, item.classId));
  return found.map(({ id, ref, title }) => ({
    entity: 'training_class',
    target: toIri(TrainingClass.prefix, id),
    reference: ref,
    title,
    consequence: 'stays, without a booking; cancel it on its own screen if it is not held',
  }));
}
