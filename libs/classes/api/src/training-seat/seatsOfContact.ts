import { builder, loadBatched, many, onInquiry, type RequestContext } from '@console/api-kit';
import { CustomerContact, contactsUsed, countedUses } from '@console/core-api';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { Attendance } from '../enumerations.ts';
import { Attendee } from '../nodes.ts';
import { attendee, trainingSeat, trainingSeatReservation, trainingSession } from '../tables.ts';

onInquiry(contactsUsed, (queries, contacts) =>
  countedUses(queries, 'seat', { table: attendee, person: attendee.personId }, contacts),
);

builder.objectFields(CustomerContact.ref, (t) => ({
  attendees: many(t, {
    of: () => Attendee,
    by: attendee.personId,
    description: 'The seats that the contact has or had, also in canceled classes. The latest first.',
    order: { createdAt: attendee.createdAt },
    defaultOrder: { createdAt: 'DESC' },
  }),
}));

builder.objectFields(Attendee.ref, (t) => ({
  attendances: t.field({
    description: 'The attendance on each day of the class, in the order of the days. Empty after the seat was lost.',
    type: [Attendance],
    columns: ['reservationId'],
    resolve: ({ reservationId }, _args, context) => attendancesOf(context, reservationId),
  }),
}));

type Mark = typeof trainingSeat.$inferSelect.attendance;

/** One statement answers for all reservations of a request. */
async function attendancesOf(context: RequestContext, reservationId: string): Promise<readonly Mark[]> {
  const found = await loadBatched(context, attendancesOf, reservationId, async (reservationIds) => {
    const rows = await context.database
      .select({ reservationId: trainingSeatReservation.id, attendance: trainingSeat.attendance })
      .from(trainingSeatReservation)
      .innerJoin(trainingSession, eq(trainingSession.classId, trainingSeatReservation.classId))
      .innerJoin(
        trainingSeat,
        and(
          eq(trainingSeat.sessionId, trainingSession.id),
          eq(trainingSeat.seatNumber, trainingSeatReservation.seatNumber),
        ),
      )
      .where(and(inArray(trainingSeatReservation.id, [...reservationIds]), isNull(trainingSeatReservation.releasedAt)))
      .orderBy(asc(trainingSession.startsAt));
    return Map.groupBy(rows, (row) => row.reservationId);
  });
  return found?.map(({ attendance }) => attendance) ?? [];
}
