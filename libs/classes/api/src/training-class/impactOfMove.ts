import { builder, foresee, loadBatched, loadRow, ownStatements } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type ClassMove, classMoves } from '@console/classes-contracts';
import { type Impact, ImpactType, onlyRefusals, refusalOf } from '@console/core-api';
import { type ClassRow, classMoved } from '../classEffects.ts';
import { TrainingClass } from '../nodes.ts';
import { delegateImpacts, trainerImpact } from './impactOnPeople.ts';
import { moveFactsOf, whyNotMoveNow, whyNotMoveWith } from './whyNotMoveNow.ts';

const TrainingClassMove = builder.enumType('TrainingClassMove', {
  values: Object.keys(classMoves.moves) as ClassMove[],
});

builder.objectField(TrainingClass.ref, 'impactOf', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(10),
    description:
      'The records and the people whom a move would affect now. When the move would be refused, only the reason.',
    args: { move: t.arg({ type: TrainingClassMove, required: true }) },
    columns: ['id'],
    resolve: async ({ id }, { move }, context) => {
      const row = await loadRow(context, TrainingClass, id);
      if (!row) return [];
      const facts = await loadBatched(context, moveFactsOf, id, (ids) => moveFactsOf(context.database, ids));
      return impactUnless(whyNotMoveWith(facts, move, row, context.clock()), context.database, row, move);
    },
  }),
);

/** Says what a move of a class would do now to all domains, or only why it would be refused. */
export async function impactOfMove(queries: Queries, row: ClassRow, move: ClassMove, now: Date): Promise<Impact[]> {
  return impactUnless(await whyNotMoveNow(queries, move, row, now), queries, row, move);
}

async function impactUnless(
  reason: string | null,
  queries: Queries,
  row: ClassRow,
  move: ClassMove,
): Promise<Impact[]> {
  if (reason !== null) return refusalOf(row, reason);
  const moved = { ...row, status: classMoves.moves[move].to };
  return onlyRefusals([
    ...(await impactOnPeople(queries, row, move)),
    ...(await foresee(queries, classMoved, { class: moved, before: row, move })),
  ]);
}

/** The effect of a move on the trainer and on the delegates. Moves that are missing here have none. */
const consequences: Readonly<Partial<Record<ClassMove, { trainer: string; delegate: string }>>> = {
  postpone: { trainer: 'is free on its days', delegate: 'keeps the seat, without dates' },
  reschedule: { trainer: 'teaches it on its new dates', delegate: 'keeps the seat on the new dates' },
  rescheduleProvisional: { trainer: 'teaches it on its new dates', delegate: 'keeps the seat on the new dates' },
  cancel: { trainer: 'is free on its days', delegate: 'loses the seat' },
};

async function impactOnPeople(queries: Queries, { id, trainerId }: ClassRow, move: ClassMove): Promise<Impact[]> {
  const consequence = consequences[move];
  if (!consequence) return [];
  return [
    ...(await trainerImpact(queries, trainerId, consequence.trainer)),
    ...(await delegateImpacts(queries, id, consequence.delegate)),
  ];
}
