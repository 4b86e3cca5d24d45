import { builder, staff } from '@console/api-kit';

/** A line of a preview: a record that a write would change, or that concerns whoever makes it. */
export interface Impact {
  /** A note says what does not happen: it is about no record. A refusal says why the write would be refused now. */
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
  /** True for a record that the write leaves as it is. It is listed because a user may expect a change of it. */
  readonly stays?: boolean | undefined;
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
    stays: t.boolean({
      description: 'Whether the change leaves the record as it is. People are never changed themselves.',
      resolve: ({ stays = false }) => stays,
    }),
  }),
});

/** Says why a write would be refused now, in the words of the write. Nothing when there is no reason. */
export const refusalOf = (
  { ref: reference, title }: { readonly ref: string; readonly title: string },
  reason: string | null,
): Impact[] => (reason === null ? [] : [{ entity: 'refusal', target: null, reference, title, consequence: reason }]);

/** A write that is refused changes nothing. So when there are refusals, only these are returned. */
export function onlyRefusals(impacts: readonly Impact[]): Impact[] {
  const refusals = impacts.filter(({ entity }) => entity === 'refusal');
  return refusals.length > 0 ? refusals : [...impacts];
}
