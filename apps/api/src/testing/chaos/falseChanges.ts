import type { Queries } from '@console/api-kit/database';
import { publishedType } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import type { StreamedChange } from '../openStream.ts';

/**
 * Returns the published changes that are not in the database: the record is missing or has an older version. Use it
 * only where nothing was deleted.
 */
export async function falseChanges(database: Queries, changes: readonly StreamedChange[]): Promise<string[]> {
  const complaints: string[] = [];
  const records = changes.flatMap((change) => change.records);
  for (const [type, ofType] of Map.groupBy(records, (record) => record.type)) {
    const table = publishedType(type)?.table;
    if (!table) throw new Error(`${type} is published and has no table.`);
    const ulidOf = (id: string) => id.split('/')[1] ?? '';
    const ids = sql.param(ofType.map(({ id }) => ulidOf(id)));
    const { rows } = await database.execute<{ id: string; version: number }>(
      sql`SELECT id::text, version FROM ${sql.identifier(table)} WHERE id = ANY(${ids}::text[])`,
    );
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    for (const { id, version } of ofType) {
      const found = versions.get(ulidOf(id));
      if (found === undefined || found < (version ?? 0))
        complaints.push(`${id} was published with version ${version} and has ${found}`);
    }
  }
  return complaints;
}
