import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf } from '@console/design-system/drawings';
import { createRsbuild } from '@rsbuild/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from './digests.ts';
import { writeFixtureRemote } from './fixtureRemote.ts';
import { remoteConfig } from './remoteConfig.ts';
import type { BuiltRemote } from './remoteReleasePlugin.ts';

const dir = writeFixtureRemote();
let release: BuiltRemote;

beforeAll(async () => {
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: { ...remoteConfig({ dir, name: 'fixture' }), mode: 'production' },
  });
  await rsbuild.build();
  release = JSON.parse(readFileSync(join(dir, 'dist/release.json'), 'utf8'));
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const scripts = () => filesBelow(join(dir, 'dist')).filter((file) => file.endsWith('.js'));
const textOf = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8');

test('FED-03 the release describes the remote: routes, landing, files with digests, and the shared modules that it needs', () => {
  expect(release).toMatchObject({
    name: 'fixture',
    version: '1.2.3',
    title: 'Fixture',
    landing: 'fixture.hello',
    entry: 'remoteEntry.js',
  });
  expect(release.routes).toMatchObject([
    { id: 'fixture.hello', path: '/hello/:id' },
    { id: 'fixture.list', path: '/hello' },
  ]);
  expect(Object.keys(release.digests).sort()).toEqual(scripts());
  expect(release.needs['@console/design-system/button']).toEqual(['Button']);
  expect(release.needs.react).toEqual(['useState']);
});

test('FED-03 a navigation entry contains its icon, regular and filled, so that the shell needs no table of icons', () => {
  expect(release.routes[1]?.navigation?.drawing).toEqual({
    regular: drawingOf('HandWave').path,
    filled: drawingOf('HandWaveFilled').path,
  });
});

test.each(['Unheard', '../../package', ''])('an icon that Fluent does not have is refused: %j', (name) => {
  expect(() => drawingOf(name)).toThrow(`@fluentui/react-icons has no icon named ${name}.`);
});

test('FED-04 the release lists the scripts and shared modules of each screen, so that they can load at once', () => {
  expect(release.exposes['./routes']?.files).toHaveLength(1);
  expect(release.pages['fixture.hello']?.files).toHaveLength(1);
  expect(release.pages['fixture.hello']?.shared).toContain('@console/design-system/button');
  expect(release.exposes['./routes']?.shared).not.toContain('@console/design-system/button');
});

test('FED-05 the release contains no copy of a shared module', () => {
  const all = scripts().map(textOf).join('\n');
  expect(all).not.toMatch(/react\.production|__CLIENT_INTERNALS|griffel|fui-/i);
  expect(all.length).toBeLessThan(60_000);
});

test('FED-10 a build of a development server is marked, because it must not be released', async () => {
  const own = writeFixtureRemote();
  const common = { ...remoteConfig({ dir: own, name: 'fixture' }), mode: 'production' as const };
  const server = { host: '127.0.0.1', printUrls: false };
  const rsbuild = await createRsbuild({ cwd: own, config: { ...common, dev: { writeToDisk: true }, server } });
  const running = await rsbuild.startDevServer();
  const described = () => readFileSync(join(own, 'dist/release.json'), 'utf8');
  await expect.poll(described).toContain('"development": true');
  await running.server.close();
  expect(release).not.toHaveProperty('development');
  rmSync(own, { recursive: true, force: true });
});

test('every lazy script loads with its digest, and may take 120 s (NAV-15)', () => {
  const entry = textOf('remoteEntry.js');
  for (const file of [
    ...(release.exposes['./routes']?.files ?? []),
    ...(release.pages['fixture.hello']?.files ?? []),
  ]) {
    expect(entry).toContain(release.digests[file]);
  }
  expect(entry).toMatch(/12e4|120000/);
});
