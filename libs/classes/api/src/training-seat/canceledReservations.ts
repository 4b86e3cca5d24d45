import { builder, loadBatched, type RequestContext, type RowOf } from '@console/api-kit';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { TrainingClass, TrainingSeatReservation } from '../nodes.ts';

import { trainingSeatReservation } from '../tables.ts';

type Reservation = RowOf<typeof trainingSeatReservation>;

/**
 * The moment at which a class was canceled, from its history; null for any other class. The cancellation releases all held
 * places at this moment. Places of bookings that were canceled before have an earlier moment.
 *
 * @param classId the class's id, as a column or a value.
 */
export const releasedByCancellation = (classId: SQL): SQL => sql`(
  SELECT max(entry.at) FROM history entry
  JOIN training_class canceled ON canceled.id = entry.target_id AND canceled.status = 'canceled'
  WHERE entry.entity = 'class' AND entry.target_id = ${classId} AND entry.changes->'status'->>'to' = 'canceled')`;

builder.objectField(TrainingClass.ref, 'canceledReservations', (t) =>
  t.field({
    type: [TrainingSeatReservation.ref],
    description:
      'The seats that were reserved when the class was canceled, in their order: whom to call. Empty for any other class.',
    columns: ['id', 'status'],
    resolve: ({ id, status }, _args, context) => (status === 'canceled' ? canceledReservationsOf(context, id) : []),
  }),
);

/**
 * One statement answers for all classes of a request. It reads the moment once for each class, not for each of its
 * reservations.
 */
async function canceledReservationsOf(context: RequestContext, id: string): Promise<readonly Reservation[]> {
  const found = await loadBatched<readonly Reservation[]>(context, canceledReservationsOf, id, async (classIds) => {
    const { id, classId, seatNumber, releasedAt } = trainingSeatReservation;
    const ofClass = (each: string) => and(eq(classId, each), eq(releasedAt, releasedByCancellation(sql`${each}`)));
    const rows = await context.database
      .select()
      .from(trainingSeatReservation)
      .where(or(...classIds.map(ofClass)))
      .orderBy(asc(seatNumber), asc(id));
    return Map.groupBy(rows, (row) => row.classId);
  });
  return found ?? [];
}
