import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const files = {
  'package.json': '{ "name": "fixture-remote", "version": "1.2.3", "private": true, "type": "module" }',
  'src/remote.ts': `
import { defineRemote, STAFF_ROLES } from '@console/platform/remote';
export default defineRemote({
  name: 'fixture',
  title: 'Fixture',
  landing: 'fixture.hello',
  routes: [
    { id: 'fixture.hello', path: '/hello/:id', title: 'Hello', roles: STAFF_ROLES },
    {
      id: 'fixture.list',
      path: '/hello',
      title: 'Hellos',
      roles: STAFF_ROLES,
      navigation: { group: 'top', label: 'Hellos', weight: 5, icon: 'HandWave' },
    },
  ],
  slots: [],
});`,
  'src/routes.ts': `
import { defineRouteModules } from '@console/platform';
export default defineRouteModules({
  'fixture.hello': { page: () => import('./hello/HelloPage.tsx') },
  'fixture.list': { page: () => import('./hello/HelloPage.tsx') },
});`,
  'src/hello/HelloPage.tsx': `
import { Button } from '@console/design-system/button';
import { usePageTitle } from '@console/platform';
import { useState } from 'react';
export default function HelloPage() {
  const [greeted, setGreeted] = useState(0);
  usePageTitle('Hello');
  return <Button onClick={() => setGreeted((times) => times + 1)}>Greeted {greeted} times</Button>;
}`,
};

/**
 * Writes a small remote into a new folder, for tests that build one. Returns the folder.
 *
 * @param changes files that replace others or are added.
 */
export function writeFixtureRemote(changes: Readonly<Record<string, string>> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'fixture-remote-'));
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  symlinkSync(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), join(dir, 'node_modules'));
  return dir;
}
