import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestDatabaseOptions } from '@console/api-kit/testing';
import { migrations } from '../migrations.ts';
import { seedDatabase } from '../seed.ts';

/** The moment around which the tests' demo data lies: a Monday morning. */
export const DEMO_NOW = new Date('2026-11-16T10:15:00.000Z');

/** For tests: a database with demo data of that many bookings around DEMO_NOW. Made once, then cloned. */
export function demoDatabase(bookings = 120): TestDatabaseOptions {
  const fill: NonNullable<TestDatabaseOptions['filled']>['fill'] = (database) =>
    seedDatabase(database, { bookings, now: DEMO_NOW });
  return { migrations, filled: { name: `${bookings} ${seedSources()}`, fill } };
}

/** Changes with every file that the demo data is made by. */
export function seedSources(): string {
  const root = fileURLToPath(new URL('../../../../libs', import.meta.url));
  const folders = ['core', 'classes', 'bookings', 'billing', 'purchasing', 'admin'].map((domain) =>
    join(root, domain, 'api/src/seed'),
  );
  const files = [...folders, join(root, 'shared/api-kit/src/seeding')].flatMap((folder) =>
    readdirSync(folder).map((file) => join(folder, file)),
  );
  const hash = createHash('sha256').update(readFileSync(new URL('../seed.ts', import.meta.url)));
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}
