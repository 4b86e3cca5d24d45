import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from './workspace.ts';

/** The projects that Nx rebuilds and retests when one file changes. Nx reads only the package.json files. */
function affectedBy(file: string): string[] {
  const output = execFileSync('nx', ['show', 'projects', '--affected', `--files=${file}`, '--json'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      PATH: `${join(workspaceRoot, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  });
  return JSON.parse(output);
}

test('a change in one screen affects its remote and the journeys, and no other remote', () => {
  expect(affectedBy('apps/bookings/src/booking-list/BookingListPage.tsx').sort()).toEqual([
    '@console/bookings',
    '@console/e2e',
  ]);
});

test('a change in the contracts of a domain affects its screens, its server side and all packages that use them', () => {
  const affected = affectedBy('libs/bookings/contracts/src/index.ts');
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

test('a change in the tables of a domain affects only the server side', () => {
  const affected = affectedBy('libs/bookings/api/src/tables.ts');
  expect(affected).toEqual(expect.arrayContaining(['@console/bookings-api', '@console/api', '@console/e2e']));
  expect(affected).not.toContain('@console/bookings');
  expect(affected).not.toContain('@console/shell');
});

test('a change in the design system affects the shell and every remote', () => {
  const affected = affectedBy('libs/shared/design-system/src/table/index.ts');
  expect(affected).toEqual(expect.arrayContaining(['@console/shell', '@console/bookings', '@console/classes']));
  expect(affected).not.toContain('@console/api');
});
