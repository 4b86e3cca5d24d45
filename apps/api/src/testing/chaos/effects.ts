import type { Queries } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import type { Sent } from './Client.ts';
import type { Write } from './writes.ts';

/** The table in which the effects of some writes are counted, and the column if there is one. */
interface Counted {
  table: string;
  /** The column that holds a text of each write. Null when versions of rows are counted. */
  column: string | null;
  writes: Map<string, Sent[]>;
}

export interface Effects {
  /**
   * Returns one line for each write without the promised effect. An answered write has exactly one effect, a refused
   * write has no effect, and an unanswered write has at most one.
   */
  complaints: string[];
  /** The number of writes that took effect although their answer was lost. */
  unheard: number;
}

export async function effectsOf(database: Queries, sent: readonly Sent[]): Promise<Effects> {
  const complaints: string[] = [];
  let unheard = 0;
  for (const counted of countedIn(sent)) {
    const effects = await countEffects(database, counted);
    for (const [what, writes] of counted.writes) {
      const done = writes.filter(({ outcome }) => outcome === 'done').length;
      const open = writes.filter(({ outcome }) => outcome === 'unanswered').length;
      const found = (effects.get(what) ?? 0) - earlierOf(writes);
      if (found < done || found > done + open) {
        complaints.push(`${writes.map(describe).join(', ')}: ${found} effects`);
      } else unheard += found - done;
    }
  }
  return { complaints, unheard };
}

const earlierOf = ([first]: readonly Sent[]): number =>
  (first && 'changed' in first.effect && first.effect.earlier) || 0;

const describe = ({ mutation, key, times, outcome }: Sent): string =>
  `${mutation} under "${key}" (sent ${times} times, ${outcome})`;

function countedIn(sent: readonly Sent[]): Counted[] {
  const byPlace = new Map<string, Counted>();
  for (const write of sent) {
    const { table, column, what } = placeOf(write);
    const place = `${table}.${column}`;
    const counted = byPlace.get(place) ?? { table, column, writes: new Map() };
    byPlace.set(place, counted);
    counted.writes.set(what, [...(counted.writes.get(what) ?? []), write]);
  }
  return [...byPlace.values()];
}

function placeOf({ effect }: Write): { table: string; column: string | null; what: string } {
  const { table } = effect;
  return 'made' in effect
    ? { table, column: effect.made.column, what: effect.made.text }
    : { table, column: null, what: effect.changed };
}

async function countEffects(database: Queries, { table, column, writes }: Counted): Promise<Map<string, number>> {
  const wanted = sql.param([...writes.keys()]);
  const { rows } = await database.execute<{ what: string; effects: number }>(
    column === null
      ? sql`SELECT id::text AS what, version - 1 AS effects FROM ${sql.identifier(table)} WHERE id = ANY(${wanted}::text[])`
      : sql`SELECT ${sql.identifier(column)}::text AS what, count(*)::int AS effects FROM ${sql.identifier(table)}
          WHERE ${sql.identifier(column)} = ANY(${wanted}::text[]) GROUP BY 1`,
  );
  return new Map(rows.map(({ what, effects }) => [what, effects]));
}
