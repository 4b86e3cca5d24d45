import { askAll, builder, loadRow, onInquiry, ownStatements } from '@console/api-kit';
import { whyNotChangeClass, whyNotEditSessions } from '@console/classes-contracts';
import { ImpactType, refusalOf } from '@console/core-api';
import { type ClassEdit, classEdits, impactOfClassEdit } from '../classEffects.ts';
import { TrainingClass } from '../nodes.ts';
import { delegateImpacts, trainerImpact } from '../training-class/impactOnPeople.ts';
import { impactOfPlaces } from './impactOfPlaces.ts';

const TrainingClassEdit = builder.enumType('TrainingClassEdit', { values: classEdits });

const consequences: Readonly<Record<ClassEdit, { trainer: string; delegate: string }>> = {
  sessions: { trainer: 'teaches the changed sessions', delegate: 'keeps the seat on the changed sessions' },
  delivery: { trainer: 'teaches with the new delivery', delegate: 'keeps the seat with the new delivery' },
};

onInquiry(impactOfClassEdit, async (queries, { class: { id, trainerId }, edit }) => {
  const { trainer, delegate } = consequences[edit];
  return [...(await trainerImpact(queries, trainerId, trainer)), ...(await delegateImpacts(queries, id, delegate))];
});

builder.objectFields(TrainingClass.ref, (t) => ({
  impactOfEdit: t.field({
    type: [ImpactType],
    extensions: ownStatements(10),
    description:
      'The people who would be affected if the sessions or the place of the class changed. When they cannot change, only the reason.',
    args: {
      edit: t.arg({ type: TrainingClassEdit, required: true }),
      sessions: t.arg.int({ description: 'The number of sessions after the change.' }),
      keepsTrainer: t.arg.boolean({
        description:
          'False when the class gets another trainer too. `impactOfTrainer` then lists the trainers and their orders.',
      }),
    },
    columns: ['id'],
    resolve: async ({ id }, { edit, sessions = null, keepsTrainer }, context) => {
      const row = await loadRow(context, TrainingClass, id);
      if (!row) return [];
      const reason = edit === 'sessions' ? whyNotEditSessions(row) : whyNotChangeClass(row);
      if (reason !== null) return refusalOf(row, reason);
      const changing = keepsTrainer === false ? { ...row, trainerId: null } : row;
      return askAll(impactOfClassEdit, context.database, { class: changing, edit, sessions });
    },
  }),
  impactOfPlaces: t.field({
    type: [ImpactType],
    extensions: ownStatements(10),
    description:
      'The delegates who would get another seat if the class had so many places. When it cannot have so few, only the reason.',
    args: { maxAttendees: t.arg.int({ required: true }) },
    columns: ['id'],
    resolve: async ({ id }, { maxAttendees }, context) => {
      const row = await loadRow(context, TrainingClass, id);
      return row ? impactOfPlaces(context.database, row, maxAttendees) : [];
    },
  }),
}));
