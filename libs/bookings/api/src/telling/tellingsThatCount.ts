import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { booking, telling } from '../tables.ts';

/** Returns the tellings of bookings since the last cancellation of an item, or postponement of a class. The oldest is first. */
export function tellingsThatCount(queries: Queries, bookings: readonly string[]): Promise<RowOf<typeof telling>[]> {
  return queries
    .select(getTableColumns(telling))
    .from(telling)
    .innerJoin(booking, eq(booking.id, telling.bookingId))
    .where(and(inArray(booking.id, [...bookings]), sql`${telling.createdAt} >= coalesce(${since}, '-infinity')`))
    .orderBy(asc(telling.createdAt), asc(telling.id));
}

type Told = Pick<RowOf<typeof telling>, 'personId' | 'attendeeId'>;

/** Whether two tellings are of the same contact, or of the same delegate without a contact. */
export function isOfSamePerson(one: Told, other: Told): boolean {
  return one.personId === other.personId && one.attendeeId === other.attendeeId;
}

/** The moment of the last change of a booking of which people are told. Null when nothing says it. */
const since = sql`greatest(
  (SELECT max(i.canceled_at) FROM booking_item i WHERE i.booking_id = booking.id),
  (SELECT max(entry.at) FROM booking_item i
    JOIN training_class c ON c.id = i.class_id AND c.status = 'postponed'
    JOIN history entry ON entry.entity = 'class' AND entry.target_id = c.id
    WHERE i.booking_id = booking.id AND i.status <> 'canceled' AND entry.changes->'status'->>'to' = 'postponed'))`;
