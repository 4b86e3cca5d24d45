import { builder, invalidInput, loadBatched, ownStatements, type RequestContext, type RowOf } from '@console/api-kit';
import { and, asc, eq, exists, gt, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Trainer, TrainingClass } from '../nodes.ts';
import { trainingClass, trainingSession } from '../tables.ts';
import { takesPlace } from './taughtDuring.ts';
import { untilOf } from './unavailableDuring.ts';

type Class = RowOf<typeof trainingClass>;

builder.objectFields(Trainer.ref, (t) => ({
  classesToTeach: t.field({
    type: [TrainingClass.ref],
    description:
      'The classes that the trainer still has to teach, the earliest first: provisional and confirmed ones that are not over, and postponed ones.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => classesToTeach(context, id),
  }),
  classesOnDays: t.field({
    type: [TrainingClass.ref],
    extensions: ownStatements(1),
    description:
      'The classes that the trainer has on one of these days, the earliest first. Both days belong to them and begin at midnight UTC. Canceled and postponed classes do not count.',
    args: { fromDay: t.arg({ type: 'DateTime', required: true }), toDay: t.arg({ type: 'DateTime', required: true }) },
    columns: ['id'],
    resolve: ({ id }, { fromDay, toDay }, { database }) => {
      if (toDay < fromDay) throw invalidInput({ path: 'toDay', message: 'To must not be before From' });
      return database
        .select()
        .from(trainingClass)
        .where(and(eq(trainingClass.trainerId, id), takesPlaceOn(instant(fromDay), instant(toDay))))
        .orderBy(...earliestFirst);
    },
  }),
}));

const instant = (value: Date): SQL => sql`${sql.param(value, trainingClass.startsAt)}::timestamptz`;

const earliestFirst = [asc(trainingClass.startsAt), asc(trainingClass.id)];

const leftToTeach = or(
  eq(trainingClass.status, 'postponed'),
  and(inArray(trainingClass.status, ['provisional', 'confirmed']), gt(trainingClass.endsAt, sql`now()`)),
);

/** One statement answers for all trainers of a request. */
async function classesToTeach(context: RequestContext, id: string): Promise<readonly Class[]> {
  const found = await loadBatched<readonly Class[]>(context, classesToTeach, id, async (ids) => {
    const rows = await context.database
      .select()
      .from(trainingClass)
      .where(and(inArray(trainingClass.trainerId, [...ids]), leftToTeach))
      .orderBy(...earliestFirst);
    return Map.groupBy(rows, ({ trainerId }) => trainerId ?? '');
  });
  return found ?? [];
}

/**
 * The condition for classes with a session on one of the days from the first to the last one. Canceled and postponed
 * classes do not count.
 */
export function takesPlaceOn(fromDay: SQLWrapper, toDay: SQLWrapper): SQL | undefined {
  const until = untilOf(toDay);
  return and(
    takesPlace,
    // The condition on the sessions implies this one, which lets the database use the index of periods.
    sql`tstzrange(${trainingClass.startsAt}, ${trainingClass.endsAt}) && tstzrange(${fromDay}, ${until})`,
    exists(
      sql`(select 1 from ${trainingSession} where ${trainingSession.classId} = ${trainingClass.id}
        and ${trainingSession.startsAt} < ${until} and ${trainingSession.endsAt} > ${fromDay})`,
    ),
  );
}
