import { afterAll, describe } from 'vitest';
import type { Database, Engine } from '../database/index.ts';
import { createTestDatabase, type TestDatabaseOptions, testPostgresUrl } from './createTestDatabase.ts';

/**
 * The engine of this run of the suite, and a function that opens databases on it. They are closed when the suite
 * ends.
 */
export interface EachDatabase {
  engine: Engine;
  /** True for the last engine of the suite. Tests that depend on no database run only on this one. */
  isLast: boolean;
  create(options: Omit<TestDatabaseOptions, 'engine'>): Promise<Database>;
}

/** Runs a suite on PGlite and, if there is one (see globalSetup), on PostgreSQL. */
export function describeOnEachDatabase(title: string, suite: (each: EachDatabase) => void): void {
  const engines: Engine[] = testPostgresUrl() ? ['pglite', 'postgres'] : ['pglite'];
  describe.each(engines)(`${title} (%s)`, (engine) => {
    const databases: Database[] = [];
    afterAll(() => Promise.all(databases.map((database) => database.close())));
    suite({
      engine,
      isLast: engine === engines.at(-1),
      create: async (options) => {
        const database = await createTestDatabase({ ...options, engine });
        databases.push(database);
        return database;
      },
    });
  });
}
