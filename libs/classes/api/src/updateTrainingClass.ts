import { mutationField, staff, type Writing } from '@console/api-kit';
import { updateTrainingClassInput, whyNotChangeClass } from '@console/classes-contracts';
import { asc, eq } from 'drizzle-orm';
import { type ClassRow, classTrainerChanged } from './classEffects.ts';
import { Brand, TrainingClass } from './nodes.ts';

import { trainingSession } from './tables.ts';
import { trainerToTeach } from './trainerOfClass.ts';

mutationField('updateTrainingClass', {
  description:
    'Changes the fields that the input names: trainer, title, brand, order. Purchase orders to trainers follow.',
  rule: staff,
  input: updateTrainingClassInput,
  changes: TrainingClass,
  write: async (writing, { trainer, brand, title, purchaseOrderReference, ...input }) => {
    const before = await writing.lock(TrainingClass, input);
    writing.refuseIf(whyNotChangeClass(before));
    const brandId = brand && (await writing.refer(Brand, brand, 'brand')).id;
    const trainerId =
      trainer &&
      (await trainerToTeach(writing, trainer, {
        own: before,
        courseVersionId: before.courseVersionId,
        sessions: () => datesOf(writing, before),
      }));
    const changed = await writing.update(TrainingClass, before, { trainerId, brandId, title, purchaseOrderReference });
    if (changed.trainerId !== before.trainerId) await writing.announce(classTrainerChanged, { class: changed, before });
    return changed;
  },
});

/** A postponed class has no dates yet, so no other class can be at the same time. */
async function datesOf({ tx }: Writing, { id, status }: ClassRow) {
  if (status === 'postponed') return [];
  return tx
    .select()
    .from(trainingSession)
    .where(eq(trainingSession.classId, id))
    .orderBy(asc(trainingSession.startsAt));
}
