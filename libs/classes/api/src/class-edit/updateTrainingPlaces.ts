import { mutationField, staff } from '@console/api-kit';
import { updateTrainingPlacesInput } from '@console/classes-contracts';
import { TrainingClass } from '../nodes.ts';
import { changePlaces } from './changePlaces.ts';

mutationField('updateTrainingPlaces', {
  description:
    'Changes the number of places of a class, never below those in use. The booking of a private class holds all places, so it follows.',
  rule: staff,
  input: updateTrainingPlacesInput,
  changes: TrainingClass,
  write: async (writing, input) => changePlaces(writing, await writing.lock(TrainingClass, input), input),
});
