import { builder, loadRow, ownStatements, type RowOf, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as classes, delegateImpactsOfItems, TrainingClass } from '@console/classes-api';
import { type Impact, ImpactType, onlyRefusals, refusalOf } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { followersOf, impactsOnThemselves } from '../booked-class/impactsOnBookings.ts';
import { recordedOnItems } from '../booking-item/recordedOn.ts';
import { contactsToTell } from '../booking-move/contactsToTell.ts';
import { BookingItem } from '../nodes.ts';
import type { bookingItem } from '../tables.ts';
import { itemToCancel, planItemCancel } from './planItemCancel.ts';

const { trainingClass } = classes;

type ItemRow = RowOf<typeof bookingItem>;

builder.objectField(BookingItem.ref, 'impactOfCancel', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(10),
    description:
      'The records and the people whom canceling this item would affect now. When it cannot be canceled, only the reason.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const item = await loadRow(context, BookingItem, id);
      return item ? impactOfItemCancel(context.database, item) : [];
    },
  }),
);

/**
 * The booking, a private class that stays, whom to tell, and the invoices. Its contacts have to hear of it, and the delegates
 * who lose their seats.
 */
async function impactOfItemCancel(queries: Queries, item: ItemRow): Promise<Impact[]> {
  const recorded = await recordedOnItems(queries, [item]);
  const known = await itemToCancel(queries, item, recorded);
  if (!known) return [];
  const { whyNot, following } = planItemCancel(known);
  if (whyNot !== null) return refusalOf({ ref: known.named.booking.ref, title: item.title }, whyNot);
  return onlyRefusals([
    ...(await impactsOnThemselves(queries, [following])),
    ...(await privateClassOf(queries, item)),
    ...(await contactsToTell(queries, item.bookingId)),
    ...(await delegateImpactsOfItems(queries, [item.id], 'loses the seat')),
    ...(await followersOf(queries, [following])),
  ]);
}

/** A private class stays when its item is canceled, because the customer may book it again. */
async function privateClassOf(queries: Queries, { type, classId }: ItemRow): Promise<Impact[]> {
  if (type !== 'private') return [];
  const { id, ref, title } = trainingClass;
  const found = await queries.select({ id, ref, title }).from(trainingClass).where(eq(id, classId));
  return found.map((one) => ({
    entity: 'training_class',
    target: toIri(TrainingClass.prefix, one.id),
    reference: one.ref,
    title: one.title,
    consequence: 'stays, without a booking; if it is not held, cancel it on its own screen',
  }));
}
