import { onInquiry, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { ClassMove } from '@console/classes-contracts';
import { CustomerContact, tables as core } from '@console/core-api';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { type Impact, impactOfClassMove, impactOfClassTrainer } from '../Impact.ts';
import { Trainer } from '../nodes.ts';

import { attendee, trainingSeatReservation as reservation, trainer, trainingClass } from '../tables.ts';

const { person } = core;

/** The effect of a move on the trainer and on the delegates. Moves that are missing here have none. */
const consequences: Readonly<Partial<Record<ClassMove, { trainer: string; delegate: string }>>> = {
  postpone: { trainer: 'is free on its days', delegate: 'keeps the seat, without dates' },
  reschedule: { trainer: 'teaches it on its new dates', delegate: 'keeps the seat on the new dates' },
  rescheduleProvisional: { trainer: 'teaches it on its new dates', delegate: 'keeps the seat on the new dates' },
  cancel: { trainer: 'is free on its days', delegate: 'loses the seat' },
};

onInquiry(impactOfClassMove, async (queries, { class: { id, trainerId }, move }) => {
  const consequence = consequences[move];
  if (!consequence) return [];
  return [
    ...(await trainerImpact(queries, trainerId, consequence.trainer)),
    ...(await delegateImpacts(queries, id, consequence.delegate)),
  ];
});

onInquiry(impactOfClassTrainer, async (queries, { class: { trainerId: former }, trainerId }) => [
  ...(await trainerImpact(queries, former, 'no longer teaches this class')),
  ...(await trainerImpact(queries, trainerId, 'teaches this class')),
]);

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
