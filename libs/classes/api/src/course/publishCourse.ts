import { mutationField, staff } from '@console/api-kit';
import { publishCourseInput, whyNotPublish } from '@console/classes-contracts';
import { Course, CourseVersion } from '../nodes.ts';
import { newestVersionOf } from './updateCourse.ts';

mutationField('publishCourse', {
  description: 'Publishes the newest version of a course. Classes that exist keep their version.',
  rule: staff,
  input: publishCourseInput,
  changes: Course,
  write: async (writing, input) => {
    const course = await writing.lock(Course, input);
    writing.refuseIf(whyNotPublish(course));
    const newest = await newestVersionOf(writing, course.id);
    await writing.update(CourseVersion, newest, { publishedAt: writing.now });
    return writing.update(Course, course, { publishedVersionId: newest.id });
  },
});
