import { rmSync } from 'node:fs';
import { release } from '@console/releases';
import { expect, test } from '../src/ownReleases.ts';
import { readRegistry, remoteOf } from '../src/registry.ts';
import { buildRemote, writeRemote } from '../src/remoteFolder.ts';
import { expectScreen } from '../src/screens.ts';

const files = {
  'package.json': '{ "name": "venues", "version": "1.0.0", "private": true, "type": "module" }',
  'rsbuild.config.ts': `
import { remoteConfig } from '@console/federation';
export default remoteConfig({ dir: import.meta.dirname, name: 'venues' });`,
  'src/remote.ts': `
import { ADMIN_ROLES, defineRemote, STAFF_ROLES } from '@console/platform/remote';
export default defineRemote({
  name: 'venues',
  title: 'Venues',
  routes: [
    {
      id: 'venues.list',
      path: '/venue',
      title: 'Venues',
      roles: STAFF_ROLES,
      navigation: { group: 'Training', label: 'Venues', weight: 160, icon: 'BuildingHome' },
    },
    {
      id: 'venues.contracts',
      path: '/venue-contract',
      title: 'Venue contracts',
      roles: ADMIN_ROLES,
      navigation: { group: 'Admin', label: 'Venue contracts', weight: 690, icon: 'Signature' },
    },
  ],
  slots: [],
});`,
  'src/routes.ts': `
import { defineRouteModules } from '@console/platform';
export default defineRouteModules({
  'venues.list': { page: () => import('./VenueListPage.tsx') },
  'venues.contracts': { page: () => import('./VenueContractsPage.tsx') },
});`,
  'src/VenueListPage.tsx': `
import { Button } from '@console/design-system/button';
import { PageFrame } from '@console/design-system/page-frame';
import { useState } from 'react';
export default function VenueListPage() {
  const [visits, setVisits] = useState(0);
  return (
    <PageFrame title="Venues" variant="card">
      <Button onClick={() => setVisits((times) => times + 1)}>Visited {visits} times</Button>
    </PageFrame>
  );
}`,
  'src/VenueContractsPage.tsx': `
import { PageFrame } from '@console/design-system/page-frame';
export default function VenueContractsPage() {
  return <PageFrame title="Venue contracts" variant="card">None yet.</PageFrame>;
}`,
};

test('FED-03 after its release a sixth remote appears for its roles, without a build of the shell', async ({
  page,
  signIn,
  server,
  releases,
  newVisitor,
}) => {
  const before = await readRegistry(server.url);
  const dir = writeRemote(files);
  const { live } = await release({ releases, builds: [await buildRemote(dir)] });
  rmSync(dir, { recursive: true, force: true });
  expect(live.map(({ name }) => name)).toEqual(['venues']);
  const after = await readRegistry(server.url);
  expect(after.shell).toEqual(before.shell);
  expect(after.remotes.filter(({ name }) => name !== 'venues')).toEqual(before.remotes);

  const menu = page.getByRole('navigation', { name: 'Main' });
  await signIn('manager', '/');
  await menu.getByRole('link', { name: 'Venues' }).click();
  await expectScreen(page, 'Venues');
  await page.getByRole('button', { name: 'Visited 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Visited 1 times' })).toBeVisible();
  // The release brings its own icon. The entry of the open screen uses the filled drawing.
  const drawing = remoteOf(after, 'venues').routes[0]?.navigation?.drawing;
  await expect(menu.getByRole('link', { name: 'Venues' }).locator('path')).toHaveAttribute('d', drawing?.filled ?? '');
  await expect(menu.getByRole('link', { name: 'Venue contracts' })).toHaveCount(0);
  await page.goto('/venue-contract');
  await expectScreen(page, 'You do not have access to Venue contracts');

  const administrator = await newVisitor();
  await signIn('admin', '/', administrator);
  await administrator.getByRole('link', { name: 'Venue contracts' }).click();
  await expectScreen(administrator, 'Venue contracts');
});
