import { sql } from 'drizzle-orm';
import type { SeedContext } from './SeedContext.ts';

type Fill = (context: SeedContext) => Promise<void>;

const fills: Fill[] = [];

/**
 * Adds rows to the demo data, after the bookings and all that belongs to them. A record whose rows nothing else needs
 * declares them beside its type.
 */
export function demoRows(fill: Fill): void {
  fills.push(fill);
}

/** Writes the rows that the domains have declared, in the order of their declaration. */
export async function fillDemoRows(context: SeedContext): Promise<void> {
  for (const fill of fills) await fill(context);
}

/** The ids of rows that the demo data already has, the oldest first: to refer to them. */
export async function idsOf({ tx }: SeedContext, table: string): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`SELECT id FROM ${sql.identifier(table)} ORDER BY id LIMIT 200`);
  return rows.map(({ id }) => id);
}
