import {
  builder,
  type Connection,
  connectionOf,
  containing,
  invalidInput,
  type RequestContext,
  sortKey,
  staff,
  toIri,
  wordsOf,
} from '@console/api-kit';
import { plainReference, type ReferenceEntity as ReferenceEntityCode } from '@console/core-contracts';
import { type SQL, sql } from 'drizzle-orm';
import { ReferenceEntity } from './enumerations.ts';

interface Found {
  entity: ReferenceEntityCode;
  target: string;
  reference: string;
  title: string;
}

/** The start of the ids of the seven kinds of records. They belong to several domains. */
const prefixes: Record<ReferenceEntityCode, string> = {
  booking: 'bookings',
  customer: 'customers',
  invoice: 'invoices',
  purchase_order: 'purchase_orders',
  supplier: 'suppliers',
  ticket: 'tickets',
  class: 'training_classes',
};

const ReferenceSearch = builder.objectRef<Found>('ReferenceSearch').implement({
  description: 'A record that the global reference search found (O§3).',
  rule: staff,
  fields: (t) => ({
    // The result has an id of its own. With the record's id, a client that stores objects by id would confuse the
    // two.
    id: t.id({ resolve: ({ target }) => toIri('reference_searches', target) }),
    _id: t.id({ resolve: ({ target }) => target }),
    entity: t.expose('entity', { type: ReferenceEntity }),
    reference: t.exposeString('reference'),
    title: t.exposeString('title'),
    target: t.id({
      description: 'The id of the record itself.',
      resolve: ({ entity, target }) => toIri(prefixes[entity], target),
    }),
  }),
});

const USUAL = 20;
const MOST = 50;

builder.queryField('referenceSearches', (t) =>
  t.field({
    description:
      'Bookings, customers, invoices, purchase orders, suppliers, tickets and classes. First those with this reference, then those whose reference or title begins with the text, then those that contain all its words.',
    type: connectionOf({ name: 'ReferenceSearch', ref: ReferenceSearch }),
    rule: staff,
    args: { reference: t.arg.string({ required: true }), first: t.arg.int() },
    resolve: (_root, { reference, first }, context) => {
      const size = first ?? USUAL;
      if (size < 1 || size > MOST) throw invalidInput({ path: 'first', message: `first must be from 1 to ${MOST}.` });
      return searched(context, wordsOf(reference, 'reference'), size);
    },
  }),
);

function searched(context: RequestContext, words: readonly string[], size: number): Connection {
  let page: ReturnType<Connection['page']> | undefined;
  const read = async () => {
    const found = await find(context, words, size + 1);
    return { rows: found.slice(0, size), hasNextPage: found.length > size, hasPreviousPage: false };
  };
  return {
    page: () => (page ??= read()),
    count: async () => count(context, stepsOf(words)),
    // Cursors identify rows but cannot be used for paging: ranked results have no next page.
    cursorOf: (row) => Buffer.from((row as Found).target).toString('base64url'),
  };
}

/** The steps of a search, the best first. */
interface Steps {
  /** Conditions that use ordered indexes. */
  readonly beginning: readonly SQL[];
  /** A condition that uses trigrams, which exist only for words of three or more characters. */
  readonly containing: SQL | undefined;
}

const REFERENCE = sql`sort_key(reference)`;
const DIGITS = sql`regexp_replace(reference, '^\\D+', '') COLLATE "C"`;
const TITLE_LENGTH = 100;
const TITLE = sql`left(sort_key(title), 100) COLLATE "C"`;

function stepsOf(words: readonly string[]): Steps {
  const text = sortKey(words.join(' '));
  if (text === '') return { beginning: [], containing: undefined };
  const reference = plainReference(text);
  const number = /^\d+$/.test(text);
  const start = [...text].slice(0, TITLE_LENGTH).join('');
  const beginning = [
    sql`${REFERENCE} = ${reference}`,
    ...(number ? [sql`${DIGITS} = ${text}`] : []),
    beginsWith(REFERENCE, reference),
    ...(number ? [beginsWith(DIGITS, text)] : []),
    beginsWith(TITLE, start),
  ];
  const indexed = words.some((word) => sortKey(word).length >= 3);
  const every = words.map((word) => sql`search_text LIKE ${containing(word)}`);
  return { beginning, containing: indexed ? sql.join(every, sql` AND `) : undefined };
}

/** A range condition, because it can use an ordered index. No text sorts after the last character of Unicode. */
function beginsWith(expression: SQL, text: string): SQL {
  return sql`${expression} >= ${text} AND ${expression} < ${`${text}\u{10FFFF}`}`;
}

/** Words within the text are searched only when the earlier steps find too little. */
async function find(context: RequestContext, words: readonly string[], limit: number): Promise<Found[]> {
  const { beginning, containing } = stepsOf(words);
  if (beginning.length === 0) return [];
  const best = await read(context, beginning, limit);
  if (best.length >= limit || !containing) return best;
  return read(context, [...beginning, containing], limit);
}

/** Each step reads at most as many rows as can be shown. */
async function read(context: RequestContext, steps: readonly SQL[], limit: number): Promise<Found[]> {
  const ranked = steps.map(
    (where, rank) =>
      sql`(SELECT ${rank}::int AS rank, entity, target_id, reference, title FROM reference_entry WHERE ${where} LIMIT ${limit})`,
  );
  const { rows } = await context.database.execute<Found & Record<string, unknown>>(sql`
    SELECT entity, target_id AS target, reference, title FROM (
      SELECT DISTINCT ON (entity, target_id) * FROM (${sql.join(ranked, sql` UNION ALL `)}) found ORDER BY entity, target_id, rank
    ) best ORDER BY rank, length(reference), reference, entity LIMIT ${limit}`);
  return rows;
}

async function count(context: RequestContext, { beginning, containing }: Steps): Promise<number> {
  const all = [...beginning, ...(containing ? [containing] : [])];
  if (all.length === 0) return 0;
  const found = all.map((where) => sql`SELECT entity, target_id FROM reference_entry WHERE ${where}`);
  const { rows } = await context.database.execute<{ rows: number }>(
    sql`SELECT count(*)::int AS rows FROM (${sql.join(found, sql` UNION `)}) found`,
  );
  return rows[0]?.rows ?? 0;
}
