import { builder, defineNode, implementNode, one, signedIn, staff } from '@console/api-kit';
import { Course } from './Course.ts';
import { courseVersion, type CourseLesson as Lesson } from './tables.ts';

export const CourseVersion = defineNode('CourseVersion', 'course_versions', courseVersion);

const CourseLesson = builder.objectRef<Lesson>('CourseLesson').implement({
  rule: signedIn,
  fields: (t) => ({
    title: t.exposeString('title'),
    topics: t.exposeStringList('topics'),
  }),
});

implementNode(CourseVersion, {
  rule: staff,
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
