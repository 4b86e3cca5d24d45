import type { Queries } from '@console/api-kit/database';
import { tables as core } from '@console/core-api';
import { emailKey } from '@console/format';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { attendee, trainer, trainingClass, trainingSeatReservation } from '../tables.ts';
import { feedbackUrlOfDelegate, feedbackUrlOfPerson } from './feedbackLinks.ts';

const { person } = core;

/**
 * Returns the address at which a delegate or the trainer of a class gives feedback, by their email. Delegates are asked before the class
 * until it begins.
 */
export async function feedbackUrlInClass(
  queries: Queries,
  classId: string,
  email: string,
  now: Date,
): Promise<string | null> {
  const delegates = await queries
    .select({ hash: attendee.hash, email: attendee.email, startsAt: trainingClass.startsAt })
    .from(trainingSeatReservation)
    .innerJoin(attendee, eq(attendee.reservationId, trainingSeatReservation.id))
    .innerJoin(trainingClass, eq(trainingClass.id, trainingSeatReservation.classId))
    .where(and(eq(trainingSeatReservation.classId, classId), isNull(trainingSeatReservation.releasedAt)))
    .orderBy(asc(trainingSeatReservation.seatNumber));
  // A class has few people. A condition on their emails would make the database look for it in those of all classes.
  const isRecipient = (one: { readonly email: string | null }) =>
    one.email !== null && emailKey(one.email) === emailKey(email);
  const seated = delegates.find(isRecipient);
  if (seated) {
    const isOver = seated.startsAt !== null && seated.startsAt <= now;
    return feedbackUrlOfDelegate(isOver ? 'attendee_post_course' : 'attendee_pre_course', seated.hash);
  }
  const trainers = await queries
    .select({ id: trainer.id, email: person.email })
    .from(trainingClass)
    .innerJoin(trainer, eq(trainer.id, trainingClass.trainerId))
    .innerJoin(person, eq(person.id, trainer.personId))
    .where(eq(trainingClass.id, classId));
  const teaching = trainers.find(isRecipient);
  return teaching ? feedbackUrlOfPerson({ kind: 'trainer_post_course', classId, personId: teaching.id }) : null;
}
