import { mutationField, staff } from '@console/api-kit';
import { updateTrainingClassInput, whyNotChangeClass } from '@console/classes-contracts';
import { changeTrainer } from '../class-trainer/changeTrainer.ts';
import { Brand, TrainingClass } from '../nodes.ts';

mutationField('updateTrainingClass', {
  description:
    'Changes the fields that the input names: trainer, title, brand, order. Purchase orders to trainers follow.',
  rule: staff,
  input: updateTrainingClassInput,
  changes: TrainingClass,
  write: async (writing, { trainer, reason, brand, title, purchaseOrderReference, ...input }) => {
    writing.explain(reason);
    const before = await writing.lock(TrainingClass, input);
    writing.refuseIf(whyNotChangeClass(before));
    const brandId = brand && (await writing.refer(Brand, brand, 'brand')).id;
    const details = { brandId, title, purchaseOrderReference };
    if (trainer === undefined) return writing.update(TrainingClass, before, details);
    return changeTrainer(writing, before, trainer, details);
  },
});
