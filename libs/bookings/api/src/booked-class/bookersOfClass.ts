import { onInquiry } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as classes, feedbackAsked, feedbackUrlInClass, feedbackUrlOfPerson } from '@console/classes-api';
import { tables as core } from '@console/core-api';
import { emailKey } from '@console/format';
import { and, arrayContains, asc, eq, ne, sql } from 'drizzle-orm';
import { booking, bookingContact, bookingItem } from '../tables.ts';

const { trainingClass } = classes;
const { person } = core;

/** Reads the bookers of the bookings whose items hold places of a class. */
onInquiry(feedbackAsked, async (queries, classId) =>
  queries
    .selectDistinct({ id: person.id, name: person.fullName })
    .from(bookingItem)
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .innerJoin(bookingContact, eq(bookingContact.bookingId, bookingItem.bookingId))
    .innerJoin(person, eq(person.id, bookingContact.personId))
    .where(
      and(
        eq(bookingItem.classId, classId),
        ne(bookingItem.status, 'canceled'),
        ne(booking.status, 'draft'),
        arrayContains(bookingContact.roles, ['booker']),
      ),
    )
    .orderBy(asc(person.fullName), asc(person.id)),
);

/** Returns the address at which somebody in an item gives feedback about its class: a delegate, or the booker. */
export async function feedbackUrlInItem(
  queries: Queries,
  { bookingId, classId }: { readonly bookingId: string; readonly classId: string },
  email: string,
  now: Date,
): Promise<string | null> {
  const bookers = await queries
    .select({ id: person.id, email: person.email })
    .from(bookingContact)
    .innerJoin(person, eq(person.id, bookingContact.personId))
    .where(and(eq(bookingContact.bookingId, bookingId), arrayContains(bookingContact.roles, ['booker'])));
  const booker = bookers.find((one) => one.email !== null && emailKey(one.email) === emailKey(email));
  if (booker) return feedbackUrlOfPerson({ kind: 'booker_post_course', classId, personId: booker.id });
  return feedbackUrlInClass(queries, classId, email, now);
}

/** Returns the address at which the booker gives feedback about the class of a booking that began last, or else begins first. */
export async function feedbackUrlInBooking(
  queries: Queries,
  bookingId: string,
  email: string,
  now: Date,
): Promise<string | null> {
  const begun = sql`${trainingClass.startsAt} <= ${now.toISOString()}`;
  const [item] = await queries
    .select({ bookingId: bookingItem.bookingId, classId: bookingItem.classId })
    .from(bookingItem)
    .innerJoin(trainingClass, eq(trainingClass.id, bookingItem.classId))
    .where(and(eq(bookingItem.bookingId, bookingId), ne(bookingItem.status, 'canceled')))
    .orderBy(
      sql`${begun} desc nulls last`,
      sql`case when ${begun} then ${trainingClass.startsAt} end desc`,
      asc(trainingClass.startsAt),
    )
    .limit(1);
  return item ? feedbackUrlInItem(queries, item, email, now) : null;
}
