import { expect, test } from 'vitest';
import { exactVersions } from './exactVersions.ts';
import { fixtureWorkspace, manifest } from './fixture.ts';

test('refuses an open range', async () => {
  const root = fixtureWorkspace({ 'apps/shell/package.json': manifest('@console/shell', { react: '^19.3.1' }) });
  expect(await exactVersions.run(root)).toEqual([
    'apps/shell/package.json asks for react ^19.3.1: write one exact version.',
  ]);
});

test('refuses a second version of the same package', async () => {
  const root = fixtureWorkspace({
    'apps/bookings/package.json': manifest('@console/bookings', { react: '19.3.1' }),
    'apps/classes/package.json': manifest('@console/classes', { react: '19.3.0' }),
  });
  expect(await exactVersions.run(root)).toEqual([
    'apps/classes/package.json asks for react 19.3.0, but apps/bookings/package.json for 19.3.1.',
  ]);
});
