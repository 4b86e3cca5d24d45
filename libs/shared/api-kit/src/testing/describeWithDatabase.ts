import { afterAll, describe } from 'vitest';
import type { Database, Engine } from '../database/index.ts';
import { createTestDatabase, type TestDatabaseOptions, testPostgresUrl, usualEngine } from './createTestDatabase.ts';

/** The engine of a suite, and a function that opens databases on it. They are closed when the suite ends. */
export interface Databases {
  engine: Engine;
  create(options: Omit<TestDatabaseOptions, 'engine'>): Promise<Database>;
}

/**
 * Runs a suite on one engine: on PostgreSQL, which needs less time, or on PGlite if there is no PostgreSQL (see
 * globalSetup). Most suites use this one, because queries and rules are the same on both engines.
 */
export function describeWithDatabase(title: string, suite: (databases: Databases) => void): void {
  describe(title, () => suite(databasesOn(usualEngine())));
}

/**
 * Runs a suite on PGlite and, if there is one, on PostgreSQL. For tests in which the engines can differ: locks, writes
 * at the same time, errors of constraints, notifications, types of values, order of texts, and plans.
 */
export function describeOnEachDatabase(title: string, suite: (databases: Databases) => void): void {
  const engines: Engine[] = testPostgresUrl() ? ['pglite', 'postgres'] : ['pglite'];
  describe.each(engines)(`${title} (%s)`, (engine) => suite(databasesOn(engine)));
}

function databasesOn(engine: Engine): Databases {
  const opened: Database[] = [];
  afterAll(() => Promise.all(opened.map((database) => database.close())));
  return {
    engine,
    create: async (options) => {
      const database = await createTestDatabase({ ...options, engine });
      opened.push(database);
      return database;
    },
  };
}
