import type { Queries } from '@console/api-kit/database';
import { type ClassRow, tables as classes, type Impact } from '@console/classes-api';
import { whyNotSell } from '@console/classes-contracts';
import { countOf } from '@console/format';
import { and, eq, isNull } from 'drizzle-orm';

const { classPlace, trainingSeatReservation: reservation } = classes;

/** How many seats of the new class are free, or why none can be booked. */
export async function seatsNote(queries: Queries, to: ClassRow, needed: number): Promise<Impact> {
  const reason = whyNotSell({ ...to, public: to.publicScheduleId !== null });
  const free = await freeSeats(queries, to.id);
  const enough = `${countOf(free, 'seat')} ${free === 1 ? 'is' : 'are'} free, ${needed} needed`;
  return { entity: 'note', target: null, reference: to.ref, title: to.title, consequence: reason ?? enough };
}

async function freeSeats(queries: Queries, classId: string): Promise<number> {
  const places = await queries.$count(classPlace, eq(classPlace.classId, classId));
  const live = and(eq(reservation.classId, classId), isNull(reservation.releasedAt));
  return places - (await queries.$count(reservation, live));
}
