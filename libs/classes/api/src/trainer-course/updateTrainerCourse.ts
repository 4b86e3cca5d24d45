import { mutationField, staff } from '@console/api-kit';
import { updateTrainerCourseInput } from '@console/classes-contracts';
import { TrainerCourse } from '../nodes.ts';
import { keepTrainerCourse } from './keepTrainerCourse.ts';

mutationField('updateTrainerCourse', {
  description: 'Changes how well a trainer teaches a course, or the day rate.',
  rule: staff,
  input: updateTrainerCourseInput,
  changes: TrainerCourse,
  write: async (writing, { id, version, ...skills }) => {
    const before = await writing.lock(TrainerCourse, { id, version });
    const changed = await writing.update(TrainerCourse, before, skills);
    await keepTrainerCourse(writing, before, before, changed);
    return changed;
  },
});
