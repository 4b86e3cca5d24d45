import type { Database, MigrationFolder } from '../database/index.ts';
import type { Clock } from '../schema/context.ts';
import type { Invariant } from './DomainCases.ts';

/** A server that a test has started. */
export interface ServerUnderTest {
  readonly url: string;
  /** The number of open streams of changes. */
  readonly streams: { readonly size: number };
  /** @param drainMs how long it still answers, with `/health/ready` refusing; 0 by default. */
  close(drainMs?: number): Promise<void>;
}

export interface ServerUnderTestOptions {
  database: Database;
  /** Environment variables of the server. */
  variables: Record<string, string>;
  /** The folder of releases. */
  releases: string;
  clock: Clock;
  /** Receives every line that the server logs. */
  onLog: (line: Record<string, unknown>) => void;
  /** How often streams send a heartbeat, in milliseconds. */
  beatMs?: number;
  /** Whether the server runs jobs; true by default. */
  runsJobs?: boolean;
}

/** The API of all domains, for their tests. */
export interface ComposedApi {
  /** The migrations of all domains, lowest domain first. */
  migrations: readonly MigrationFolder[];
  /** Fills a migrated database with demo data around a moment. */
  seed(database: Database, options: { bookings: number; now: Date }): Promise<void>;
  /** Changes whenever the demo data may have changed. */
  seedVersion: string;
  invariants: readonly Invariant[];
  start(options: ServerUnderTestOptions): Promise<ServerUnderTest>;
}

let composed: ComposedApi | undefined;

/**
 * Gives the composed API to the tests of all domains. A domain may not import `apps/api`, so the set-up file of the
 * Vitest project `api` calls this before each test file.
 */
export function composeForTests(api: ComposedApi): void {
  composed = api;
}

/** @throws when the test file does not run in the Vitest project `api`. */
export function composedApi(): ComposedApi {
  if (!composed) throw new Error('Tests of the API need every domain. Run them with: npx vitest --project api <file>');
  return composed;
}
