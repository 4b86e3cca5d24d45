import type { RequestContext } from '@console/api-kit';
import { type SQL, sql } from 'drizzle-orm';
import { inText, textReads } from './findText.ts';
import { notIn } from './notIn.ts';
import { between, type FoundReference, type Part } from './position.ts';
import { type OrderedRead, orderedReads } from './searchedTables.ts';
import type { SearchSteps } from './searchSteps.ts';

/**
 * Reads a part of the results in their order. The steps by reference read at most as many rows as can be shown. Results by
 * their words are read only when these found too little.
 */
export async function findReferences(
  context: RequestContext,
  steps: SearchSteps,
  part: Part,
): Promise<FoundReference[]> {
  if (steps.text === undefined) return [];
  const reads = [
    (limit: number) => inOrder(context, steps, { ...part, limit }),
    (limit: number) => inText(context, steps, { ...part, limit }),
  ];
  const found: FoundReference[] = [];
  for (const read of part.backwards ? reads.reverse() : reads) {
    if (found.length < part.limit) found.push(...(await read(part.limit - found.length)));
  }
  return found;
}

type Row = FoundReference & Record<string, unknown>;

async function inOrder(context: RequestContext, steps: SearchSteps, part: Part): Promise<FoundReference[]> {
  const direction = sql.raw(part.backwards ? 'DESC' : 'ASC');
  const reads = orderedReads(steps.ordered).flatMap((read) => readOf(read, part));
  if (reads.length === 0) return [];
  const { rows } = await context.database.execute<Row>(sql`SELECT * FROM (${sql.join(reads, sql` UNION ALL `)}) found
    ORDER BY rank ${direction}, key COLLATE "C" ${direction}, entity ${direction}, target ${direction} LIMIT ${part.limit}`);
  return rows;
}

function readOf({ rank, table, key, where, better }: OrderedRead, part: Part): SQL[] {
  const { from, entity, id, reference, title } = table;
  const direction = sql.raw(part.backwards ? 'DESC' : 'ASC');
  const within = withinPart(part, rank, sql`(${key}, ${entity}, ${id})`);
  if (!within) return [];
  const conditions = sql.join([where, ...notIn(better), ...within], sql` AND `);
  return [
    sql`(SELECT ${rank}::int AS rank, ${key} AS key, ${entity} AS entity, ${id} AS target, ${reference} AS reference,
      ${title} AS title FROM ${from} WHERE ${conditions}
      ORDER BY ${key} ${direction}, ${entity} ${direction}, ${id} ${direction} LIMIT ${part.limit})`,
  ];
}

/** The conditions that keep a step within the part. Null when the whole step lies outside. */
function withinPart(part: Part, rank: number, place: SQL): SQL[] | null {
  return between(part, rank, (side, position) => {
    const values = sql`(${position.key}, ${position.entity}, ${position.target})`;
    return sql`${place} ${sql.raw(side === 'after' ? '>' : '<')} ${values}`;
  });
}

/** Counts all results. */
export async function countReferences(context: RequestContext, steps: SearchSteps): Promise<number> {
  if (steps.text === undefined) return 0;
  const ordered = orderedReads(steps.ordered).map(
    ({ table: { entity, id, from }, where }) =>
      sql`SELECT ${entity} AS entity, ${id} AS target_id FROM ${from} WHERE ${where}`,
  );
  const texts = textReads(steps).map(({ table: { entity, id, from }, where }) => {
    return sql`SELECT ${entity} AS entity, ${id} AS target_id FROM ${from} WHERE ${where}`;
  });
  const { rows } = await context.database.execute<{ rows: number }>(
    sql`SELECT count(*)::int AS rows FROM (${sql.join([...ordered, ...texts], sql` UNION `)}) found`,
  );
  return rows[0]?.rows ?? 0;
}
