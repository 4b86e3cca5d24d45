import {
  enumFilter,
  existsFilter,
  idFilter,
  idFilterWhere,
  implementNode,
  listField,
  many,
  one,
  staff,
  textFilter,
} from '@console/api-kit';
import { courseStatuses } from '@console/classes-contracts';
import { findByName } from '@console/core-api';
import { inArray, notExists, sql } from 'drizzle-orm';
import { CourseStatus } from '../enumerations.ts';
import { Course, CourseVersion, Subject } from '../nodes.ts';

import { course, courseVersion, trainerCourse } from '../tables.ts';

findByName(
  'course',
  Course,
  {
    from: sql`course`,
    id: sql`id`,
    reference: sql`reference`,
    title: sql`title`,
    keys: [sql`title_sort`],
  },
  async (queries, ulids) => {
    const { id, status } = course;
    const found = await queries.select({ id, status }).from(course).where(inArray(id, ulids));
    return found.map((row) => ({
      id: row.id,
      isOpen: row.status !== 'draft',
      status: courseStatuses.labels[row.status],
    }));
  },
);

implementNode(Course, {
  description: 'The title is that of the published version, or of the newest version if none is published.',
  rule: staff,
  audit: true,
  lookup: 'course',
  fields: (t) => ({
    reference: t.exposeString('reference'),
    title: t.exposeString('title'),
    status: t.expose('status', { type: CourseStatus }),
    subject: one(t, { from: course.subjectId, to: () => Subject }),
    publishedCourseVersion: one(t, { from: course.publishedVersionId, to: () => CourseVersion }),
    versions: many(t, {
      of: () => CourseVersion,
      by: courseVersion.courseId,
      order: { number: courseVersion.number },
      defaultOrder: { number: 'DESC' },
    }),
  }),
});

/** The condition for courses that a trainer does not teach yet. */
function notTaughtBy(trainerId: string) {
  return notExists(
    sql`(select 1 from ${trainerCourse} where ${trainerCourse.courseId} = ${course.id} and ${trainerCourse.trainerId} = ${trainerId})`,
  );
}

listField('courses', Course, {
  rule: staff,
  filters: {
    title: textFilter([course.titleSort]),
    subject: idFilter(course.subjectId, 'subjects'),
    status: enumFilter(course.status, CourseStatus),
    exists: existsFilter({ publishedCourseVersion: course.publishedVersionId }),
    notTaughtBy: idFilterWhere('trainers', notTaughtBy),
  },
  order: {
    title: course.titleSort,
    reference: course.reference,
    status: course.status,
    createdAt: course.createdAt,
  },
  defaultOrder: { title: 'ASC' },
});
