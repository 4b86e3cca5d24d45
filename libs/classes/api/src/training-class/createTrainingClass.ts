import { mutationField, staff } from '@console/api-kit';
import { createTrainingClassInput } from '@console/classes-contracts';
import { Customer } from '@console/core-api';
import { TrainingClass } from '../nodes.ts';
import { classFieldTexts, makeClass } from './makeClass.ts';

mutationField('createTrainingClass', {
  description:
    'Creates a provisional class of the published version of a course, with its places, sessions and seats. A trainer with a rate gets a draft of a purchase order.',
  rule: staff,
  input: createTrainingClassInput,
  describe: {
    type: 'A public class gets a public schedule with the same place.',
    customer: 'The customer of a private class. A public class has none.',
    ...classFieldTexts,
  },
  changes: TrainingClass,
  write: async (writing, { type, customer, purchaseOrderReference, ...input }) => {
    const isPrivate = type === 'private' && customer !== null;
    const customerId = isPrivate ? (await writing.refer(Customer, customer ?? '', 'customer')).id : null;
    const made = await makeClass(writing, input, { isPublic: type === 'public', customerId, purchaseOrderReference });
    return made.class;
  },
});
