import type { RequestContext } from '@console/api-kit';
import { toIsoDate } from '@console/format';
import { type SQL, sql } from 'drizzle-orm';
import { factsOf, namedRecords, placedRecords, type RecordFacts } from './findByReference.ts';
import { notIn } from './notIn.ts';
import { between, comparePositions, type FoundReference, type Part } from './position.ts';
import { entries, foundBy, type SearchedTable, tableOf } from './searchedTables.ts';
import {
  BEGINNING,
  CONTAINING,
  PAST_BEGINNING,
  PAST_CONTAINING,
  PAST_PLACED,
  PLACED,
  type SearchSteps,
} from './searchSteps.ts';

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
    const better = reference ? foundBy(steps.ordered, { ...table, reference }) : [];
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

/** The order of the steps, with the rank of the results that each takes them from. */
const STEPS = [
  { rank: BEGINNING, of: BEGINNING },
  { rank: CONTAINING, of: CONTAINING },
  { rank: PLACED, of: PLACED },
  { rank: PAST_BEGINNING, of: BEGINNING },
  { rank: PAST_CONTAINING, of: CONTAINING },
  { rank: PAST_PLACED, of: PLACED },
] as const;

/**
 * Reads results by their words: those that somebody still works with first, of these the coming ones first, otherwise the
 * newest. The index of words has no order, so few results are read whole and sorted. When there are many, a walk over
 * all records from the newest finds enough soon. It stands where those that are over do; a walk over places, of which the
 * newest are mostly coming classes, stands before them. When many titles begin with the text, all that only contain it
 * come behind these.
 */
export async function inText(context: RequestContext, steps: SearchSteps, part: Part): Promise<FoundReference[]> {
  if (part.after && part.before && comparePositions(part.after, part.before) >= 0) return [];
  const reads = textReads(steps);
  const needsAll = part.backwards || (part.after !== undefined && part.after.rank >= PAST_CONTAINING);
  let few = await readFew(context, reads, needsAll);
  const isGated = few.filter(({ rank }) => rank === BEGINNING).length > FEW;
  const sorted = new Map<number, FoundReference[]>();
  const found: FoundReference[] = [];
  for (const { rank, of } of part.backwards ? STEPS.toReversed() : STEPS) {
    if (found.length >= part.limit) break;
    const waits = of === CONTAINING && isGated;
    if (waits && rank === CONTAINING) continue;
    if (waits && !needsAll) few = [...few, ...(await readContaining(context, reads))];
    const rows = few.filter((row) => row.rank === of);
    const walked = reads.find((read) => read.rank === of && read.walks);
    const isMany = walked !== undefined && rows.filter(({ isWalked }) => isWalked).length > FEW;
    const walks = isMany && rank === (of === PLACED ? PLACED : of + PAST);
    const all =
      sorted.get(of) ?? (await sortedRows(context, isMany ? rows.filter((row) => !row.isWalked) : rows, waits));
    sorted.set(of, all);
    const segments = [
      async () =>
        ofPart(
          all.filter((row) => row.rank === rank),
          part,
        ),
      async (limit: number) => (walks ? walk(context, { ...walked, rank }, { ...part, limit }) : []),
    ];
    for (const read of part.backwards ? segments.reverse() : segments) {
      if (found.length < part.limit) found.push(...(await read(part.limit - found.length)));
    }
  }
  return found.slice(0, part.limit);
}

/** How far the rank of a result that is over lies behind that of the others. */
const PAST = PAST_BEGINNING - BEGINNING;

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
 * Reads few results of each step. When many titles begin with the text, as those of a popular course do, finding those that
 * only contain it would read them all once more. Then these are read only when they are needed.
 *
 * @param needsAll reads them whatever the first step finds.
 */
async function readFew(context: RequestContext, reads: readonly TextRead[], needsAll: boolean): Promise<TextRow[]> {
  const of = (rank: number, gate?: SQL) => reads.filter((read) => read.rank === rank).map((read) => fewOf(read, gate));
  const gate = needsAll ? undefined : sql`(SELECT count(*) FROM beginning) <= ${FEW}`;
  const others = [sql`SELECT * FROM beginning`, ...of(PLACED), ...of(CONTAINING, gate)];
  const { rows } = await context.database.execute<TextRow>(
    sql`WITH beginning AS MATERIALIZED (${union(of(BEGINNING))}) ${union(others)}`,
  );
  return rows;
}

async function readContaining(context: RequestContext, reads: readonly TextRead[]): Promise<TextRow[]> {
  const containing = reads.filter(({ rank }) => rank === CONTAINING);
  if (containing.length === 0) return [];
  const { rows } = await context.database.execute<TextRow>(union(containing.map((read) => fewOf(read))));
  return rows;
}

const union = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` UNION ALL `);

function fewOf({ rank, table, where, walks }: TextRead, gate?: SQL): SQL {
  const { entity, id, reference, title, from } = table;
  return sql`(SELECT ${rank}::int AS rank, ${walks}::boolean AS "isWalked", ${entity} AS entity, ${id} AS target,
    ${reference ?? sql`''`} AS reference, ${title} AS title, left(sort_key(${title}), 100) AS "titleKey"
    FROM ${from} WHERE ${where}${gate ? sql` AND ${gate}` : sql``} LIMIT ${FEW + 1})`;
}

/**
 * Gives rows their places, by what the domains know about the records, and sorts them.
 *
 * @param together keeps all of them in the step of those that are over.
 */
async function sortedRows(
  context: RequestContext,
  rows: readonly TextRow[],
  together: boolean,
): Promise<FoundReference[]> {
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
      return { rank: together || state === 2 ? rank + PAST : rank, key, entity, target, reference, title };
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
