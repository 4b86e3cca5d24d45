import { askAll, builder, loadRow, type RequestContext, ulidOf } from '@console/api-kit';
import { type ClassMove, classMoves, movesOfClass } from '@console/classes-contracts';
import type { ClassRow } from './classEffects.ts';
import { ImpactType, impactOfClassMove, impactOfClassTrainer } from './Impact.ts';
import { Trainer, TrainingClass } from './nodes.ts';

const TrainingClassMove = builder.enumType('TrainingClassMove', {
  values: Object.keys(classMoves.moves) as ClassMove[],
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
    description: 'The people who would be affected if the class had this trainer, or none.',
    args: { trainer: t.arg.id() },
    columns: ['id'],
    resolve: async ({ id }, { trainer }, context) => {
      const row = await classOf(context, id);
      const trainerId = trainer == null ? null : ulidOf(Trainer.prefix, trainer);
      return row && row.trainerId !== trainerId
        ? askAll(impactOfClassTrainer, context.database, { class: row, trainerId })
        : [];
    },
  }),
}));

const classOf = (context: RequestContext, id: string): Promise<ClassRow | null> => loadRow(context, TrainingClass, id);
