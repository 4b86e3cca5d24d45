import { defineEffect, defineInquiry, type RowOf } from '@console/api-kit';
import type { ClassMove } from '@console/classes-contracts';
import type { Impact } from '@console/core-api';
import type { attendee, trainingClass } from './tables.ts';

export type ClassRow = RowOf<typeof trainingClass>;

/** Announces that a class was moved. The class is locked, and its sessions already have their new dates. */
export const classMoved = defineEffect<{ class: ClassRow; before: ClassRow; move: ClassMove }, Impact>('classMoved');

/**
 * Announces that the number of places of a class is about to change. The class is locked. Domains above lock their rows
 * that hold its places.
 */
export const classPlacesChanging = defineEffect<ClassRow>('classPlacesChanging');

/** What the booking of a private class agreed with its trainer, in pence. */
export interface TrainerTerms {
  /** The rate for a day. Null when the trainer's rate for the course holds. */
  readonly dayRate: number | null;
  /** The travel of all days. Null when none is paid. */
  readonly travel: number | null;
}

/** The work of a trainer as somebody is typing it: what is agreed, and the number of days. */
export interface AgreedWork extends TrainerTerms {
  readonly days: number;
}

/** A class whose trainer, or what was agreed with the trainer, changes. */
interface TaughtClass {
  readonly class: ClassRow;
  /** What a preview asks about. Left out in a write, because the terms and the days are saved then. */
  readonly agreed?: AgreedWork | undefined;
}

/** Announces that a class has another trainer, or none. The class is locked. */
export const classTrainerChanged = defineEffect<TaughtClass & { before: ClassRow }, Impact>('classTrainerChanged');

/** Asks the domains above what was agreed with the trainer of a class. No answer: nothing. */
export const trainerTermsOf = defineInquiry<Pick<ClassRow, 'id'>, TrainerTerms>('trainerTermsOf');

/** Announces that {@link trainerTermsOf} has another answer. The class is locked. */
export const trainerTermsAgreed = defineEffect<TaughtClass, Impact>('trainerTermsAgreed');

/** Announces that a delegate's answers before the course were stored or corrected. The class and the delegate are locked. */
export const preCourseAnswered = defineEffect<{
  readonly class: ClassRow;
  readonly delegate: RowOf<typeof attendee>;
  /** The ULID of the answers. */
  readonly answerId: string;
}>('preCourseAnswered');

/** Announces that delegates have gone to another class of the same course, with their answers before the course. Classes and delegates are locked. */
export const preCourseAnswersMoved = defineEffect<{
  readonly to: ClassRow;
  /** The ULIDs of the answers. */
  readonly answerIds: readonly string[];
}>('preCourseAnswersMoved');

/** A contact who has booked a class. */
export interface BookerOfClass {
  /** The ULID of the contact. */
  readonly id: string;
  readonly name: string;
}

/** Asks the domains above who has booked a class, by its ULID, and so is asked for feedback beside its delegates and its trainer. */
export const feedbackAsked = defineInquiry<string, BookerOfClass>('feedbackAsked');

export const classEdits = ['sessions', 'delivery'] as const;

/** The changes of a class that affect the people on it, beside its moves and its trainer. */
export type ClassEdit = (typeof classEdits)[number];

/** Asks the domains above whom a change of the sessions or of the place of a class would affect. It changes no record of theirs. */
export const impactOfClassEdit = defineInquiry<
  {
    class: ClassRow;
    edit: ClassEdit;
    /** The number of sessions after the change. Null when it is not known. */
    sessions: number | null;
  },
  Impact
>('impactOfClassEdit');
