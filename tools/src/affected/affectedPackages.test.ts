import { expect, test } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import { affectedPackages } from './affectedPackages.ts';

const affectedBy = (file: string) => affectedPackages(workspaceRoot, [file]);

test('a change in one screen affects its remote and the journeys, and no other remote', async () => {
  expect((await affectedBy('apps/bookings/src/booking-list/BookingListPage.tsx')).sort()).toEqual([
    '@console/bookings',
    '@console/e2e',
  ]);
});

test('a change in the contracts of a domain affects its screens, its server side and all packages that use them', async () => {
  const affected = await affectedBy('libs/bookings/contracts/src/index.ts');
  expect(affected).toEqual(
    expect.arrayContaining([
      '@console/bookings-contracts',
      '@console/bookings-api',
      '@console/api',
      '@console/bookings',
    ]),
  );
  expect(affected).not.toContain('@console/core-api');
  expect(affected).not.toContain('@console/shell');
});

test('a change in the tables of a domain affects only the server side', async () => {
  const affected = await affectedBy('libs/bookings/api/src/tables.ts');
  expect(affected).toEqual(expect.arrayContaining(['@console/bookings-api', '@console/api', '@console/e2e']));
  expect(affected).not.toContain('@console/bookings');
  expect(affected).not.toContain('@console/shell');
});

test('a change in the design system affects the shell and every remote', async () => {
  const affected = await affectedBy('libs/shared/design-system/src/table/index.ts');
  expect(affected).toEqual(expect.arrayContaining(['@console/shell', '@console/bookings', '@console/classes']));
  expect(affected).not.toContain('@console/api');
});
