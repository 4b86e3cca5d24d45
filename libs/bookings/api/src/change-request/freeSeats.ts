import type { Queries } from '@console/api-kit/database';
import type { ClassWithSeats } from '@console/bookings-contracts';
import { type ClassRow, tables as classes } from '@console/classes-api';
import type { Impact } from '@console/core-api';
import { countOf } from '@console/format';
import { and, eq, isNull } from 'drizzle-orm';

const { classPlace, trainingSeatReservation: reservation } = classes;

/** How many seats of a class are free. */
export function freeSeatsNote({ ref, title, seatsFreeCount: free }: ClassRow & ClassWithSeats, needed: number): Impact {
  const consequence = `${countOf(free, 'seat')} ${free === 1 ? 'is' : 'are'} free, ${needed} needed`;
  return { entity: 'note', target: null, reference: ref, title, consequence };
}

/** A class with the number of its free seats. */
export async function withFreeSeats(queries: Queries, row: ClassRow): Promise<ClassRow & ClassWithSeats> {
  const places = await queries.$count(classPlace, eq(classPlace.classId, row.id));
  const live = and(eq(reservation.classId, row.id), isNull(reservation.releasedAt));
  const reserved = await queries.$count(reservation, live);
  return { ...row, public: row.publicScheduleId !== null, seatsFreeCount: places - reserved };
}
