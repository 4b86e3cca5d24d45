import { mutationField, staff } from '@console/api-kit';
import { deleteTrainerCourseInput } from '@console/classes-contracts';
import { Trainer, TrainerCourse } from '../nodes.ts';
import { keepTrainerCourse } from './keepTrainerCourse.ts';

mutationField('deleteTrainerCourse', {
  description:
    'Removes a course from those that a trainer can teach, with competencies and day rate. The classes that the trainer has with it stay.',
  rule: staff,
  input: deleteTrainerCourseInput,
  deletes: TrainerCourse,
  write: async (writing, input) => {
    const { row } = await writing.lockBelow(
      TrainerCourse,
      input,
      ({ trainerId }) => writing.lockRow(Trainer, trainerId),
      'update',
    );
    await writing.remove(TrainerCourse, row);
    await keepTrainerCourse(writing, row, row, null);
    return row;
  },
});
