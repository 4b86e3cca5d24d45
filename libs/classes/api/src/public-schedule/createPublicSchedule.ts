import { mutationField, staff } from '@console/api-kit';
import { createPublicScheduleInput } from '@console/classes-contracts';
import { PublicSchedule } from '../nodes.ts';
import { classFieldTexts, makeClass } from '../training-class/makeClass.ts';

mutationField('createPublicSchedule', {
  description:
    'Creates a public schedule with its provisional class and the sessions of the class, of the published version of a course. A trainer with a rate gets a draft of a purchase order.',
  rule: staff,
  input: createPublicScheduleInput,
  describe: classFieldTexts,
  changes: PublicSchedule,
  write: async (writing, input) => {
    const { schedule } = await makeClass(writing, input, {
      isPublic: true,
      customerId: null,
      purchaseOrderReference: null,
    });
    if (!schedule) throw new Error('A public class was made without a schedule.');
    return schedule;
  },
});
