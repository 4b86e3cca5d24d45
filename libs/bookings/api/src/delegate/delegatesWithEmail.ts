import { builder, invalidInput, ownStatements, type RowOf, requireUlid, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { Attendee, tables } from '@console/classes-api';
import { and, asc, eq, getTableColumns, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { bookingItem } from '../tables.ts';

const { attendee, trainingSeatReservation: reservation } = tables;

/** The most seats that are corrected at once. */
const MOST = 500;

builder.queryField('delegatesWithEmail', (t) =>
  t.field({
    type: [Attendee.ref],
    extensions: ownStatements(2),
    description:
      'The other delegates with this email in the classes and bookings of these delegates, for a warning before a correction. Other seats of the same contacts are left out.',
    rule: staff,
    args: { attendees: t.arg.idList({ required: true }), email: t.arg.string({ required: true }) },
    resolve: async (_root, { attendees, email }, { database }) => {
      if (attendees.length > MOST) throw invalidInput({ path: 'attendees', message: `At most ${MOST} attendees` });
      const ids = attendees.map((id) => requireUlid(Attendee.prefix, id, 'attendees'));
      return ids.length === 0 ? [] : delegatesWithEmail(database, ids, email);
    },
  }),
);

async function delegatesWithEmail(
  queries: Queries,
  ids: readonly string[],
  email: string,
): Promise<RowOf<typeof attendee>[]> {
  const corrected = await queries
    .select({ personId: attendee.personId, classId: reservation.classId, bookingId: bookingItem.bookingId })
    .from(attendee)
    .innerJoin(reservation, eq(reservation.id, attendee.reservationId))
    .innerJoin(bookingItem, eq(bookingItem.id, reservation.bookingItemId))
    .where(inArray(attendee.id, [...ids]));
  if (corrected.length === 0) return [];
  const classes = corrected.map(({ classId }) => classId);
  const bookings = corrected.map(({ bookingId }) => bookingId);
  const people = corrected.flatMap(({ personId }) => personId ?? []);
  return queries
    .select(getTableColumns(attendee))
    .from(attendee)
    .innerJoin(reservation, eq(reservation.id, attendee.reservationId))
    .innerJoin(bookingItem, eq(bookingItem.id, reservation.bookingItemId))
    .where(
      and(
        or(inArray(reservation.classId, classes), inArray(bookingItem.bookingId, bookings)),
        isNull(reservation.releasedAt),
        notInArray(attendee.id, [...ids]),
        people.length > 0 ? or(isNull(attendee.personId), notInArray(attendee.personId, people)) : undefined,
        eq(sql`email_key(${attendee.email})`, sql`email_key(${email})`),
      ),
    )
    .orderBy(asc(reservation.classId), asc(reservation.seatNumber), asc(attendee.id));
}
