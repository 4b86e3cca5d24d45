import { invalidInput, type Writing } from '@console/api-kit';
import { type updateTrainingPlacesInput, whyNotChangeClass } from '@console/classes-contracts';
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type ClassRow, classPlacesChanging } from '../classEffects.ts';
import { PublicSchedule, TrainingClass, TrainingSeatReservation } from '../nodes.ts';
import { classPlace, trainingSeatReservation, trainingSession } from '../tables.ts';
import { addPlaces, addSeats, placesUpTo } from '../training-class/wholeClass.ts';
import { keepDelegate } from '../training-seat/keepDelegates.ts';
import { releaseSeats, renewSeatsOf, reserveSeats } from '../training-seat/places.ts';
import { knownPlaces, type PlacesPlan, planPlaces } from './planPlaces.ts';

/**
 * Changes the number of places of a class and of its public schedule. The seats and the booking of a private class
 * follow.
 *
 * @param before the class, locked.
 * @throws the refusal when the class cannot change, and a violation when more places are in use.
 */
export async function changePlaces(
  writing: Writing,
  before: ClassRow,
  { maxAttendees }: Pick<z.output<typeof updateTrainingPlacesInput>, 'maxAttendees'>,
): Promise<ClassRow> {
  if (maxAttendees === undefined || maxAttendees === before.maxAttendees) return before;
  writing.refuseIf(whyNotChangeClass(before));
  await writing.announce(classPlacesChanging, before);
  const plan = planPlaces(await knownPlaces(writing.tx, before), before, maxAttendees);
  if (plan.whyNot !== null) throw invalidInput({ path: 'maxAttendees', message: plan.whyNot });
  if (maxAttendees < before.maxAttendees) await removePlaces(writing, before, maxAttendees, plan);
  const changed = await writing.update(TrainingClass, before, { maxAttendees });
  if (maxAttendees > before.maxAttendees) await addMorePlaces(writing, before, changed, plan);
  if (before.publicScheduleId !== null) {
    const schedule = await writing.lockRow(PublicSchedule, before.publicScheduleId);
    await writing.update(PublicSchedule, schedule, { maxAttendees });
  }
  return changed;
}

/** The database deletes the seats of a place with it, and refuses to delete a place that is reserved. */
async function removePlaces(writing: Writing, { id }: ClassRow, places: number, plan: PlacesPlan): Promise<void> {
  await releaseSeats(writing, plan.released);
  for (const place of plan.moved) {
    const lower = { seatNumber: place.to };
    await writing.updateAll(TrainingSeatReservation, eq(trainingSeatReservation.id, place.id), lower);
    if (place.delegate) keepDelegate(writing, { id }, place.delegate, place, lower);
  }
  const seated = plan.moved.filter(({ delegate }) => delegate !== null);
  await renewSeatsOf(
    writing,
    id,
    seated.map(({ to }) => to),
  );
  await writing.removeParts(classPlace, and(eq(classPlace.classId, id), gt(classPlace.seatNumber, places)));
}

async function addMorePlaces(writing: Writing, before: ClassRow, changed: ClassRow, plan: PlacesPlan): Promise<void> {
  const added = placesUpTo(changed.maxAttendees, before.maxAttendees);
  await addPlaces(writing, changed, added);
  const sessions = await writing.tx
    .select({ id: trainingSession.id })
    .from(trainingSession)
    .where(eq(trainingSession.classId, changed.id));
  await addSeats(
    writing,
    changed,
    sessions.flatMap(({ id: sessionId }) => added.map((seatNumber) => ({ sessionId, seatNumber }))),
  );
  if (plan.holder !== null) await reserveSeats(writing, { id: plan.holder, classId: changed.id }, added);
}
