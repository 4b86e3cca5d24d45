import { builder, defineInquiry, staff } from '@console/api-kit';
import type { ClassMove } from '@console/classes-contracts';
import type { ClassRow } from './classEffects.ts';

/** What a change of a class would touch, and how. */
export interface Impact {
  readonly entity: 'booking' | 'invoice' | 'purchase_order' | 'delegate' | 'trainer';
  /** Its id; null of what is yet to be made. */
  readonly target: string | null;
  /** What staff call it: 'BK-10482', 'Seat 4'. */
  readonly reference: string;
  /** Whose it is, or what. */
  readonly title: string;
  /** What would become of it: 'is put on hold'. */
  readonly consequence: string;
}

export const ImpactType = builder.objectRef<Impact>('Impact').implement({
  description: 'What a change would touch, and how.',
  rule: staff,
  fields: (t) => ({
    entity: t.exposeString('entity', { description: 'booking, invoice, purchase_order, delegate or trainer' }),
    target: t.id({ nullable: true, description: 'Null of what is yet to be made.', resolve: ({ target }) => target }),
    reference: t.exposeString('reference'),
    title: t.exposeString('title'),
    consequence: t.exposeString('consequence', {
      description: 'The rest of a sentence that begins with the reference.',
    }),
  }),
});

/** Asks what a move of a class would touch. */
export const impactOfClassMove = defineInquiry<{ class: ClassRow; move: ClassMove }, Impact>('impactOfClassMove');

/** Asks what another trainer, or none, would touch. */
export const impactOfClassTrainer = defineInquiry<{ class: ClassRow; trainerId: string | null }, Impact>(
  'impactOfClassTrainer',
);
