import { askAll, builder, loadRow, onInquiry, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { movesOfItem } from '@console/bookings-contracts';
import { tables as classes, type Impact, ImpactType, TrainingClass } from '@console/classes-api';
import { CustomerContact, tables as core } from '@console/core-api';
import { fullName } from '@console/format';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { BookingItem } from '../nodes.ts';
import { bookingContact } from '../tables.ts';
import type { LiveItem } from './bookingsOfClass.ts';
import { followOfItem, impactOfItemCancel } from './followOfItem.ts';
import { impactOnBooking } from './impactOnBooking.ts';

const { attendee, trainingClass, trainingSeatReservation: reservation } = classes;
const { person } = core;

builder.objectFields(BookingItem.ref, (t) => ({
  impactOfCancel: t.field({
    type: [ImpactType],
    description:
      'The records and the people whom canceling this item would affect now. Empty when it cannot be canceled.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const item = await loadRow(context, BookingItem, id);
      if (!item || movesOfItem(item).length === 0) return [];
      return askAll(impactOfItemCancel, context.database, await followOfItem(context.database, item));
    },
  }),
}));

onInquiry(impactOfItemCancel, async (queries, one) => {
  const people = await Promise.all(one.following.map((item) => peopleOf(queries, item)));
  const kept = await Promise.all(one.following.map((item) => privateClassOf(queries, item)));
  return [impactOnBooking(one, one.consequence), ...kept.flat(), ...people.flat()];
});

/** The delegates on the seats of an item, and the bookers: whom to tell. */
async function peopleOf(queries: Queries, item: LiveItem): Promise<Impact[]> {
  const delegates = await queries
    .select({
      personId: attendee.personId,
      givenName: attendee.givenName,
      familyName: attendee.familyName,
      seatNumber: reservation.seatNumber,
    })
    .from(attendee)
    .innerJoin(reservation, eq(reservation.id, attendee.reservationId))
    .where(and(eq(reservation.bookingItemId, item.id), isNull(reservation.releasedAt)))
    .orderBy(asc(reservation.seatNumber));
  const bookers = await queries
    .select({ id: person.id, fullName: person.fullName })
    .from(bookingContact)
    .innerJoin(person, eq(person.id, bookingContact.personId))
    .where(and(eq(bookingContact.bookingId, item.bookingId), sql`'booker' = ANY (${bookingContact.roles})`))
    .orderBy(asc(bookingContact.createdAt), asc(bookingContact.id));
  return [
    ...bookers.map(
      (booker): Impact => ({
        entity: 'contact',
        target: toIri(CustomerContact.prefix, booker.id),
        reference: 'Booker',
        title: booker.fullName,
        consequence: 'has to be told',
      }),
    ),
    ...delegates.map(
      (delegate): Impact => ({
        entity: 'delegate',
        target: delegate.personId && toIri(CustomerContact.prefix, delegate.personId),
        reference: `Seat ${delegate.seatNumber}`,
        title: fullName(delegate),
        consequence: 'loses the seat',
      }),
    ),
  ];
}

/** A private class stays when its item is canceled, because the customer may book it again. */
async function privateClassOf(queries: Queries, item: LiveItem): Promise<Impact[]> {
  if (item.type !== 'private') return [];
  const found = await queries
    .select({ id: trainingClass.id, ref: trainingClass.ref, title: trainingClass.title })
    .from(trainingClass)
    .where(eq(trainingClass.id, item.classId));
  return found.map(({ id, ref, title }) => ({
    entity: 'class',
    target: toIri(TrainingClass.prefix, id),
    reference: ref,
    title,
    consequence: 'stays, without a booking; cancel it on its own screen if it is not held',
  }));
}
