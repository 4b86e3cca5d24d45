import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { DatabaseError } from './DatabaseError.ts';
import type { Database, Transaction } from './openDatabase.ts';

/** A domain's folder of hand-written SQL files, `0001_name.sql` and on, applied in the order of their names. */
export interface MigrationFolder {
  domain: string;
  folder: string | URL;
}

interface Migration {
  domain: string;
  name: string;
  text: string;
  hash: string;
}

/** The key of the advisory lock. Any number works, as long as all processes of the console use the same. */
const MIGRATION_LOCK = 4_151_320_207;

/**
 * Applies the missing migrations in one transaction under an advisory lock. Processes that start together wait for
 * the first, and a killed start changes nothing.
 *
 * @param folders in an order in which each domain refers only to domains before it.
 * @returns the applied files, such as `bookings/0001_bookings.sql`.
 * @throws DatabaseError when an applied file was changed later, or when this release does not have it.
 */
export async function migrate(database: Database, folders: readonly MigrationFolder[]): Promise<string[]> {
  const known = folders.flatMap(readFolder);
  return database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const applied = await appliedHashes(tx);
    refuseUnknown(applied, known);
    const missing = known.filter((migration) => !isApplied(applied, migration));
    for (const migration of missing) await apply(tx, migration);
    return missing.map(title);
  });
}

function readFolder({ domain, folder }: MigrationFolder): Migration[] {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  return readdirSync(path)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n');
      return { domain, name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

async function appliedHashes(tx: Transaction): Promise<Map<string, string>> {
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS schema_migration (
    domain text NOT NULL, name text NOT NULL, hash text NOT NULL, applied_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (domain, name))`);
  const { rows } = await tx.execute<{ title: string; hash: string }>(
    sql`SELECT domain || '/' || name AS title, hash FROM schema_migration ORDER BY applied_at, domain, name`,
  );
  return new Map(rows.map((row) => [row.title, row.hash]));
}

function refuseUnknown(applied: Map<string, string>, known: Migration[]): void {
  const titles = new Set(known.map(title));
  const unknown = [...applied.keys()].filter((name) => !titles.has(name));
  if (unknown.length === 0) return;
  throw new DatabaseError(
    `A newer release has migrated this database (${unknown.join(', ')}, unknown here); start that release instead.`,
  );
}

function isApplied(applied: Map<string, string>, migration: Migration): boolean {
  const hash = applied.get(title(migration));
  if (hash === undefined || hash === migration.hash) return hash !== undefined;
  throw new DatabaseError(
    `The migration ${title(migration)} was changed after this database applied it; restore the file and add a new one.`,
  );
}

async function apply(tx: Transaction, migration: Migration): Promise<void> {
  try {
    await tx.execute(sql.raw(migration.text));
  } catch (cause) {
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
    throw new DatabaseError(`The migration ${title(migration)} failed: ${reason}.`, { cause });
  }
  await tx.execute(
    sql`INSERT INTO schema_migration (domain, name, hash) VALUES (${migration.domain}, ${migration.name}, ${migration.hash})`,
  );
}

function title({ domain, name }: Migration): string {
  return `${domain}/${name}`;
}
