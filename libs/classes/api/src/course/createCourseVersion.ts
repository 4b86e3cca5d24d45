import { invalidInput, mutationField, staff } from '@console/api-kit';
import { sqlState, violatedConstraint } from '@console/api-kit/database';
import { createCourseVersionInput, defaultDurationDays, defaultOutline } from '@console/classes-contracts';
import { Course, CourseVersion, Subject } from '../nodes.ts';
import { outlineOf } from './courseOutline.ts';
import { keepVersion } from './keepVersion.ts';

mutationField('createCourseVersion', {
  description: 'Creates a course with its first version, which is not published yet.',
  rule: staff,
  input: createCourseVersionInput,
  describe: {
    durationDays: '1 if absent.',
    reference: 'Without it the console gives the next reference, such as CO-1001.',
    outline: 'One lesson with three topics if absent.',
  },
  changes: CourseVersion,
  write: async (writing, { title, subject, durationDays, reference, outline }) => {
    const { id: subjectId } = await writing.refer(Subject, subject, 'subject');
    const course = await writing.insert(Course, { subjectId, reference: reference ?? undefined }).catch(refuseTaken);
    const made = await writing.insert(CourseVersion, {
      courseId: course.id,
      number: 1,
      title,
      durationDays: durationDays ?? defaultDurationDays,
      outline: outlineOf(outline ?? defaultOutline),
    });
    keepVersion(writing, course, null, made);
    return made;
  },
});

function refuseTaken(error: unknown): never {
  if (sqlState(error) !== '23505' || violatedConstraint(error) !== 'course_reference_key') throw error;
  throw invalidInput({ path: 'reference', message: 'Another course has this reference' });
}
