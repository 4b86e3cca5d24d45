import { sql } from 'drizzle-orm';
import type { Queries } from '../database/index.ts';
import { composedApi } from './composedApi.ts';

/** Returns every row that breaks an invariant of any domain, as `complaint: id`. */
export async function brokenInvariants(database: Queries): Promise<string[]> {
  const parts = composedApi().invariants.map(
    ({ complaint, broken }) => sql`SELECT ${complaint}::text AS complaint, id::text FROM (${broken}) AS broken(id)`,
  );
  const { rows } = await database.execute<{ complaint: string; id: string }>(sql.join(parts, sql` UNION ALL `));
  return rows.map(({ complaint, id }) => `${complaint}: ${id}`);
}
