import type { ChangedRecord, ChangeKind } from '../schema/Change.ts';

/** Where the API previews a mutation, for its case. */
export interface Preview {
  /** The GraphQL type of the record that is asked: 'Booking'. */
  readonly of: string;
  /** The field of the input with the record's id, when it is not `id`. */
  readonly by?: string;
  /** Returns the field with its arguments, for the candidate with this ulid: `impactOf(move: confirm)`. */
  readonly field: (ulid: string) => string;
}

/** A line of a preview: `Impact` of the schema. */
export interface PreviewLine {
  readonly entity: string;
  readonly target: string | null;
  readonly consequence: string;
  readonly stays: boolean;
}

/** What a write published: the records that it wrote, and those that display something of it. */
interface Written {
  readonly records: readonly Pick<ChangedRecord, 'id' | 'kind'>[];
  readonly touched: readonly string[];
}

/** The records that previews list, by the start of their ids. They list people too, but no write changes these. */
const listed: Readonly<Record<string, string>> = {
  bookings: 'booking',
  training_classes: 'training_class',
  invoices: 'invoice',
  purchase_orders: 'purchase_order',
};

/** Returns the GraphQL query of a preview. Its variable is the `$id` of the record. */
export const previewQuery = (of: string, field: string): string =>
  `query ($id: ID!) { node(id: $id) { ... on ${of} { preview: ${field} { entity target consequence stays } } } }`;

/**
 * Holds a preview against the write that followed it.
 *
 * @param own the id of the record that the write is about. A preview need not list it.
 * @returns a sentence for each disagreement.
 */
export function disagreements(preview: readonly PreviewLine[], changes: readonly Written[], own: string): string[] {
  const records = changes.flatMap((change) => change.records);
  const kindOf = new Map<string, ChangeKind>(records.map(({ id, kind }) => [id, kind]));
  const shown = new Set([...kindOf.keys(), ...changes.flatMap(({ touched }) => touched)]);
  const lines = preview.filter(({ entity }) => Object.values(listed).includes(entity));
  const changing = new Set(lines.flatMap(({ target, stays }) => (target === null || stays ? [] : [target])));
  const changed = [...kindOf].filter(([id, kind]) => kind !== 'created' && isListed(id) && id !== own);
  return [
    ...preview
      .filter(({ entity }) => entity === 'refusal')
      .map(({ consequence }) => `The preview said “${consequence}”, but the write was made.`),
    ...[...changing]
      .filter((target) => !shown.has(target))
      .map((target) => `The preview said that ${target} changes, but the write left it as it was.`),
    ...lines
      .filter(({ target, stays }) => stays && target !== null && kindOf.has(target))
      .map(({ target }) => `The preview said that ${target} stays, but the write changed it.`),
    ...changed
      .filter(([id]) => !lines.some(({ target }) => target === id))
      .map(([id]) => `The write changed ${id}, but the preview did not say so.`),
    ...Object.entries(listed).flatMap(([prefix, entity]) => {
      const announced = lines.filter((line) => line.entity === entity && line.target === null).length;
      const made = [...kindOf].filter(([id, kind]) => kind === 'created' && id.startsWith(`${prefix}/`)).length;
      return announced === made ? [] : [`The preview said ${announced} new ${prefix}, but the write made ${made}.`];
    }),
  ];
}

const isListed = (id: string): boolean => (id.split('/')[0] ?? '') in listed;

/**
 * Holds a preview against the refusal of the write.
 *
 * @param refusal the message of the write.
 * @returns a sentence for each disagreement.
 */
export function disagreementsWithRefusal(preview: readonly PreviewLine[], refusal: string): string[] {
  const [first] = preview;
  const promises = preview.filter(({ entity }) => entity !== 'refusal');
  return [
    ...promises.map(({ consequence }) => `The preview promised “${consequence}”, but the write was refused.`),
    ...(first?.entity === 'refusal' && first.consequence === refusal
      ? []
      : [`The write said “${refusal}”, but the preview said “${first?.consequence ?? 'nothing'}”.`]),
  ];
}
