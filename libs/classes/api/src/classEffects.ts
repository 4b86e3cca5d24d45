import { defineEffect, defineInquiry, type RowOf } from '@console/api-kit';
import type { ClassMove } from '@console/classes-contracts';
import type { trainingClass } from './tables.ts';

export type ClassRow = RowOf<typeof trainingClass>;

/** Announces that a class was moved. The class is locked, and its sessions already have their new dates. */
export const classMoved = defineEffect<{ class: ClassRow; before: ClassRow; move: ClassMove }>('classMoved');

/**
 * Announces that the number of places of a class is about to change. The class is locked. Domains above lock their rows
 * that hold its places.
 */
export const classPlacesChanging = defineEffect<ClassRow>('classPlacesChanging');

/** Announces that a class has another trainer, or none. The class is locked. */
export const classTrainerChanged = defineEffect<{ class: ClassRow; before: ClassRow }>('classTrainerChanged');

/** What the booking of a private class agreed with its trainer, in pence. */
export interface TrainerTerms {
  /** The rate for a day. Null when the trainer's rate for the course holds. */
  readonly dayRate: number | null;
  /** The travel of all days. Null when none is paid. */
  readonly travel: number | null;
}

/** Asks the domains above what was agreed with the trainer of a class. No answer: nothing. */
export const trainerTermsOf = defineInquiry<Pick<ClassRow, 'id'>, TrainerTerms>('trainerTermsOf');

/** Announces that {@link trainerTermsOf} has another answer. The class is locked. */
export const trainerTermsAgreed = defineEffect<ClassRow>('trainerTermsAgreed');
