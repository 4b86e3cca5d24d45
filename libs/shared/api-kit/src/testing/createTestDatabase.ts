import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, type Engine, type MigrationFolder, migrate, openDatabase } from '../database/index.ts';
import { dumpMemory } from '../database/openDatabase.ts';

export interface TestDatabaseOptions {
  migrations: readonly MigrationFolder[];
  /** Rows in every clone. The name identifies the content: change it when the content changes. */
  filled?: { name: string; fill: (database: Database) => Promise<void> };
  /** {@link usualEngine} by default. */
  engine?: Engine;
  /** The PostgreSQL in which to create the database; by default the one of all tests. */
  postgresUrl?: string;
}

/**
 * Returns a database for one test file: a clone of a template that is migrated and filled once. Close it at the end;
 * on PostgreSQL that drops it.
 */
export async function createTestDatabase(options: TestDatabaseOptions): Promise<Database> {
  return (options.engine ?? usualEngine()) === 'postgres' ? clonePostgres(options) : clonePglite(options);
}

/** Returns the URL of the tests' PostgreSQL, or undefined when none runs. */
export function testPostgresUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}

/** The engine that needs less time: PostgreSQL, or PGlite when no PostgreSQL runs. */
export function usualEngine(): Engine {
  return testPostgresUrl() ? 'postgres' : 'pglite';
}

/** Returns the URL of a database of {@link createTestDatabase} on PostgreSQL. */
export async function postgresUrlOf(database: Database, server = testPostgresUrl()): Promise<string> {
  const { rows } = await database.execute<{ name: string }>(sql`SELECT current_database() AS name`);
  return databaseUrl(server ?? '', rows[0]?.name ?? '');
}

const templates = join(tmpdir(), `console-test-templates-${process.getuid?.() ?? 0}`);

/**
 * Fills an empty data folder with a clone of a template, as an embedded database. It belongs to the caller.
 */
export async function createTestDataDir(dataDir: string, options: TestDatabaseOptions): Promise<void> {
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  // The names in the archive begin with a slash, which tar leaves out.
  execFileSync('tar', ['-xf', await pgliteTemplate(options), '-C', folder], { stdio: ['ignore', 'ignore', 'ignore'] });
}

async function clonePglite(options: TestDatabaseOptions): Promise<Database> {
  return openDatabase({ memory: new Blob([readFileSync(await pgliteTemplate(options))]) });
}

/** Returns the archive of a template, which is made once. */
async function pgliteTemplate(options: TestDatabaseOptions): Promise<string> {
  const file = join(templates, `${templateName(options)}.tar`);
  if (!existsSync(file)) {
    const template = await openDatabase({ memory: 'empty' });
    await prepare(template, options);
    const dump = await dumpMemory(template);
    await template.close();
    mkdirSync(templates, { recursive: true });
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return file;
}

async function clonePostgres(options: TestDatabaseOptions): Promise<Database> {
  const url = options.postgresUrl ?? testPostgresUrl();
  if (!url) throw new Error('TEST_DATABASE_URL is not set. Use describeOnEachDatabase.');
  const template = templateName(options);
  const name = `console_test_${randomBytes(6).toString('hex')}`;
  await onServer(url, async (server) => {
    await server.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      const unfinished = `${template}_unfinished`;
      await server.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
      await server.query(`CREATE DATABASE ${unfinished}`);
      const database = await openDatabase({ url: databaseUrl(url, unfinished) });
      await prepare(database, options).finally(() => database.close());
      await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
    }
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  // There is no time limit: tests with many queries at once must not fail on a busy machine.
  const database = await openDatabase({ url: databaseUrl(url, name), patienceMs: 0 });
  const close = database.close;
  return Object.assign(database, {
    close: async () => {
      await close();
      await onServer(url, (server) => server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  });
}

async function prepare(database: Database, { migrations, filled }: TestDatabaseOptions): Promise<void> {
  await migrate(database, migrations);
  await filled?.fill(database);
}

async function onServer(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await work(server).finally(() => server.end());
}

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Changes with every migration, with PGlite's version and with the content. */
function templateName({ migrations, filled }: TestDatabaseOptions): string {
  const hash = createHash('sha256')
    .update(pgliteVersion())
    .update(filled?.name ?? '');
  for (const { domain, folder } of migrations) {
    const path = folder instanceof URL ? fileURLToPath(folder) : folder;
    for (const file of readdirSync(path).sort())
      hash
        .update(domain)
        .update(file)
        .update(readFileSync(join(path, file)));
  }
  return `console_template_${hash.digest('hex').slice(0, 16)}`;
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'));
  return String(version);
}
