import { expect, test } from 'vitest';
import { fixtureWorkspace } from './fixture.ts';
import { migrationNumbers } from './migrationNumbers.ts';

const folder = 'libs/bookings/api/migrations';

test('finds two migrations of one number in one domain', async () => {
  const root = fixtureWorkspace({
    [`${folder}/0001_bookings.sql`]: '',
    [`${folder}/0002_items.sql`]: '',
    [`${folder}/0002_tickets.sql`]: '',
    'libs/classes/api/migrations/0002_trainers.sql': '',
  });
  expect(await migrationNumbers.run(root)).toEqual([
    `${folder}/0002_tickets.sql has the number of ${folder}/0002_items.sql. Give the later one the next free number.`,
  ]);
});
