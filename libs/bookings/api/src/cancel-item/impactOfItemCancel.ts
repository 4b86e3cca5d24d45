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
import type { LiveItem } from '../follow/bookingsOfClass.ts';
import { impactsOnBookings } from '../follow/impactOfClassMove.ts';
import { contactsToTell } from '../impact/contactsToTell.ts';
import { BookingItem } from '../nodes.ts';
import { followOfItem, impactOfItemCancel } from './followOfItem.ts';

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

/** The booking, a private class that stays, and whom to tell: its contacts, and the delegates who lose their seats. */
onInquiry(impactOfItemCancel, async (queries, one) => [
  ...(await impactsOnBookings(queries, [one])),
  ...(await privateClassesOf(queries, one.following)),
  ...(await contactsToTell(queries, one.booking.id)),
  ...(await delegateImpactsOfItems(
    queries,
    one.following.map(({ id }) => id),
    'loses the seat',
  )),
]);

/** A private class stays when its item is canceled, because the customer may book it again. */
async function privateClassesOf(queries: Queries, items: readonly LiveItem[]): Promise<Impact[]> {
  const [item] = items.filter(({ type }) => type === 'private');
  if (!item) return [];
  const { id, ref, title } = trainingClass;
  const found = await queries.select({ id, ref, title }).from(trainingClass).where(eq(id, item.classId));
  return found.map((one) => ({
    entity: 'training_class',
    target: toIri(TrainingClass.prefix, one.id),
    reference: one.ref,
    title: one.title,
    consequence: 'stays, without a booking; if it is not held, cancel it on its own screen',
  }));
}
