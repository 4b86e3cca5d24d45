import { builder, loadBatched, type RequestContext, staff, toIri } from '@console/api-kit';
import { whyTrainerIsBusy } from '@console/classes-contracts';
import { tables as core } from '@console/core-api';
import { and, asc, eq, gt, inArray, isNotNull, lt, max, min, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Trainer, TrainingClass } from '../nodes.ts';

import { courseVersion, trainer, trainerCourse, trainingClass, trainingSession } from '../tables.ts';
import { takesPlace } from './taughtDuring.ts';

const { person } = core;

interface BusyTrainer {
  readonly trainerId: string;
  readonly fullName: string;
  /** The reference of the other class. */
  readonly reference: string;
  /** The start of the day on which the trainer teaches the other class. */
  readonly startsAt: Date;
}

const BusyTrainerType = builder.objectRef<BusyTrainer>('BusyTrainer').implement({
  description: 'A trainer who teaches another class at the times of this one.',
  rule: staff,
  fields: (t) => ({
    trainer: t.id({ resolve: ({ trainerId }) => toIri(Trainer.prefix, trainerId) }),
    reference: t.exposeString('reference', { description: 'The reference of the other class.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    reason: t.string({
      description: 'The message that refuses this trainer for the class.',
      resolve: (busy) => whyTrainerIsBusy(busy, busy),
    }),
  }),
});

builder.objectField(TrainingClass.ref, 'busyTrainers', (t) =>
  t.field({
    type: [BusyTrainerType],
    description:
      'The trainers of its course who teach another class at its times, each with the first such day. Empty while the class is postponed.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => busyTrainersOf(context, id),
  }),
);

/**
 * Two statements answer for all classes of a request. Keep the rule the same as in `whyBusy`, which the server uses to
 * refuse.
 */
async function busyTrainersOf(context: RequestContext, id: string): Promise<readonly BusyTrainer[]> {
  const found = await loadBatched<readonly BusyTrainer[]>(context, busyTrainersOf, id, async (classIds) => {
    const own = alias(trainingClass, 'own');
    const day = alias(trainingSession, 'day');
    // With the times as values, the database knows how few classes run then, and finds them by its index of periods.
    const [period] = await context.database
      .select({ from: min(trainingClass.startsAt), until: max(trainingClass.endsAt) })
      .from(trainingClass)
      .where(and(inArray(trainingClass.id, [...classIds]), ne(trainingClass.status, 'postponed')));
    if (!period?.from || !period.until) return new Map();
    const rows = await context.database
      .selectDistinctOn([own.id, trainer.id], {
        classId: own.id,
        trainerId: trainer.id,
        fullName: person.fullName,
        reference: trainingClass.ref,
        startsAt: trainingSession.startsAt,
      })
      .from(own)
      .innerJoin(courseVersion, eq(courseVersion.id, own.courseVersionId))
      .innerJoin(trainerCourse, eq(trainerCourse.courseId, courseVersion.courseId))
      .innerJoin(trainer, eq(trainer.id, trainerCourse.trainerId))
      .innerJoin(person, eq(person.id, trainer.personId))
      .innerJoin(
        trainingClass,
        and(
          eq(trainingClass.trainerId, trainer.id),
          ne(trainingClass.id, own.id),
          takesPlace,
          // The conditions on the sessions below imply this one.
          runsWithin(period.from, period.until),
        ),
      )
      .innerJoin(day, eq(day.classId, own.id))
      .innerJoin(
        trainingSession,
        and(
          eq(trainingSession.classId, trainingClass.id),
          lt(trainingSession.startsAt, day.endsAt),
          gt(trainingSession.endsAt, day.startsAt),
        ),
      )
      .where(and(inArray(own.id, [...classIds]), ne(own.status, 'postponed')))
      .orderBy(asc(own.id), asc(trainer.id), asc(day.startsAt), asc(trainingSession.startsAt));
    return Map.groupBy(rows, ({ classId }) => classId);
  });
  return found ?? [];
}

/** The condition for classes that run at some time of a period, written as its index needs it. */
const runsWithin = (from: Date, until: Date) =>
  and(
    isNotNull(trainingClass.startsAt),
    sql`tstzrange(${trainingClass.startsAt}, ${trainingClass.endsAt})
      && tstzrange(${sql.param(from, trainingClass.startsAt)}, ${sql.param(until, trainingClass.endsAt)})`,
  );
