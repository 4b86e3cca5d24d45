import {
  implementNode,
  listField,
  loadBatched,
  one,
  type RequestContext,
  requiredIdFilter,
  staff,
} from '@console/api-kit';
import { and, inArray, isNull } from 'drizzle-orm';
import { Attendance } from '../enumerations.ts';
import { TrainingSeat, TrainingSeatReservation, TrainingSession } from '../nodes.ts';

import { trainingSeat, trainingSeatReservation } from '../tables.ts';

type Reservation = typeof trainingSeatReservation.$inferSelect;

/** The order of seats in all their lists. */
export const seatsInOrder = {
  order: { seatNumber: trainingSeat.seatNumber },
  defaultOrder: { seatNumber: 'ASC' },
  size: 100,
} as const;

implementNode(TrainingSeat, {
  description: 'One place on one day. The reservation of its place is for all days.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    seatNumber: t.exposeInt('seatNumber'),
    attendance: t.expose('attendance', { type: Attendance }),
    attendanceComments: t.exposeString('attendanceComments', { nullable: true }),
    trainingSession: one(t, { from: trainingSeat.sessionId, to: () => TrainingSession }),
    trainingSeatReservation: t.field({
      type: TrainingSeatReservation.ref,
      nullable: true,
      columns: ['classId', 'seatNumber'],
      resolve: (seat, _args, context) => liveReservationOf(context, seat.classId, seat.seatNumber),
    }),
  }),
});

async function liveReservationOf(
  context: RequestContext,
  classId: string,
  seatNumber: number,
): Promise<Reservation | null> {
  const ofClass = await loadBatched<Reservation[]>(context, liveReservationOf, classId, async (classIds) => {
    const rows = await context.database
      .select()
      .from(trainingSeatReservation)
      .where(and(inArray(trainingSeatReservation.classId, [...classIds]), isNull(trainingSeatReservation.releasedAt)));
    return Map.groupBy(rows, (row) => row.classId);
  });
  return ofClass?.find((reservation) => reservation.seatNumber === seatNumber) ?? null;
}

listField('trainingSeats', TrainingSeat, {
  rule: staff,
  filters: { trainingSession: requiredIdFilter(trainingSeat.sessionId, 'training_sessions') },
  ...seatsInOrder,
  fixedOrder: true,
});
