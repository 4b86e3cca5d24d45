import { tmpdir } from 'node:os';
import type { DatabaseLocation } from '@console/api-kit/database';

/** A database to measure on, with the data folder and the environment for a server that uses it. */
export interface MeasuredDatabase {
  location: DatabaseLocation;
  dataDir: string;
  env: Record<string, string>;
}

/** The secret that signs the tokens of the bench's servers. */
export const TOKEN_SECRET = 'a-secret-for-the-bench-alone-0123456789';

/** A PostgreSQL database, with the settings of a console that serves it to the bench. */
export function filledPostgres(url: string, dataDir = tmpdir()): MeasuredDatabase {
  // The bench sends its own queries, which belong to no release.
  return { location: { url }, dataDir, env: { DATABASE_URL: url, TOKEN_SECRET, ONLY_KNOWN_OPERATIONS: '0' } };
}
