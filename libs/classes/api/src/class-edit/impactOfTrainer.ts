import { builder, foresee, loadRow, ownStatements, ulidOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { whyNotChangeClass } from '@console/classes-contracts';
import { type Impact, ImpactType, onlyRefusals, refusalOf } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { teachingOf } from '../class-trainer/changeTrainer.ts';
import { whyNotChoose, whyNotFree } from '../class-trainer/trainerOfClass.ts';
import { type AgreedWork, type ClassRow, classTrainerChanged, trainerTermsAgreed } from '../classEffects.ts';
import { Trainer, TrainingClass } from '../nodes.ts';
import { trainer as trainers } from '../tables.ts';
import { trainerImpact } from '../training-class/impactOnPeople.ts';

const AgreedWorkInput = builder.inputType('AgreedWorkInput', {
  fields: (t) => ({
    dayRate: t.int({ description: 'In pence. Null means the rate of the trainer for the course.' }),
    travel: t.int({ description: 'In pence, for all days.' }),
    days: t.int({ required: true, description: 'The number of sessions.' }),
  }),
});

builder.objectField(TrainingClass.ref, 'impactOfTrainer', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(10),
    description:
      'The people and the orders that would be affected if the class had this trainer, or none. When that would be refused, only the reason.',
    args: {
      trainer: t.arg.id(),
      agreed: t.arg({ type: AgreedWorkInput, description: 'What would be agreed, when it is not what is saved.' }),
    },
    columns: ['id'],
    resolve: async ({ id }, { trainer, agreed: given }, context) => {
      const row = await loadRow(context, TrainingClass, id);
      if (!row) return [];
      const trainerId = trainer == null ? null : ulidOf(Trainer.prefix, trainer);
      const agreed = given
        ? { days: given.days, dayRate: given.dayRate ?? null, travel: given.travel ?? null }
        : undefined;
      if (row.trainerId !== trainerId) return impactOfTrainer(context.database, row, trainerId, agreed);
      return agreed ? foresee(context.database, trainerTermsAgreed, { class: row, agreed }) : [];
    },
  }),
);

/**
 * Says what `changeTrainer` would do now, or why it would be refused.
 *
 * @param agreed the work as somebody is typing it, with other sessions perhaps. So it is not asked whether the trainer is free.
 */
export async function impactOfTrainer(
  queries: Queries,
  row: ClassRow,
  trainerId: string | null,
  agreed?: AgreedWork,
): Promise<Impact[]> {
  const refusals = await refusalsOf(queries, row, trainerId, agreed);
  if (refusals.length > 0) return refusals;
  const changed = { class: { ...row, trainerId }, before: row, agreed };
  return onlyRefusals([
    ...(await trainerImpact(queries, row.trainerId, 'no longer teaches this class')),
    ...(await trainerImpact(queries, trainerId, 'teaches this class')),
    ...(await foresee(queries, classTrainerChanged, changed)),
  ]);
}

/** The first reason that `changeTrainer` finds. */
async function refusalsOf(
  queries: Queries,
  row: ClassRow,
  trainerId: string | null,
  agreed: AgreedWork | undefined,
): Promise<Impact[]> {
  const reason = whyNotChangeClass(row);
  if (reason !== null || trainerId === null) return refusalOf(row, reason);
  const [trainer] = await queries.select().from(trainers).where(eq(trainers.id, trainerId));
  if (!trainer) return [];
  const teaching = teachingOf(queries, row);
  const notOne = refusalOf(row, await whyNotChoose(queries, trainer, teaching));
  if (notOne.length > 0 || agreed) return notOne;
  return refusalOf({ ref: 'Trainer’s calendar', title: '' }, await whyNotFree(queries, trainer, teaching));
}
