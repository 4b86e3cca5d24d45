import { tmpdir } from 'node:os';
import type { DatabaseLocation } from '@console/api-kit/database';

/** A database to measure on, with the data folder and the environment for a server that uses it. */
export interface MeasuredDatabase {
  location: DatabaseLocation;
  dataDir: string;
  env: Record<string, string>;
}

/** What signs the tokens of the bench's servers. */
export const TOKEN_SECRET = 'a-secret-for-the-bench-alone-0123456789';

/** A PostgreSQL database as the console serves it to the bench. */
export function filledPostgres(url: string, dataDir = tmpdir()): MeasuredDatabase {
  // What is measured is asked by the bench, not by a release of the console.
  return { location: { url }, dataDir, env: { DATABASE_URL: url, TOKEN_SECRET, ONLY_KNOWN_OPERATIONS: '0' } };
}
