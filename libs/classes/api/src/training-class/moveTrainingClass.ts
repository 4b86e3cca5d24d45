import { mutationField, type RecordInput, staff, type Writing } from '@console/api-kit';
import { type ClassMove, classMoves, moveTrainingClassInput } from '@console/classes-contracts';
import { type ClassRow, classMoved } from '../classEffects.ts';
import { TrainingClass } from '../nodes.ts';
import { whyNotMoveNow } from './whyNotMoveNow.ts';

/** The moves that need no input beside the class. `rescheduleTrainingClass` makes the moves with new dates. */
const mutations = {
  confirmTrainingClass: 'confirm',
  deliverTrainingClass: 'deliver',
  postponeTrainingClass: 'postpone',
  cancelTrainingClass: 'cancel',
} as const satisfies Readonly<Record<string, ClassMove>>;

for (const [name, move] of Object.entries(mutations)) {
  mutationField(name, {
    description: 'Moves a class, if the table of moves allows it. Its bookings, invoices and purchase orders follow.',
    rule: staff,
    input: moveTrainingClassInput,
    changes: TrainingClass,
    write: (writing, { reason, ...input }) => {
      writing.explain(reason);
      return moveClass(writing, input, move);
    },
  });
}

/** Makes a move of a class, if the table of moves allows it. Its bookings, invoices and purchase orders follow. */
export async function moveClass(
  writing: Writing,
  input: RecordInput,
  move: (typeof mutations)[keyof typeof mutations],
): Promise<ClassRow> {
  const before = await writing.lock(TrainingClass, input);
  writing.refuseIf(await whyNotMoveNow(writing.tx, move, before, writing.now));
  const wasProvisional = move === 'postpone' && before.status === 'provisional';
  const moved = await writing.update(TrainingClass, before, { status: classMoves.moves[move].to, wasProvisional });
  await writing.announce(classMoved, { class: moved, before, move });
  return moved;
}
