import { builder, implementNode, one, signedIn, staff } from '@console/api-kit';
import { Course, CourseVersion } from '../nodes.ts';

import { courseVersion, type CourseLesson as Lesson } from '../tables.ts';

const CourseLesson = builder.objectRef<Lesson>('CourseLesson').implement({
  rule: signedIn,
  fields: (t) => ({
    title: t.exposeString('title'),
    topics: t.exposeStringList('topics'),
  }),
});

implementNode(CourseVersion, {
  rule: staff,
  audit: true,
  lookup: 'courseVersion',
  fields: (t) => ({
    title: t.exposeString('title'),
    number: t.exposeInt('number'),
    durationDays: t.exposeInt('durationDays'),
    course: one(t, { from: courseVersion.courseId, to: () => Course }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    outline: t.expose('outline', { type: [CourseLesson] }),
  }),
});
