import { askAll, builder, loadRow, type RequestContext, ulidOf } from '@console/api-kit';
import { type ClassMove, classMoves, movesOfClass } from '@console/classes-contracts';
import type { ClassRow } from '../classEffects.ts';
import { ImpactType, impactOfClassMove, impactOfClassTrainer, impactOfTrainerTerms } from '../Impact.ts';
import { Trainer, TrainingClass } from '../nodes.ts';

const TrainingClassMove = builder.enumType('TrainingClassMove', {
  values: Object.keys(classMoves.moves) as ClassMove[],
});

const AgreedWorkInput = builder.inputType('AgreedWorkInput', {
  fields: (t) => ({
    dayRate: t.int({ description: 'In pence. Null means the rate of the trainer for the course.' }),
    travel: t.int({ description: 'In pence, for all days.' }),
    days: t.int({ required: true, description: 'The number of sessions.' }),
  }),
});

builder.objectFields(TrainingClass.ref, (t) => ({
  impactOf: t.field({
    type: [ImpactType],
    description: 'The people whom a move would affect now. Empty when the state does not allow the move.',
    args: { move: t.arg({ type: TrainingClassMove, required: true }) },
    columns: ['id'],
    resolve: async ({ id }, { move }, context) => {
      const row = await classOf(context, id);
      return row && movesOfClass(row).includes(move)
        ? askAll(impactOfClassMove, context.database, { class: row, move })
        : [];
    },
  }),
  impactOfTrainer: t.field({
    type: [ImpactType],
    description: 'The people and the orders that would be affected if the class had this trainer, or none.',
    args: {
      trainer: t.arg.id(),
      agreed: t.arg({ type: AgreedWorkInput, description: 'What would be agreed, when it is not what is saved.' }),
    },
    columns: ['id'],
    resolve: async ({ id }, { trainer, agreed: given }, context) => {
      const row = await classOf(context, id);
      if (!row) return [];
      const trainerId = trainer == null ? null : ulidOf(Trainer.prefix, trainer);
      const agreed = given
        ? { days: given.days, dayRate: given.dayRate ?? null, travel: given.travel ?? null }
        : undefined;
      if (row.trainerId !== trainerId) {
        return askAll(impactOfClassTrainer, context.database, { class: row, trainerId, agreed });
      }
      return agreed ? askAll(impactOfTrainerTerms, context.database, { class: row, agreed }) : [];
    },
  }),
}));

const classOf = (context: RequestContext, id: string): Promise<ClassRow | null> => loadRow(context, TrainingClass, id);
