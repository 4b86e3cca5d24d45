import { days, insertRows, type SeedContext } from '@console/api-kit/seeding';
import { checkedAnswers } from '../questionnaire/checkedAnswers.ts';
import { attendee, questionnaireAnswer, trainingSeatReservation } from '../tables.ts';
import type { Catalogue } from './catalogue.ts';
import { type PlannedClass, startOf } from './plannedClass.ts';
import { preCourseAnswers } from './preCourse.ts';

/** Writes the reservations and their delegates. The booking items must have been written before. */
export async function insertReservations(
  context: SeedContext,
  classes: readonly PlannedClass[],
  catalogue: Catalogue,
): Promise<void> {
  const reservations = classes.flatMap((planned) =>
    planned.reservations.map((reservation) => ({ planned, reservation })),
  );
  await insertRows(
    context.tx,
    trainingSeatReservation,
    reservations.map(({ planned, reservation: { id, seatNumber, bookingItemId, createdAt, releasedAt } }) => {
      const stamps = { createdBy: planned.createdBy, createdAt, updatedAt: releasedAt ?? createdAt };
      return { id, classId: planned.id, seatNumber, bookingItemId, releasedAt, ...stamps };
    }),
  );
  const sitting = reservations.flatMap(({ planned, reservation }) =>
    attendeeRows(planned, reservation, catalogue, context.now),
  );
  await insertRows(
    context.tx,
    questionnaireAnswer,
    sitting.flatMap((row) => row.answers),
  );
  await insertRows(
    context.tx,
    attendee,
    sitting.map((row) => row.attendee),
  );
}

function attendeeRows(
  planned: PlannedClass,
  { id, createdAt, attendee }: PlannedClass['reservations'][number],
  catalogue: Catalogue,
  now: Date,
) {
  if (!attendee) return [];
  const { draw } = planned;
  const at = days.earliest(now, days.addDays(createdAt, draw.between(0, 6)));
  const soon = startOf(planned) < days.addDays(now, 14);
  const answer =
    soon && draw.chance(0.45)
      ? [{ id: draw.id(at), ...answersOf(planned, catalogue), createdAt: at, updatedAt: at }]
      : [];
  const row = {
    id: draw.id(at),
    reservationId: id,
    ...attendee,
    hash: Array.from({ length: 32 }, () => draw.between(0, 15).toString(16)).join(''),
    reviewedOutline: draw.chance(soon ? 0.7 : 0.2),
    preCourseAnswerId: answer[0]?.id ?? null,
    createdBy: planned.createdBy,
    createdAt: at,
    updatedAt: at,
  };
  return [{ attendee: row, answers: answer }];
}

function answersOf({ draw, course }: PlannedClass, { preCourse }: Catalogue) {
  const { id, questions } = preCourse.get(course.id) ?? {};
  if (id === undefined) throw new Error(`The course ${course.title} has no pre-course questionnaire.`);
  return { questionnaireId: id, answers: checkedAnswers(questions, preCourseAnswers(course, draw)) };
}
