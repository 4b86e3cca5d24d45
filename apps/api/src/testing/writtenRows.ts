import type { Database } from '@console/api-kit/database';
import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

type Row = Record<string, unknown> | undefined;

export const DAY = 24 * 60 * 60 * 1000;

/** Returns functions that read the rows of a mutation's table, to check its writes. */
export function writtenRows(database: () => Database, { does, table }: Pick<MutationCase, 'does' | 'table'>) {
  async function rowOf(ulid: string): Promise<Row> {
    const { rows } = await database().execute(sql`SELECT * FROM ${sql.identifier(table)} WHERE id = ${ulid}`);
    return rows[0];
  }

  /** Returns the state that a write of the candidate changes: its row, or the number of rows. */
  async function stateOf(ulid: string): Promise<unknown> {
    if (does !== 'makes') return rowOf(ulid);
    const { rows } = await database().execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`,
    );
    return rows[0]?.n;
  }

  async function newestRow(): Promise<Row> {
    const { rows } = await database().execute(sql`SELECT * FROM ${sql.identifier(table)} ORDER BY id DESC LIMIT 1`);
    return rows[0];
  }

  /** Checks the state after the write was done once. */
  function expectDoneOnce(before: unknown, after: unknown): void {
    if (does === 'makes') expect(after).toBe(Number(before) + 1);
    else if (does === 'deletes') expect(after).toBeUndefined();
    else expect(after).toMatchObject({ version: (before as { version: number }).version + 1 });
  }

  return { rowOf, stateOf, newestRow, expectDoneOnce };
}

/** Counts the stored idempotency keys that have expired at `outlivedAt`. By default it counts all of them. */
export async function keptKeys(database: Database, outlivedAt = new Date('9999-01-01')): Promise<number> {
  const before = new Date(outlivedAt.getTime() - DAY);
  const { rows } = await database.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM idempotency_key WHERE created_at < ${before}`,
  );
  return rows[0]?.n ?? 0;
}
