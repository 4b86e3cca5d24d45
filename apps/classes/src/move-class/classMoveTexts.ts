import { type ClassMove, classMoves } from '@console/classes-contracts';

/** The moves that give a class new dates. */
export type RescheduleMove = 'reschedule' | 'rescheduleProvisional';

/** The moves that need only a confirmation. */
export type PlainMove = Exclude<ClassMove, RescheduleMove>;

/** Whether a move asks for new dates. */
export const isRescheduleMove = (move: ClassMove): move is RescheduleMove =>
  move === 'reschedule' || move === 'rescheduleProvisional';

/** The label of a move: "Postpone". */
export const labelOf = (move: ClassMove): string => classMoves.moves[move].label;

/** The class's state after each move, for a notice: 'TC-20853 is canceled.' */
export const stateAfter: Readonly<Record<ClassMove, string>> = {
  confirm: 'confirmed',
  deliver: 'delivered',
  postpone: 'postponed',
  reschedule: 'confirmed for its new dates',
  rescheduleProvisional: 'provisional for its new dates',
  cancel: 'canceled',
};

/** The title of the confirmation of each move. */
export const questions: Readonly<Record<PlainMove, (reference: string) => string>> = {
  confirm: (reference) => `Confirm ${reference}?`,
  deliver: (reference) => `Mark ${reference} as delivered?`,
  postpone: (reference) => `Postpone ${reference}?`,
  cancel: (reference) => `Cancel ${reference}?`,
};

/** The consequences for the class itself. */
export const consequences: Readonly<Record<PlainMove, string>> = {
  confirm: 'The class takes place on its dates.',
  deliver: 'Its seats can no longer change. A delivered class stays delivered.',
  postpone: 'Its seats stay reserved. It waits until it has new dates.',
  cancel: 'Its seats are free again.',
};
