import { builder, defineInquiry, staff } from '@console/api-kit';
import type { ClassMove } from '@console/classes-contracts';
import type { ClassRow, TrainerTerms } from './classEffects.ts';

/** A record that a change of a class would change too, and how. */
export interface Impact {
  /** A note says what does not happen: it is about no record. A refusal says why the change cannot be made now. */
  readonly entity:
    | 'booking'
    | 'training_class'
    | 'invoice'
    | 'purchase_order'
    | 'delegate'
    | 'contact'
    | 'trainer'
    | 'note'
    | 'refusal';
  /** The record's id. Null for a record that would be created. */
  readonly target: string | null;
  /** The record's name for staff: 'BK-10482', 'Seat 4'. */
  readonly reference: string;
  /** The customer, the person or the subject of the record. */
  readonly title: string;
  /** The change to the record: 'is put on hold'. Of a refusal the reason, as a sentence. */
  readonly consequence: string;
}

export const ImpactType = builder.objectRef<Impact>('Impact').implement({
  description: 'A record that a change would change too, and how.',
  rule: staff,
  fields: (t) => ({
    entity: t.exposeString('entity', {
      description:
        'booking, training_class, invoice, purchase_order, delegate, contact, trainer, note or refusal: a reason why the change cannot be made now',
    }),
    target: t.id({
      nullable: true,
      description: 'Null for a record that would be created.',
      resolve: ({ target }) => target,
    }),
    reference: t.exposeString('reference'),
    title: t.exposeString('title'),
    consequence: t.exposeString('consequence', {
      description: 'The rest of a sentence that begins with the reference. Of a refusal a whole sentence.',
    }),
  }),
});

/** Asks the domains above which records a move of a class would change. */
export const impactOfClassMove = defineInquiry<{ class: ClassRow; move: ClassMove }, Impact>('impactOfClassMove');

export const classEdits = ['sessions', 'delivery'] as const;

/** The changes of a class that affect the people on it, beside its moves and its trainer. */
export type ClassEdit = (typeof classEdits)[number];

/** Asks the domains above whom a change of the sessions or of the place of a class would affect. */
export const impactOfClassEdit = defineInquiry<
  {
    class: ClassRow;
    edit: ClassEdit;
    /** The number of sessions after the change. Null when it is not known. */
    sessions: number | null;
  },
  Impact
>('impactOfClassEdit');

/** The work of a trainer as somebody is typing it: what is agreed, and the number of days. */
export interface AgreedWork extends TrainerTerms {
  readonly days: number;
}

/** Asks the domains above which records would change if the class had another trainer, or none. */
export const impactOfClassTrainer = defineInquiry<
  {
    class: ClassRow;
    trainerId: string | null;
    /** What would be agreed with that trainer. Left out when the saved terms and days hold. */
    agreed?: AgreedWork | undefined;
  },
  Impact
>('impactOfClassTrainer');

/** Asks the domains above which records would change if something else was agreed with the trainer of the class. */
export const impactOfTrainerTerms = defineInquiry<{ class: ClassRow; agreed: AgreedWork }, Impact>(
  'impactOfTrainerTerms',
);
