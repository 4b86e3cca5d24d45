import { mutationField, staff } from '@console/api-kit';
import { rescheduleTrainingClassInput } from '@console/classes-contracts';
import { TrainingClass } from '../nodes.ts';
import { rescheduleClass } from './rescheduleClass.ts';

mutationField('rescheduleTrainingClass', {
  description: 'Gives each session of a postponed class new dates. Bookings that were put on hold with it resume.',
  rule: staff,
  input: rescheduleTrainingClassInput,
  describe: { provisional: 'True makes the class provisional, false makes it confirmed.' },
  changes: TrainingClass,
  write: async (writing, input) => rescheduleClass(writing, await writing.lock(TrainingClass, input), input),
});
