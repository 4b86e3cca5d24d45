import type { Queries } from '@console/api-kit/database';
import { tellingOf } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import type { ToldChange } from '../openStream.ts';

/** What was told and is not in the database, though nothing is deleted: records that are not there, or not at that version. */
export async function toldInVain(database: Queries, told: readonly ToldChange[]): Promise<string[]> {
  const complaints: string[] = [];
  const records = told.flatMap((change) => change.records);
  for (const [type, ofType] of Map.groupBy(records, (record) => record.type)) {
    const table = tellingOf(type)?.table;
    if (!table) throw new Error(`${type} is told and has no table.`);
    const ulidOf = (id: string) => id.split('/')[1] ?? '';
    const ids = sql.param(ofType.map(({ id }) => ulidOf(id)));
    const { rows } = await database.execute<{ id: string; version: number }>(
      sql`SELECT id::text, version FROM ${sql.identifier(table)} WHERE id = ANY(${ids}::text[])`,
    );
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    for (const { id, version } of ofType) {
      const found = versions.get(ulidOf(id));
      if (found === undefined || found < (version ?? 0))
        complaints.push(`${id} was told at ${version} and is at ${found}`);
    }
  }
  return complaints;
}
