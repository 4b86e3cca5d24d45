import { builder, loadBatched, type RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { Course, Questionaire } from '../nodes.ts';
import { questionnaire } from '../tables.ts';

builder.objectField(Course.ref, 'preCourseQuestionaire', (t) =>
  t.field({
    type: Questionaire.ref,
    nullable: true,
    description:
      'The newest pre-course questionnaire of the course. Delegates who have not answered yet are asked this one.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const newest = await loadBatched(context, newestPreCourse, id, (ids) => newestPreCourse(context.database, ids));
      return newest ?? null;
    },
  }),
);

/** Returns the newest pre-course questionnaire of each course that has one, by the ULID of the course. One statement. */
export async function newestPreCourse(
  queries: Queries,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, RowOf<typeof questionnaire>>> {
  const rows = await queries
    .selectDistinctOn([questionnaire.courseId])
    .from(questionnaire)
    .where(and(inArray(questionnaire.courseId, [...courseIds]), eq(questionnaire.kind, 'attendee_pre_course')))
    .orderBy(questionnaire.courseId, desc(questionnaire.createdAt), desc(questionnaire.id));
  return new Map(rows.map((row) => [row.courseId ?? '', row]));
}
