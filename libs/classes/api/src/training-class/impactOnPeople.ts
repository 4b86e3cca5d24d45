import { toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { CustomerContact, tables as core, type Impact } from '@console/core-api';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { Trainer } from '../nodes.ts';

import { attendee, trainingSeatReservation as reservation, trainer, trainingClass } from '../tables.ts';

const { person } = core;

function delegatesWhere(queries: Queries, which: SQL | undefined) {
  return queries
    .select({
      personId: attendee.personId,
      givenName: attendee.givenName,
      familyName: attendee.familyName,
      seatNumber: reservation.seatNumber,
      classRef: trainingClass.ref,
    })
    .from(attendee)
    .innerJoin(reservation, eq(reservation.id, attendee.reservationId))
    .innerJoin(trainingClass, eq(trainingClass.id, reservation.classId))
    .where(and(which, isNull(reservation.releasedAt)))
    .orderBy(asc(trainingClass.number), asc(reservation.seatNumber));
}

/** Returns the delegates of a class, all with one consequence. */
export async function delegateImpacts(queries: Queries, classId: string, consequence: string): Promise<Impact[]> {
  const delegates = await delegatesWhere(queries, eq(reservation.classId, classId));
  return delegates.map((one) => impactOnDelegate(one, `Seat ${one.seatNumber}`, consequence));
}

/** Returns the delegates on the seats of booking items, which may be seats of several classes, all with one consequence. */
export async function delegateImpactsOfItems(
  queries: Queries,
  itemIds: readonly string[],
  consequence: string,
): Promise<Impact[]> {
  const delegates = await delegatesWhere(queries, inArray(reservation.bookingItemId, [...itemIds]));
  return delegates.map((one) => impactOnDelegate(one, `Seat ${one.seatNumber} of ${one.classRef}`, consequence));
}

interface Delegate {
  readonly personId: string | null;
  readonly givenName: string;
  readonly familyName: string;
}

const impactOnDelegate = (
  { personId, givenName, familyName }: Delegate,
  seat: string,
  consequence: string,
): Impact => ({
  entity: 'delegate',
  target: personId && toIri(CustomerContact.prefix, personId),
  reference: seat,
  title: `${givenName} ${familyName}`,
  consequence,
});

/** Returns the trainer with a consequence. Without a trainer the list is empty. */
export async function trainerImpact(
  queries: Queries,
  trainerId: string | null,
  consequence: string,
): Promise<Impact[]> {
  if (trainerId === null) return [];
  const named = await queries
    .select({ fullName: person.fullName })
    .from(trainer)
    .innerJoin(person, eq(person.id, trainer.personId))
    .where(eq(trainer.id, trainerId));
  return named.map(({ fullName }) => ({
    entity: 'trainer',
    target: toIri(Trainer.prefix, trainerId),
    reference: 'Trainer',
    title: fullName,
    consequence,
  }));
}
