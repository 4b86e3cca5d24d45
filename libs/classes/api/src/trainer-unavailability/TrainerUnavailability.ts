import {
  dateFilter,
  idFilter,
  idFilterWhere,
  implementNode,
  listField,
  loadBatched,
  one,
  type RequestContext,
  type RowOf,
  staff,
} from '@console/api-kit';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { takesPlaceOn } from '../class-trainer/trainersClasses.ts';
import { Trainer, TrainerUnavailability, TrainingClass } from '../nodes.ts';
import { trainerUnavailability, trainingClass } from '../tables.ts';
import { teaches } from '../trainer/teaches.ts';

type Class = RowOf<typeof trainingClass>;

implementNode(TrainerUnavailability, {
  description: 'Days on which a trainer cannot teach. Both days belong to the period and begin at midnight UTC.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    trainer: one(t, { from: trainerUnavailability.trainerId, to: () => Trainer }),
    fromDay: t.expose('fromDay', { type: 'DateTime' }),
    toDay: t.expose('toDay', { type: 'DateTime' }),
    note: t.exposeString('note', { nullable: true, description: 'The reason.' }),
    clashes: t.field({
      type: [TrainingClass.ref],
      description: 'The classes that the trainer has on these days, the earliest first.',
      columns: ['id'],
      resolve: ({ id }, _args, context) => classesIn(context, id),
    }),
  }),
});

listField('trainerUnavailabilities', TrainerUnavailability, {
  description:
    'The days on which trainers cannot teach. For those that meet the time from A to B: fromDay before B, toDay after the day of A.',
  rule: staff,
  filters: {
    trainer: idFilter(trainerUnavailability.trainerId, 'trainers'),
    course: idFilterWhere('courses', (course) => teaches(trainerUnavailability.trainerId, course)),
    fromDay: dateFilter(trainerUnavailability.fromDay),
    toDay: dateFilter(trainerUnavailability.toDay, { index: false }),
  },
  order: { fromDay: trainerUnavailability.fromDay },
  defaultOrder: { fromDay: 'ASC' },
});

/** One statement answers for all periods of a request. */
async function classesIn(context: RequestContext, id: string): Promise<readonly Class[]> {
  const found = await loadBatched<readonly Class[]>(context, classesIn, id, async (ids) => {
    const { id: periodId, trainerId, fromDay, toDay } = trainerUnavailability;
    const rows = await context.database
      .select({ periodId, taught: trainingClass })
      .from(trainerUnavailability)
      .innerJoin(trainingClass, and(eq(trainingClass.trainerId, trainerId), takesPlaceOn(fromDay, toDay)))
      .where(inArray(periodId, [...ids]))
      .orderBy(asc(periodId), asc(trainingClass.startsAt), asc(trainingClass.id));
    const periods = Map.groupBy(rows, (row) => row.periodId);
    return new Map([...periods].map(([period, classes]) => [period, classes.map(({ taught }) => taught)]));
  });
  return found ?? [];
}
