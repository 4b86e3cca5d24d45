import { builder, loadBatched, type RequestContext } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { fewestPlaces, type PlacesInUse, whyFewestPlaces } from '@console/classes-contracts';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { TrainingClass } from '../nodes.ts';
import { attendee, trainingSeatReservation as reservation, trainingClass, trainingSeat } from '../tables.ts';

/** Returns the facts that decide how few places classes can have, by the ULIDs of the classes. Two statements. */
export async function placesInUse(
  queries: Queries,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, PlacesInUse>> {
  const isPublic = sql<boolean>`${trainingClass.publicScheduleId} is not null`;
  const held = await queries
    .select({
      id: trainingClass.id,
      public: isPublic,
      inUse: sql<number>`count(${reservation.id}) filter (where ${isPublic} or ${attendee.id} is not null)`.mapWith(
        Number,
      ),
    })
    .from(trainingClass)
    .leftJoin(reservation, and(eq(reservation.classId, trainingClass.id), isNull(reservation.releasedAt)))
    .leftJoin(attendee, eq(attendee.reservationId, reservation.id))
    .where(inArray(trainingClass.id, [...classIds]))
    .groupBy(trainingClass.id);
  const { classId, seatNumber, attendance, attendanceComments } = trainingSeat;
  const recorded = await queries
    .select({ classId, upTo: sql<number>`max(${seatNumber})` })
    .from(trainingSeat)
    .where(and(inArray(classId, [...classIds]), or(ne(attendance, 'none'), isNotNull(attendanceComments))))
    .groupBy(classId);
  const upTo = new Map(recorded.map((row) => [row.classId, row.upTo]));
  return new Map(held.map(({ id, ...row }) => [id, { ...row, recordedUpTo: upTo.get(id) ?? 0 }]));
}

const unused: PlacesInUse = { public: true, inUse: 0, recordedUpTo: 0 };

async function inUse(context: RequestContext, id: string): Promise<PlacesInUse> {
  const found = await loadBatched(context, inUse, id, (ids) => placesInUse(context.database, ids));
  return found ?? unused;
}

builder.objectFields(TrainingClass.ref, (t) => ({
  fewestPlaces: t.int({
    description: 'The fewest places that the class can have now.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => fewestPlaces(await inUse(context, id)),
  }),
  whyFewestPlaces: t.string({
    nullable: true,
    description: 'The reason as a sentence. Null when one place is enough.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => whyFewestPlaces(await inUse(context, id)),
  }),
}));
