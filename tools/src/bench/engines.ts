import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@console/api-kit/testing';
import pg from 'pg';
import { filledPostgres, type MeasuredDatabase } from './filledPostgres.ts';

/** A database engine to measure. */
export interface MeasuredEngine {
  name: string;
  /** A new, empty database. */
  create(): Promise<MeasuredDatabase>;
  remove(): Promise<void>;
}

/** PGlite in a temporary folder. */
export function pgliteEngine(): MeasuredEngine {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-pglite-'));
  return {
    name: 'PGlite',
    async create() {
      const dataDir = mkdtempSync(join(folder, 'data-'));
      return { location: { dataDir }, dataDir, env: {} };
    },
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL started for the bench; null when none is installed. */
export async function postgresEngine(): Promise<MeasuredEngine | null> {
  const server = await startPostgres();
  if (!server) return null;
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-postgres-'));
  let databases = 0;
  return {
    name: 'PostgreSQL',
    async create() {
      databases += 1;
      const url = new URL(server.url);
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`CREATE DATABASE bench_${databases}`).finally(() => client.end());
      url.pathname = `/bench_${databases}`;
      return filledPostgres(url.href, folder);
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
