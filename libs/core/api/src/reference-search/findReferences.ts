import type { RequestContext } from '@console/api-kit';
import { type SQL, sql } from 'drizzle-orm';
import type { FoundReference, Position } from './position.ts';
import { CONTAINING, type OrderedStep, type SearchSteps } from './searchSteps.ts';

/** The part of the results to read. */
export interface Part {
  readonly after: Position | undefined;
  readonly before: Position | undefined;
  /** Whether the last results are read, the very last first. */
  readonly backwards: boolean;
  readonly limit: number;
}

/** With at most this many results, those that contain the words are all read and then sorted. */
const FEW = 1_000;

/**
 * Reads a part of the results in their order. Each step reads at most as many rows as can be shown. Results that only contain
 * the words are read only when the ordered steps found too little.
 */
export async function findReferences(
  context: RequestContext,
  { ordered, containing }: SearchSteps,
  part: Part,
): Promise<FoundReference[]> {
  const reads = [
    (limit: number) => inOrder(context, ordered, { ...part, limit }),
    (limit: number) => (containing ? withWords(context, containing, ordered, { ...part, limit }) : []),
  ];
  const found: FoundReference[] = [];
  for (const read of part.backwards ? reads.reverse() : reads) {
    if (found.length < part.limit) found.push(...(await read(part.limit - found.length)));
  }
  return found;
}

type Row = FoundReference & Record<string, unknown>;

async function inOrder(context: RequestContext, steps: readonly OrderedStep[], part: Part): Promise<FoundReference[]> {
  const direction = sql.raw(part.backwards ? 'DESC' : 'ASC');
  const reads = steps.flatMap(({ rank, key, where }, at) => {
    const place = sql`(${key}, entity, target_id)`;
    const within = withinPart(part, rank, (side, position) => {
      const values = sql`(${position.key}, ${position.entity}, ${position.target})`;
      return sql`${place} ${sql.raw(side === 'after' ? '>' : '<')} ${values}`;
    });
    if (!within) return [];
    const conditions = sql.join([where, ...notIn(steps.slice(0, at)), ...within], sql` AND `);
    return sql`(SELECT ${rank}::int AS rank, ${key} AS key, entity, target_id AS target, reference, title FROM reference_entry
      WHERE ${conditions} ORDER BY ${key} ${direction}, entity ${direction}, target_id ${direction} LIMIT ${part.limit})`;
  });
  if (reads.length === 0) return [];
  const { rows } = await context.database.execute<Row>(sql`SELECT * FROM (${sql.join(reads, sql` UNION ALL `)}) found
    ORDER BY rank ${direction}, key COLLATE "C" ${direction}, entity ${direction}, target ${direction} LIMIT ${part.limit}`);
  return rows;
}

/**
 * Reads results that contain the words and belong to no better step, the newest record first. The index of words has no order. So
 * few results are read whole and sorted. When there are many, a walk over all records from the newest finds enough of
 * them soon.
 */
async function withWords(
  context: RequestContext,
  containing: SQL,
  better: readonly OrderedStep[],
  part: Part,
): Promise<FoundReference[]> {
  const within = withinPart(part, CONTAINING, (side, { entity, target }) => {
    return sql`(target_id, entity) ${sql.raw(side === 'after' ? '<' : '>')} (${target}, ${entity})`;
  });
  if (!within) return [];
  const direction = sql.raw(part.backwards ? 'ASC' : 'DESC');
  const matching = sql.join([containing, ...notIn(better)], sql` AND `);
  const shown = sql`${CONTAINING}::int AS rank, '' AS key, entity, target_id AS target, reference, title`;
  const ofPart = (table: SQL, conditions: readonly SQL[]) => {
    const where = conditions.length > 0 ? sql`WHERE ${sql.join([...conditions], sql` AND `)}` : sql``;
    return sql`SELECT ${shown} FROM ${table} ${where} ORDER BY target_id ${direction}, entity ${direction} LIMIT ${part.limit}`;
  };
  const { rows: few } = await context.database.execute<Row & { matches: number }>(sql`
    WITH matching AS MATERIALIZED (
      SELECT entity, target_id, reference, title FROM reference_entry WHERE ${matching} LIMIT ${FEW + 1}
    )
    SELECT matches, part.* FROM (SELECT count(*)::int AS matches FROM matching) counted
    LEFT JOIN (${ofPart(sql`matching`, within)}) part ON true`);
  const matches = few[0]?.matches ?? 0;
  if (matches <= FEW) return few.filter(({ target }) => target !== null);
  const { rows } = await context.database.execute<Row>(ofPart(sql`reference_entry`, [matching, ...within]));
  return rows;
}

/** `NOT` would let the database read an index for everything outside the range. */
const notIn = (better: readonly OrderedStep[]): SQL[] => better.map(({ where }) => sql`(${where}) IS NOT TRUE`);

/** The conditions that keep a step within the part. Null when the whole step lies outside. */
function withinPart(
  { after, before }: Part,
  rank: number,
  beyond: (side: 'after' | 'before', position: Position) => SQL,
): SQL[] | null {
  if ((after && rank < after.rank) || (before && rank > before.rank)) return null;
  return [
    ...(after?.rank === rank ? [beyond('after', after)] : []),
    ...(before?.rank === rank ? [beyond('before', before)] : []),
  ];
}

/** Counts all results. */
export async function countReferences(context: RequestContext, { ordered, containing }: SearchSteps): Promise<number> {
  const all = [...ordered.map(({ where }) => where), ...(containing ? [containing] : [])];
  if (all.length === 0) return 0;
  const found = all.map((where) => sql`SELECT entity, target_id FROM reference_entry WHERE ${where}`);
  const { rows } = await context.database.execute<{ rows: number }>(
    sql`SELECT count(*)::int AS rows FROM (${sql.join(found, sql` UNION `)}) found`,
  );
  return rows[0]?.rows ?? 0;
}
