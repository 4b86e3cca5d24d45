import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORM_CONTRACT } from '@console/platform/remote';
import { beforeEach, expect, test } from 'vitest';
import { digestsOf } from './digests.ts';
import { assembleReleases } from './releases.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
});

function build(name: string, script: string): string {
  const dist = join(root, name);
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'remoteEntry.js'), script);
  const release = { name, title: name, version: '1.0.0', platform: PLATFORM_CONTRACT, entry: 'remoteEntry.js' };
  const rest = { exposes: {}, pages: {}, needs: {}, digests: digestsOf(dist), routes: [], slots: [] };
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...release, ...rest }));
  return dist;
}

function shell(): string {
  const dist = join(root, 'shell');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ version: '1.0.0', digests: {}, console: [], shared: {} }));
  return dist;
}

test('FED-03 the registry names each remote at an address made of its content', () => {
  const out = join(root, 'out');
  const [address = ''] = assembleReleases({ remotes: [build('one', 'first()')], shell: shell(), out });
  const registry = JSON.parse(readFileSync(join(out, 'registry.json'), 'utf8'));
  expect(address).toMatch(/^\/releases\/one\/[0-9a-f]{16}\/$/);
  expect(registry.remotes).toMatchObject([
    { name: 'one', base: address, version: expect.stringMatching(/^1\.0\.0\+[0-9a-f]{8}$/) },
  ]);
  expect(readFileSync(join(out, address.replace('/releases/', ''), 'remoteEntry.js'), 'utf8')).toBe('first()');
});

test('another build of a remote lies beside the one before, which stays', () => {
  const out = join(root, 'out');
  const [before] = assembleReleases({ remotes: [build('one', 'first()')], shell: shell(), out });
  const [after] = assembleReleases({ remotes: [build('one', 'second()')], shell: shell(), out });
  expect(after).not.toBe(before);
  expect(readdirSync(join(out, 'one'))).toHaveLength(2);
});

test('the same build again changes nothing', () => {
  const out = join(root, 'out');
  const releases = { remotes: [build('one', 'first()')], shell: shell(), out };
  expect(assembleReleases(releases)).toEqual(assembleReleases(releases));
  expect(readdirSync(join(out, 'one'))).toHaveLength(1);
});

test('a folder without a build is refused with its name', () => {
  const empty = join(root, 'empty');
  mkdirSync(empty);
  expect(() => assembleReleases({ remotes: [empty], shell: shell(), out: join(root, 'out') })).toThrow(
    `${empty} holds no build`,
  );
});
