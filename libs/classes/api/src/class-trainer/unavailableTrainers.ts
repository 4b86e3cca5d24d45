import { builder, loadBatched, type RequestContext, staff, toIri } from '@console/api-kit';
import { type UnavailablePeriod, whyTrainerIsUnavailable } from '@console/classes-contracts';
import { tables as core } from '@console/core-api';
import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { Trainer, TrainingClass } from '../nodes.ts';
import {
  courseVersion,
  trainer,
  trainerCourse,
  trainerUnavailability,
  trainingClass,
  trainingSession,
} from '../tables.ts';
import { untilOf } from './unavailableDuring.ts';

const { person } = core;

interface UnavailableTrainer extends UnavailablePeriod {
  readonly trainerId: string;
  readonly fullName: string;
  readonly fromDay: Date;
  readonly toDay: Date;
}

const UnavailableTrainerType = builder.objectRef<UnavailableTrainer>('UnavailableTrainer').implement({
  description: 'A trainer who is unavailable on a day of this class.',
  rule: staff,
  fields: (t) => ({
    trainer: t.id({ resolve: ({ trainerId }) => toIri(Trainer.prefix, trainerId) }),
    fromDay: t.expose('fromDay', { type: 'DateTime' }),
    toDay: t.expose('toDay', { type: 'DateTime', description: 'The last day of the period.' }),
    note: t.exposeString('note', { nullable: true, description: 'The reason.' }),
    reason: t.string({
      description: 'The message that refuses this trainer for the class.',
      resolve: (away) => whyTrainerIsUnavailable(away, away),
    }),
  }),
});

builder.objectField(TrainingClass.ref, 'unavailableTrainers', (t) =>
  t.field({
    type: [UnavailableTrainerType],
    description:
      'The trainers of its course who are unavailable at its times, each with the first such period. Empty while the class is postponed.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => unavailableTrainersOf(context, id),
  }),
);

/** One statement answers for all classes of a request. Keep the rule the same as in `whyUnavailable`. */
async function unavailableTrainersOf(context: RequestContext, id: string): Promise<readonly UnavailableTrainer[]> {
  const found = await loadBatched<readonly UnavailableTrainer[]>(
    context,
    unavailableTrainersOf,
    id,
    async (classIds) => {
      const { fromDay, toDay, note } = trainerUnavailability;
      const rows = await context.database
        .selectDistinctOn([trainingClass.id, trainer.id], {
          classId: trainingClass.id,
          trainerId: trainer.id,
          fullName: person.fullName,
          fromDay,
          toDay,
          note,
        })
        .from(trainingClass)
        .innerJoin(courseVersion, eq(courseVersion.id, trainingClass.courseVersionId))
        .innerJoin(trainerCourse, eq(trainerCourse.courseId, courseVersion.courseId))
        .innerJoin(trainer, eq(trainer.id, trainerCourse.trainerId))
        .innerJoin(person, eq(person.id, trainer.personId))
        .innerJoin(
          trainerUnavailability,
          and(
            eq(trainerUnavailability.trainerId, trainer.id),
            // The conditions on the sessions below imply this one. It limits the periods that the database looks at.
            lt(fromDay, trainingClass.endsAt),
          ),
        )
        .innerJoin(
          trainingSession,
          and(
            eq(trainingSession.classId, trainingClass.id),
            gt(trainingSession.endsAt, fromDay),
            lt(trainingSession.startsAt, untilOf(toDay)),
          ),
        )
        .where(and(inArray(trainingClass.id, [...classIds]), ne(trainingClass.status, 'postponed')))
        .orderBy(asc(trainingClass.id), asc(trainer.id), asc(fromDay), asc(trainingSession.startsAt));
      return Map.groupBy(rows, ({ classId }) => classId);
    },
  );
  return found ?? [];
}
