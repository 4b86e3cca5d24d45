import { mutationField, staff } from '@console/api-kit';
import { updateTrainingSessionsInput } from '@console/classes-contracts';
import { TrainingClass } from '../nodes.ts';
import { changeSessions } from './changeSessions.ts';

mutationField('updateTrainingSessions', {
  description:
    'Adds, moves, changes and removes the sessions of a class. Its seats, its dates and those of its public schedule follow.',
  rule: staff,
  input: updateTrainingSessionsInput,
  describe: {
    sessions:
      'All sessions of the class. One without an id is new, and one that is left out is removed. Meeting links are kept for virtual and other classes, venues for all but virtual classes.',
    reason: 'Needed when a session of a class with reserved seats moves or is removed.',
  },
  changes: TrainingClass,
  write: async (writing, input) => {
    writing.explain(input.reason);
    return changeSessions(writing, await writing.lock(TrainingClass, input), input);
  },
});
