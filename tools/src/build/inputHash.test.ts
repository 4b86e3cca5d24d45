import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureWorkspace } from '../checks/fixture.ts';
import { inputHash } from './inputHash.ts';

const page = 'apps/bookings/src/booking-list/BookingListPage.tsx';

function workspace(): string {
  return fixtureWorkspace({
    [page]: 'export default null;',
    'apps/bookings/src/booking-list/BookingListPage.test.tsx': '',
    'apps/bookings/dist/remoteEntry.js': '',
    'libs/shared/format/src/money.ts': '',
  });
}

test('a changed source needs a new build', () => {
  const root = workspace();
  const before = inputHash(root);
  for (const file of [page, 'libs/shared/format/src/money.ts', 'schema.graphql']) {
    const previous = inputHash(root);
    writeFileSync(join(root, file), 'changed');
    expect(inputHash(root)).not.toBe(previous);
  }
  writeFileSync(join(root, page), 'export default null;');
  expect(inputHash(root)).not.toBe(before);
});

test('a changed test or build output needs no new build', () => {
  const root = workspace();
  const before = inputHash(root);
  writeFileSync(join(root, 'apps/bookings/src/booking-list/BookingListPage.test.tsx'), 'changed');
  writeFileSync(join(root, 'apps/bookings/dist/remoteEntry.js'), 'changed');
  expect(inputHash(root)).toBe(before);
});
