import type { RequestContext } from '@console/api-kit';
import { toIsoDate } from '@console/format';
import { type SQL, sql } from 'drizzle-orm';
import { factsOf, namedRecords, placedRecords, type RecordFacts } from './findByReference.ts';
import { notIn } from './notIn.ts';
import { between, comparePositions, type FoundReference, type Part } from './position.ts';
import { entries, type SearchedTable, tableOf } from './searchedTables.ts';
import { BEGINNING, CONTAINING, PLACED, type SearchSteps } from './searchSteps.ts';

/** With at most this many results of a kind in a step, they are all read and then sorted. */
const FEW = 1_000;

interface TextRead {
  readonly rank: number;
  readonly table: SearchedTable;
  readonly where: SQL;
  /** Whether a walk from the newest record finds enough when there are many. */
  readonly walks: boolean;
}

/** The reads of the steps by words, in the entries and in the other tables. A result belongs to one of them. */
export function textReads(steps: SearchSteps): TextRead[] {
  const worded = [
    { table: entries, conditions: steps.entries },
    ...namedRecords().map(([entity, named]) => ({ table: tableOf(entity, named), conditions: steps.named(named) })),
  ];
  const byWords = worded.flatMap(({ table, conditions: { begins, contains } }) => {
    const { reference } = table;
    const walks = table === entries;
    const better = reference ? steps.ordered.map(({ where }) => where(reference)) : [];
    const and = (where: SQL, others: readonly SQL[]) => sql.join([where, ...notIn(others)], sql` AND `);
    return [
      { rank: BEGINNING, table, where: and(begins, better), walks },
      ...(contains ? [{ rank: CONTAINING, table, where: and(contains, [begins, ...better]), walks }] : []),
    ];
  });
  const byPlace = placedRecords().flatMap(([entity, placed]) => {
    const where = steps.placed(placed);
    return where ? [{ rank: PLACED, table: tableOf(entity, placed), where, walks: true }] : [];
  });
  return [...byWords, ...byPlace];
}

/**
 * Reads results by their words: those that somebody still works with first, of these the coming ones first, otherwise the
 * newest. The index of words has no order, so few results are read whole and sorted. When there are many, a walk over
 * all records from the newest finds enough soon.
 */
export async function inText(context: RequestContext, steps: SearchSteps, part: Part): Promise<FoundReference[]> {
  if (part.after && part.before && comparePositions(part.after, part.before) >= 0) return [];
  const reads = textReads(steps);
  const beginnings = reads.filter(({ rank }) => rank === BEGINNING);
  const containings = reads.filter(({ rank }) => rank !== BEGINNING);
  const needsBoth = part.backwards || (part.after !== undefined && part.after.rank > BEGINNING);
  let few = await readFew(context, beginnings, containings, needsBoth);
  const isGated = !needsBoth && few.filter(({ rank }) => rank === BEGINNING).length > FEW;
  const found: FoundReference[] = [];
  const ranks = part.backwards ? [PLACED, CONTAINING, BEGINNING] : [BEGINNING, CONTAINING, PLACED];
  for (const rank of ranks) {
    if (found.length >= part.limit) break;
    if (rank === CONTAINING && isGated) few = await readFew(context, [], containings, true);
    const rows = few.filter((row) => row.rank === rank);
    const walked = reads.find((read) => read.rank === rank && read.walks);
    const isMany = walked !== undefined && rows.filter(({ isWalked }) => isWalked).length > FEW;
    const sorted = await sortedRows(context, isMany ? rows.filter(({ isWalked }) => !isWalked) : rows);
    const segments = [
      async () => ofPart(sorted, part),
      async (limit: number) => (isMany ? walk(context, walked, { ...part, limit }) : []),
    ];
    for (const read of part.backwards ? segments.reverse() : segments) {
      if (found.length < part.limit) found.push(...(await read(part.limit - found.length)));
    }
  }
  return found.slice(0, part.limit);
}

interface TextRow extends Record<string, unknown> {
  readonly rank: number;
  readonly isWalked: boolean;
  readonly entity: string;
  readonly target: string;
  readonly reference: string;
  readonly title: string;
  readonly titleKey: string;
}

/**
 * Reads few results of the two steps. When many titles begin with the text, as those of a popular course do, finding
 * those that only contain it would read them all once more. Then these are read only when they are needed.
 *
 * @param needsBoth reads both whatever the first step finds.
 */
async function readFew(
  context: RequestContext,
  beginnings: readonly TextRead[],
  containings: readonly TextRead[],
  needsBoth: boolean,
): Promise<TextRow[]> {
  const first = beginnings.map((read) => fewOf(read));
  const gate = needsBoth ? undefined : sql`(SELECT count(*) FROM beginning) <= ${FEW}`;
  const second = containings.map((read) => fewOf(read, gate));
  if (first.length === 0 && second.length === 0) return [];
  const union = (parts: readonly SQL[]) => sql.join([...parts], sql` UNION ALL `);
  const { rows } = await context.database.execute<TextRow>(
    first.length === 0
      ? union(second)
      : sql`WITH beginning AS MATERIALIZED (${union(first)}) ${union([sql`SELECT * FROM beginning`, ...second])}`,
  );
  return rows;
}

function fewOf({ rank, table, where, walks }: TextRead, gate?: SQL): SQL {
  const { entity, id, reference, title, from } = table;
  return sql`(SELECT ${rank}::int AS rank, ${walks}::boolean AS "isWalked", ${entity} AS entity, ${id} AS target,
    ${reference ?? sql`''`} AS reference, ${title} AS title, left(sort_key(${title}), 100) AS "titleKey"
    FROM ${from} WHERE ${where}${gate ? sql` AND ${gate}` : sql``} LIMIT ${FEW + 1})`;
}

/** Gives rows their places, by what the domains know about the records, and sorts them. */
async function sortedRows(context: RequestContext, rows: readonly TextRow[]): Promise<FoundReference[]> {
  const today = toIsoDate(context.clock());
  const facts = new Map<string, ReadonlyMap<string, RecordFacts>>();
  for (const [entity, found] of Map.groupBy(rows, (row) => row.entity)) {
    facts.set(
      entity,
      await factsOf(
        entity,
        context.database,
        found.map(({ target }) => target),
      ),
    );
  }
  return rows
    .map(({ rank, entity, target, reference, title, titleKey }) => {
      const of = facts.get(entity)?.get(target);
      const day = of?.date ? toIsoDate(of.date) : '';
      const isComing = of?.isOpen === true && (day === '' || day >= today);
      const state = isComing ? 0 : of?.isOpen ? 1 : 2;
      const date = isComing ? day : '';
      const key = rank === BEGINNING ? `${state} ${titleKey} ${date}` : `${state} ${date}`;
      return { rank, key, entity, target, reference, title };
    })
    .sort(comparePositions);
}

/** The key of the results of a walk. It sorts after those of few results. */
const WALKED = '3';

function ofPart(sorted: readonly FoundReference[], { after, before, backwards, limit }: Part): FoundReference[] {
  const within = sorted.filter(
    (row) => (!after || comparePositions(row, after) > 0) && (!before || comparePositions(row, before) < 0),
  );
  return (backwards ? within.reverse() : within).slice(0, limit);
}

async function walk(context: RequestContext, { rank, table, where }: TextRead, part: Part): Promise<FoundReference[]> {
  const { after, before } = part;
  if (before?.rank === rank && before.key < WALKED) return [];
  const bounds: Part = { ...part, after: after?.rank === rank && after.key < WALKED ? undefined : after };
  const { entity: of, id, reference, title, from } = table;
  const within = between(bounds, rank, (side, { entity, target }) => {
    return sql`(${id}, ${of}) ${sql.raw(side === 'after' ? '<' : '>')} (${target}, ${entity})`;
  });
  if (!within || (after && after.rank > rank) || (before && before.rank < rank)) return [];
  const direction = sql.raw(part.backwards ? 'ASC' : 'DESC');
  const conditions = sql.join([where, ...within], sql` AND `);
  const { rows } = await context.database.execute<FoundReference & Record<string, unknown>>(
    sql`SELECT ${rank}::int AS rank, ${WALKED} AS key, ${of} AS entity, ${id} AS target, ${reference ?? sql`''`} AS reference,
      ${title} AS title FROM ${from} WHERE ${conditions} ORDER BY ${id} ${direction}, ${of} ${direction} LIMIT ${part.limit}`,
  );
  return rows;
}
