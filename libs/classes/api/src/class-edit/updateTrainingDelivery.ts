import { mutationField, staff } from '@console/api-kit';
import { updateTrainingDeliveryInput } from '@console/classes-contracts';
import { TrainingClass } from '../nodes.ts';
import { changeDelivery } from './changeDelivery.ts';

mutationField('updateTrainingDelivery', {
  description:
    'Changes where a class takes place. Its public schedule gets the same place. Venues that the new format does not use are removed, and the meeting links of another platform.',
  rule: staff,
  input: updateTrainingDeliveryInput,
  describe: {
    deliveryPlatform: 'Needed for a virtual class. Kept for virtual and other classes.',
    deliveryAddress: 'Needed on site. A virtual class has none.',
  },
  changes: TrainingClass,
  write: async (writing, input) => changeDelivery(writing, await writing.lock(TrainingClass, input), input),
});
