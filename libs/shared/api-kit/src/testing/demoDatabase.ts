import { sql } from 'drizzle-orm';
import { composedApi } from './composedApi.ts';
import type { TestDatabaseOptions } from './createTestDatabase.ts';

/** A Wednesday morning. The dates of the tests' demo data are before and after it. */
export const NOW = new Date('2026-11-18T10:00:00Z');

/** A timestamp for rows of tests, before the clock of any test server. */
export const LONG_AGO = sql`timestamptz '2026-11-02 09:00Z'`;

interface DemoOptions {
  bookings?: number;
  now?: Date;
}

/**
 * A database with the demo data of a small business, by default 60 bookings around {@link NOW}. It is filled once,
 * then cloned.
 */
export function demoDatabase({ bookings = 60, now = NOW }: DemoOptions = {}): TestDatabaseOptions {
  const { migrations, seed, seedVersion } = composedApi();
  return {
    migrations,
    filled: {
      name: `${bookings} ${now.toISOString()} ${seedVersion}`,
      fill: (database) => seed(database, { bookings, now }),
    },
  };
}
