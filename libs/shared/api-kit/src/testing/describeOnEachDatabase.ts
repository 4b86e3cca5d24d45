import { afterAll, describe } from 'vitest';
import type { Database, Engine } from '../database/index.ts';
import { createTestDatabase, type TestDatabaseOptions, testPostgresUrl } from './createTestDatabase.ts';

/** What a suite is given: the engine that it runs on now, and databases on it, closed when the suite ends. */
export interface EachDatabase {
  engine: Engine;
  /** Whether the suite runs on no engine after this one. Tests of what no database decides run on this one alone. */
  isLast: boolean;
  create(options: Omit<TestDatabaseOptions, 'engine'>): Promise<Database>;
}

/** Runs a suite on PGlite and, when there is one (see globalSetup), on PostgreSQL. */
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
