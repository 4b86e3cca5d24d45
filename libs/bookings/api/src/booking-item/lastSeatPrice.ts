import { builder, loadBatched, Money, type RequestContext } from '@console/api-kit';
import { tables as classes, TrainingClass } from '@console/classes-api';
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookingItem } from '../tables.ts';

const { courseVersion, trainingClass } = classes;

/** How many of the latest classes of each version of a course are looked at. */
const LATEST_CLASSES = 20;

builder.objectField(TrainingClass.ref, 'lastSeatPrice', (t) =>
  t.field({
    type: Money,
    nullable: true,
    description:
      'The price of a seat in the latest sale of the class, or else of its course: a proposal for the next sale. Null when none was sold.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => lastSeatPriceOf(context, id),
  }),
);

/** One statement answers for all classes of a request. */
async function lastSeatPriceOf(context: RequestContext, classId: string): Promise<number | null> {
  const price = await loadBatched<number>(context, lastSeatPriceOf, classId, async (classIds) => {
    const { database } = context;
    const sold = and(eq(bookingItem.type, 'public'), ne(bookingItem.status, 'canceled'));
    const latest = [desc(bookingItem.createdAt), desc(bookingItem.id)];
    const ofClass = database
      .select({ price: bookingItem.unitPrice })
      .from(bookingItem)
      .where(and(eq(bookingItem.classId, trainingClass.id), sold))
      .orderBy(...latest)
      .limit(1);
    const own = alias(courseVersion, 'own');
    const other = alias(trainingClass, 'other');
    // A few classes of each version, so that a course with thousands of classes costs no more than another.
    const recent = database
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.courseVersionId, courseVersion.id), isNotNull(other.publicScheduleId)))
      .orderBy(desc(other.startsAt), desc(other.id))
      .limit(LATEST_CLASSES)
      .as('recent');
    const ofCourse = database
      .select({ price: bookingItem.unitPrice })
      .from(own)
      .innerJoin(courseVersion, eq(courseVersion.courseId, own.courseId))
      .crossJoinLateral(recent)
      .innerJoin(bookingItem, and(eq(bookingItem.classId, recent.id), sold))
      .where(eq(own.id, trainingClass.courseVersionId))
      .orderBy(...latest)
      .limit(1);
    const rows = await database
      .select({ id: trainingClass.id, price: sql<number | null>`coalesce((${ofClass}), (${ofCourse}))` })
      .from(trainingClass)
      .where(inArray(trainingClass.id, [...classIds]));
    return new Map(rows.flatMap(({ id, price }) => (price === null ? [] : [[id, price]])));
  });
  return price ?? null;
}
