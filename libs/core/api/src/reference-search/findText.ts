import type { RequestContext } from '@console/api-kit';
import { toIsoDate } from '@console/format';
import { type SQL, sql } from 'drizzle-orm';
import { factsOf, namedRecords, type RecordFacts } from './findByReference.ts';
import { notIn } from './notIn.ts';
import { between, comparePositions, type FoundReference, type Part } from './position.ts';
import { BEGINNING, CONTAINING, type SearchSteps } from './searchSteps.ts';

/** With at most this many results of a kind in a step, they are all read and then sorted. */
const FEW = 1_000;

/** Where records are found by words. */
interface Table {
  readonly entity: SQL;
  readonly id: SQL;
  readonly reference: SQL;
  readonly title: SQL;
  readonly from: SQL;
}

interface TextRead {
  readonly rank: number;
  readonly table: Table;
  readonly where: SQL;
}

const entries: Table = {
  entity: sql`entity`,
  id: sql`target_id`,
  reference: sql`reference`,
  title: sql`title`,
  from: sql`reference_entry`,
};

/** The reads of the last two steps, in the entries and in the tables of named records. A result belongs to one of them. */
export function textReads(steps: SearchSteps): TextRead[] {
  const better = steps.ordered.map(({ where }) => where);
  const tables = [
    { table: entries, conditions: steps.entries, better },
    ...namedRecords().map(([entity, named]) => ({
      table: { ...named, entity: sql`${entity}` },
      conditions: steps.named(named),
      better: named.whole ? [named.whole(steps.reference)] : [],
    })),
  ];
  return tables.flatMap(({ table, conditions: { begins, contains }, better }) => {
    const and = (where: SQL, others: readonly SQL[]) => sql.join([where, ...notIn(others)], sql` AND `);
    return [
      { rank: BEGINNING, table, where: and(begins, better) },
      ...(contains ? [{ rank: CONTAINING, table, where: and(contains, [begins, ...better]) }] : []),
    ];
  });
}

/**
 * Reads results by their words: those that somebody still works with first, of these the coming ones first, otherwise the
 * newest. The index of words has no order, so few results are read whole and sorted. When there are many entries, a walk
 * over all of them from the newest finds enough soon.
 */
export async function inText(context: RequestContext, steps: SearchSteps, part: Part): Promise<FoundReference[]> {
  if (part.after && part.before && comparePositions(part.after, part.before) >= 0) return [];
  const reads = textReads(steps);
  const beginnings = reads.filter(({ rank }) => rank === BEGINNING);
  const containings = reads.filter(({ rank }) => rank === CONTAINING);
  const needsBoth = part.backwards || part.after?.rank === CONTAINING;
  let few = await readFew(context, beginnings, containings, needsBoth);
  const isGated = !needsBoth && few.filter(({ rank }) => rank === BEGINNING).length > FEW;
  const found: FoundReference[] = [];
  const ranks = part.backwards ? [CONTAINING, BEGINNING] : [BEGINNING, CONTAINING];
  for (const rank of ranks) {
    if (found.length >= part.limit) break;
    if (rank === CONTAINING && isGated) few = await readFew(context, [], containings, true);
    const rows = few.filter((row) => row.rank === rank);
    const walked = reads.find((read) => read.rank === rank && read.table === entries);
    const isMany = walked !== undefined && rows.filter(({ isEntry }) => isEntry).length > FEW;
    const sorted = await sortedRows(context, isMany ? rows.filter(({ isEntry }) => !isEntry) : rows);
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
  readonly isEntry: boolean;
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

function fewOf({ rank, table, where }: TextRead, gate?: SQL): SQL {
  const { entity, id, reference, title, from } = table;
  return sql`(SELECT ${rank}::int AS rank, ${table === entries}::boolean AS "isEntry", ${entity} AS entity, ${id} AS target,
    ${reference} AS reference, ${title} AS title, left(sort_key(${title}), 100) AS "titleKey"
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

async function walk(context: RequestContext, { rank, where }: TextRead, part: Part): Promise<FoundReference[]> {
  const { after, before } = part;
  if (before?.rank === rank && before.key < WALKED) return [];
  const bounds: Part = { ...part, after: after?.rank === rank && after.key < WALKED ? undefined : after };
  const within = between(bounds, rank, (side, { entity, target }) => {
    return sql`(target_id, entity) ${sql.raw(side === 'after' ? '<' : '>')} (${target}, ${entity})`;
  });
  if (!within || (after && after.rank > rank) || (before && before.rank < rank)) return [];
  const direction = sql.raw(part.backwards ? 'ASC' : 'DESC');
  const conditions = sql.join([where, ...within], sql` AND `);
  const { rows } = await context.database.execute<FoundReference & Record<string, unknown>>(
    sql`SELECT ${rank}::int AS rank, ${WALKED} AS key, entity, target_id AS target, reference, title FROM reference_entry
      WHERE ${conditions} ORDER BY target_id ${direction}, entity ${direction} LIMIT ${part.limit}`,
  );
  return rows;
}
