import { builder, loadBatched, type RequestContext, type RowOf } from '@console/api-kit';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { TrainingClass, TrainingSeatReservation } from './nodes.ts';

import { trainingClass, trainingSeatReservation } from './tables.ts';

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

/** One statement answers for all classes of a request. */
async function canceledReservationsOf(context: RequestContext, id: string): Promise<readonly Reservation[]> {
  const found = await loadBatched<readonly Reservation[]>(context, canceledReservationsOf, id, async (classIds) => {
    const rows = await context.database
      .select({ reservation: trainingSeatReservation })
      .from(trainingSeatReservation)
      .innerJoin(trainingClass, eq(trainingClass.id, trainingSeatReservation.classId))
      .where(
        and(
          inArray(trainingClass.id, [...classIds]),
          eq(trainingClass.status, 'canceled'),
          eq(trainingSeatReservation.releasedAt, releasedByCancellation(sql`${trainingClass.id}`)),
        ),
      )
      .orderBy(asc(trainingSeatReservation.seatNumber), asc(trainingSeatReservation.id));
    return Map.groupBy(
      rows.map(({ reservation }) => reservation),
      ({ classId }) => classId,
    );
  });
  return found ?? [];
}
