import { expect, test } from 'vitest';
import type { WorkspacePackage } from '../workspace.ts';
import { everything, reachOf } from './reach.ts';

const dirs = [
  'apps/api',
  'apps/billing',
  'apps/bookings',
  'apps/shell',
  'e2e',
  'libs/billing/api',
  'libs/bookings/api',
];
const packages = dirs.map((dir): WorkspacePackage => ({ name: dir, dir, manifest: { name: dir } }));

/** Returns the reach of files. `affected` names the packages that Nx finds for those that are no tests. */
function reach(paths: string[], affected: string[] = []) {
  const changed = paths.map((path) => ({ path, linesRemoved: 1 }));
  return reachOf(changed, packages, async (files) => (files.length > 0 ? affected : []));
}

test('a screen reaches its remote and the journeys of its domain', async () => {
  expect(await reach(['apps/bookings/src/booking-list/BookingListPage.tsx'], ['apps/bookings', 'e2e'])).toEqual({
    tests: ['apps/bookings'],
    journeys: ['e2e/bookings'],
    cases: [],
  });
});

test('the server side of a domain reaches the domains above it, the whole API with their cases, and their journeys', async () => {
  const affected = ['apps/api', 'e2e', 'libs/billing/api', 'libs/bookings/api'];
  expect(await reach(['libs/bookings/api/src/tables.ts'], affected)).toEqual({
    tests: ['apps/api', 'libs/billing/api', 'libs/bookings/api'],
    journeys: ['e2e/billing', 'e2e/bookings'],
    cases: ['billing', 'bookings'],
  });
});

test('a test reaches only its own package, and a journey its own folder', async () => {
  expect(await reach(['libs/bookings/api/src/moves.test.ts'], ['apps/api'])).toMatchObject({
    tests: ['libs/bookings/api'],
  });
  expect(await reach(['e2e/shell/session.spec.ts'], ['apps/api'])).toMatchObject({
    tests: [],
    journeys: ['e2e/shell'],
  });
});

test('the shell reaches all journeys', async () => {
  expect(await reach(['apps/shell/src/main.tsx'], ['apps/shell', 'e2e'])).toMatchObject({ journeys: ['e2e'] });
});

test.each([
  'package-lock.json',
  'schema.graphql',
  'tools/src/start.ts',
  'apps/api/src/server.ts',
  'libs/shared/api-kit/src/list/page.ts',
  'e2e/src/api.ts',
])('%s reaches everything', async (path) => {
  expect(await reach([path])).toBe(everything);
});

test('documents, and a schema that only grew, reach nothing', async () => {
  const grown = { path: 'schema.graphql', linesRemoved: 0 };
  const changed = [grown, { path: 'docs/guides/testing.md', linesRemoved: 3 }, { path: 'README.md', linesRemoved: 1 }];
  expect(await reachOf(changed, packages, async () => [])).toEqual({ tests: [], journeys: [], cases: [] });
});
