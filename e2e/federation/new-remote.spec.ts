import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '@console/harness/copy-workspace';
import { release } from '@console/releases';
import { expect, test } from '../src/ownReleases.ts';
import { readRegistry } from '../src/registry.ts';
import { buildRemote } from '../src/remoteFolder.ts';
import { expectScreen } from '../src/screens.ts';

test('FED-03 a remote made by `npm run new -- remote` is released, appears in the sidebar and reads its data', async ({
  page,
  signIn,
  server,
  releases,
}) => {
  const copy = copyWorkspace();
  try {
    execFileSync(process.execPath, ['tools/src/new/main.ts', 'remote', 'workflows'], { cwd: copy });
    await release({ releases, builds: [await buildRemote(join(copy, 'apps/workflows'))] });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  expect((await readRegistry(server.url)).remotes.map(({ name }) => name)).toContain('workflows');

  await signIn('manager', '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workflows' }).click();
  await expectScreen(page, 'Workflows');
  await expect(page.getByRole('main').getByText('Customers', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(/^[1-9]\d*$/);
});
