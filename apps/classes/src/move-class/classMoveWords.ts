import { type ClassMove, classMoves } from '@console/classes-contracts';

/** Gives a class new dates, so more is asked than whether. */
export type Redating = 'reschedule' | 'rescheduleProvisional';

/** Needs nothing but a yes. */
export type PlainMove = Exclude<ClassMove, Redating>;

/** Whether a move asks for new dates. */
export const isRedating = (move: ClassMove): move is Redating =>
  move === 'reschedule' || move === 'rescheduleProvisional';

/** "Postpone": what a move is called. */
export const labelOf = (move: ClassMove): string => classMoves.moves[move].label;

/** What a class is once it is moved: 'TC-20853 is canceled.' */
export const moved: Readonly<Record<ClassMove, string>> = {
  confirm: 'confirmed',
  deliver: 'delivered',
  postpone: 'postponed',
  reschedule: 'confirmed for its new dates',
  rescheduleProvisional: 'provisional for its new dates',
  cancel: 'canceled',
};

/** The question before each move, which names the class. */
export const questions: Readonly<Record<PlainMove, (reference: string) => string>> = {
  confirm: (reference) => `Confirm ${reference}?`,
  deliver: (reference) => `Mark ${reference} as delivered?`,
  postpone: (reference) => `Postpone ${reference}?`,
  cancel: (reference) => `Cancel ${reference}?`,
};

/** What follows for the class itself. */
export const whatFollows: Readonly<Record<PlainMove, string>> = {
  confirm: 'The class takes place on its dates.',
  deliver: 'Its seats can no longer change. A delivered class stays delivered.',
  postpone: 'Its seats stay reserved. It waits until it has new dates.',
  cancel: 'Its seats are free again. A canceled class cannot be taken back.',
};
