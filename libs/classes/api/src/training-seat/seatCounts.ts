import { loadBatched, type RequestContext } from '@console/api-kit';
import { and, count, eq, inArray } from 'drizzle-orm';
import { classPlace, trainingSeatReservation } from '../tables.ts';

/** The numbers of places of a class. They are the same on each day, because a place is reserved for all days. */
export interface SeatCounts {
  total: number;
  reserved: number;
}

/** One statement answers for all classes of a request. */
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
