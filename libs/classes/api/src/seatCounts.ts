import { loadBatched, type RequestContext } from '@console/api-kit';
import { and, count, eq, inArray } from 'drizzle-orm';
import { classPlace, trainingSeatReservation } from './tables.ts';

/** Places of a class, alike on each of its days; a place is reserved for all of them. */
export interface SeatCounts {
  total: number;
  reserved: number;
}

/** Counts the seats of all classes that ask for it in one statement. */
export async function seatCountsOf(context: RequestContext, classId: string): Promise<SeatCounts> {
  const counts = await loadBatched<SeatCounts>(context, seatCountsOf, classId, async (classIds) => {
    const live = and(
      eq(trainingSeatReservation.classId, classPlace.classId),
      eq(trainingSeatReservation.liveSeatNumber, classPlace.seatNumber),
    );
    const rows = await context.database
      .select({ classId: classPlace.classId, total: count(), reserved: count(trainingSeatReservation.id) })
      .from(classPlace)
      .leftJoin(trainingSeatReservation, live)
      .where(inArray(classPlace.classId, [...classIds]))
      .groupBy(classPlace.classId);
    return new Map(rows.map(({ classId, ...counted }) => [classId, counted]));
  });
  return counts ?? { total: 0, reserved: 0 };
}
