import { invalidInput, mutationField, staff } from '@console/api-kit';
import { createTrainerCourseInput } from '@console/classes-contracts';
import { and, eq } from 'drizzle-orm';
import { withName } from '../class-trainer/trainerOfClass.ts';
import { Course, Trainer, TrainerCourse } from '../nodes.ts';
import { trainerCourse } from '../tables.ts';
import { keepTrainerCourse } from './keepTrainerCourse.ts';

mutationField('createTrainerCourse', {
  description: 'Adds a course with a published version to the courses that a trainer can teach.',
  rule: staff,
  input: createTrainerCourseInput,
  changes: TrainerCourse,
  write: async (writing, { trainer: trainerIri, course: courseIri, ...skills }) => {
    const trainer = await writing.hold(Trainer, trainerIri, 'trainer');
    const course = await writing.refer(Course, courseIri, 'course');
    if (course.publishedVersionId === null) {
      throw invalidInput({ path: 'course', message: 'This course has no published version.' });
    }
    const [known] = await writing.tx
      .select({ id: trainerCourse.id })
      .from(trainerCourse)
      .where(and(eq(trainerCourse.trainerId, trainer.id), eq(trainerCourse.courseId, course.id)));
    if (known) {
      const { fullName } = await withName(writing.tx, trainer);
      throw invalidInput({ path: 'course', message: `${fullName} teaches this course already.` });
    }
    const made = await writing.insert(TrainerCourse, { ...skills, trainerId: trainer.id, courseId: course.id });
    await keepTrainerCourse(writing, made, null, made);
    return made;
  },
});
