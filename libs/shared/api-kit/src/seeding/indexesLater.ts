import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';

/**
 * Fills empty tables with many rows quickly: it drops the indexes for sorting and searching, and creates them again
 * after the work. Maintaining them for each row takes most of the time and ever more memory. Indexes that keys and
 * triggers use stay.
 *
 * @param onProgress is called before each index is created, with the number of indexes left.
 */
export async function indexesLater(
  tx: Transaction,
  work: () => Promise<void>,
  onProgress?: (left: number) => void,
): Promise<void> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisunique
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype <> 'f')
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.contype = 'f' AND k.conrelid = i.indrelid AND k.conkey[1] = i.indkey[0])
    ORDER BY 1`);
  for (const { name } of rows) await tx.execute(sql.raw(`DROP INDEX ${name}`));
  await work();
  await tx.execute(sql`SELECT set_config('maintenance_work_mem', '512MB', true)`);
  for (const [index, { definition }] of rows.entries()) {
    onProgress?.(rows.length - index);
    await tx.execute(sql.raw(definition));
  }
}
