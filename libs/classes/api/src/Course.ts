import { idFilter, implementNode, listField, many, one, staff, textFilter } from '@console/api-kit';
import { CourseStatus } from './enumerations.ts';
import { Course, CourseVersion, Subject } from './nodes.ts';

import { course, courseVersion } from './tables.ts';

implementNode(Course, {
  description: 'The title is that of the published version, or of the newest version if none is published.',
  rule: staff,
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

listField('courses', Course, {
  rule: staff,
  filters: { title: textFilter([course.titleSort]), subject: idFilter(course.subjectId, 'subjects') },
  order: { title: course.titleSort, reference: course.reference, createdAt: course.createdAt },
  defaultOrder: { title: 'ASC' },
});
