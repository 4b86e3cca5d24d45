import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteConfig } from '@console/federation';
import { contentHash } from '@console/federation/digests';
import { writeFixtureRemote } from '@console/federation/fixture-remote';
import { readReleasesFile, release, rollback } from '@console/releases';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { workspaceRoot } from '../workspace.ts';

/** Tests the gate with real builds: this tree's shell, two of its remotes, and a small remote beside them. */
const root = mkdtempSync(join(tmpdir(), 'console-built-'));
const releases = join(root, 'releases');
const folders = [root];
const live = () => readReleasesFile(releases);

afterAll(() => {
  vi.unstubAllEnvs();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function built(dir: string, config: RsbuildConfig, out: string): Promise<string> {
  const dist = join(root, out);
  const ours: RsbuildConfig = { mode: 'production', output: { distPath: { root: dist } }, logLevel: 'error' };
  const rsbuild = await createRsbuild({ cwd: dir, rsbuildConfig: mergeRsbuildConfig(config, ours) });
  const { close } = await rsbuild.build();
  await close();
  return dist;
}

async function builtApp(name: string, out = name): Promise<string> {
  const dir = join(workspaceRoot, 'apps', name);
  const file = createRequire(join(dir, 'package.json')).resolve('./rsbuild.config.ts');
  const { default: config }: { default: RsbuildConfig } = await import(pathToFileURL(file).href);
  return built(dir, config, out);
}

const remote = `
import { defineRemote, STAFF_ROLES } from '@console/platform/remote';
export default defineRemote({
  name: 'fixture',
  title: 'Fixture',
  routes: [{ id: 'fixture.hello', path: '/hello/:id', title: 'Hello', roles: STAFF_ROLES }],
  slots: [],
});`;

const routes = `
import { defineRouteModules } from '@console/platform';
export default defineRouteModules({ 'fixture.hello': { page: () => import('./hello/HelloPage.tsx') } });`;

/** A remote with one page, which shows a part of the design system and a link. */
function builtFixture(out: string, part: string, to: string): Promise<string> {
  const page = `
import { ${part} } from '@console/design-system/button';
import { ConsoleLink } from '@console/platform';
export default function HelloPage() {
  return <><${part}>Hello</${part}><ConsoleLink to="${to}">There</ConsoleLink></>;
}`;
  const dir = writeFixtureRemote({
    'src/remote.ts': remote,
    'src/routes.ts': routes,
    'src/hello/HelloPage.tsx': page,
  });
  folders.push(dir);
  return built(dir, remoteConfig({ dir, name: 'fixture' }), out);
}

let shell: string;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  shell = await builtApp('shell');
  await release({ releases, builds: [shell, await builtApp('classes'), await builtApp('bookings')] });
}, 180_000);

test('the shell and remotes of this tree pass the gate, each with its imports, exports, slots and links', () => {
  const { shell: liveShell, remotes } = live();
  const [bookings, classes] = remotes;
  expect(liveShell?.exports['@console/design-system/button']).toEqual(expect.arrayContaining(['Button', 'LinkButton']));
  expect(liveShell?.exports['react-relay']).toContain('useFragment');
  expect(liveShell?.exports['@console/platform']).toContain('defineRouteModules');
  expect(bookings?.links).toEqual(expect.arrayContaining(['/booking/:id', '/customer/:id', '/training-class/:id']));
  expect(classes?.links).toContain('/booking/:id');
  expect(bookings?.routes.flatMap(({ opens = [] }) => opens)).toContain('booking.detail.panel');
  expect(bookings?.needs.react).toContain('useState');
});

test('the same sources give the same release of the shell', async () => {
  expect(contentHash(await builtApp('shell', 'shell-again'))).toBe(contentHash(shell));
}, 60_000);

test('a page that fits is released and rolled back; a page that does not fit is refused and changes nothing', async () => {
  const contentOf = () => live().remotes.find(({ name }) => name === 'fixture')?.base;
  await release({ releases, builds: [await builtFixture('fixture-1', 'Button', '/booking')] });
  const first = contentOf();
  await release({ releases, builds: [await builtFixture('fixture-2', 'LinkButton', '/training-class')] });
  const second = contentOf();
  expect(second).not.toBe(first);

  await expect(
    release({ releases, builds: [await builtFixture('fixture-3', 'PushButton', '/bokings')] }),
  ).rejects.toMatchObject({
    reasons: [
      expect.stringMatching(
        /imports PushButton from @console\/design-system\/button, which the live shell, .*, does not export/,
      ),
      expect.stringContaining('links to /bokings, which is no screen'),
    ],
  });
  expect(contentOf()).toBe(second);
  await rollback({ releases, name: 'fixture' });
  expect(contentOf()).toBe(first);
}, 60_000);
