import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { contentHash } from '@console/federation/digests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readReleases } from './readReleases.ts';
import { release } from './release.ts';
import { readReleasesFile } from './releasesFile.ts';
import { FixtureBuilds } from './testing/fixtureBuilds.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, copyFileSync: vi.fn(fs.copyFileSync) };
});

let builds: FixtureBuilds;

beforeEach(async () => {
  builds = new FixtureBuilds();
  await put(builds.shell(), bookings('first'));
});
afterEach(() => builds.remove());

const bookings = (content: string) => builds.remote({ name: 'bookings', content });
const put = (...dists: string[]) =>
  release({ releases: builds.releases, schema: builds.schema, builds: dists, by: 'ada', patience: 0 });
const registry = () => readFileSync(join(builds.releases, 'registry.json'), 'utf8');
const lock = () => join(builds.releases, '.lock');

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

test.each([
  ['ENOSPC', 'There is no room left in'],
  ['EACCES', 'cannot be used (EACCES)'],
  ['EROFS', 'cannot be used (EROFS)'],
])('a disk that fails half-way with %s leaves everything as it was, and nothing half-copied', async (code, words) => {
  const before = registry();
  vi.mocked(copyFileSync).mockImplementationOnce((_, copy) => {
    writeFileSync(copy, 'half');
    throw failure(code);
  });
  await expect(put(bookings('second'))).rejects.toThrow(words);
  expect(registry()).toBe(before);
  expect(readdirSync(join(builds.releases, 'bookings'))).toHaveLength(1);
  expect(existsSync(lock())).toBe(false);
  await put(bookings('second'));
  expect(registry()).not.toBe(before);
});

test('a build that changes while it is copied is not released', async () => {
  const dist = bookings('second');
  vi.mocked(copyFileSync).mockImplementationOnce((_, copy) => writeFileSync(copy, 'another build'));
  await expect(put(dist)).rejects.toThrow('was changed while it was copied; nothing was changed. Try again.');
});

test('when there is a file instead of the releases folder, the error names it', async () => {
  const file = join(builds.root, 'file');
  writeFileSync(file, '');
  for (const releases of [file, join(file, 'below')]) {
    await expect(release({ releases, builds: [builds.shell()], schema: builds.schema })).rejects.toThrow(
      `${releases} cannot be used as the releases folder: a file is in the way.`,
    );
  }
  expect(() => readReleases(file)).toThrow(`${file} cannot be used as the releases folder: a file is in the way.`);
});

test('a second release waits for the first, and in the end says who holds the lock', async () => {
  writeFileSync(lock(), JSON.stringify({ host: 'other.example.com', pid: 1, by: 'grace' }));
  await expect(put(bookings('second'))).rejects.toThrow(
    /^Another release is under way by grace on other\.example\.com, since .*Z\. Try again in a moment; nothing was changed\.$/,
  );
  expect(existsSync(lock())).toBe(true);
});

test('the lock of a dead process does not block other releases', async () => {
  const child = fork('-e', [], { execArgv: [], stdio: 'ignore' });
  await once(child, 'exit');
  writeFileSync(lock(), JSON.stringify({ host: hostname(), pid: child.pid, by: 'grace' }));
  await release({ releases: builds.releases, schema: builds.schema, builds: [bookings('second')], patience: 1_000 });
  expect(existsSync(lock())).toBe(false);
});

test('an empty lock, left by a crashed machine, stops others only for a short time', async () => {
  writeFileSync(lock(), '');
  await expect(put(bookings('second'))).rejects.toThrow(/^Another release is under way, since .*Z\. Try again/);
  const threeMinutesAgo = new Date(Date.now() - 180_000);
  utimesSync(lock(), threeMinutesAgo, threeMinutesAgo);
  await release({ releases: builds.releases, schema: builds.schema, builds: [bookings('second')], patience: 1_000 });
  expect(existsSync(lock())).toBe(false);
});

test('a release that lost its lock to another changes nothing, and leaves the other its lock', async () => {
  const before = registry();
  const other = JSON.stringify({ host: 'other.example.com', pid: 1, by: 'grace', id: 'another' });
  vi.mocked(copyFileSync).mockImplementationOnce((from, copy) => {
    writeFileSync(copy, readFileSync(from));
    writeFileSync(lock(), other);
  });
  await expect(put(bookings('second'))).rejects.toThrow(
    'Another release took over while this one was held up; nothing was changed. Try again.',
  );
  expect(registry()).toBe(before);
  expect(readFileSync(lock(), 'utf8')).toBe(other);
});

test('simultaneous releases of several teams all go live, one after the other', async () => {
  const names = ['admin', 'billing', 'classes', 'purchasing'];
  await Promise.all(
    names.map((name) =>
      release({ releases: builds.releases, schema: builds.schema, builds: [builds.remote({ name })], patience: 5_000 }),
    ),
  );
  expect(readReleasesFile(builds.releases).remotes.map(({ name }) => name)).toEqual([
    'admin',
    'billing',
    'bookings',
    'classes',
    'purchasing',
  ]);
});

test('a release that is killed at any moment leaves a complete registry of complete releases, and the next one succeeds', async () => {
  for (let round = 0; round < 12; round += 1) {
    const script = new URL('./testing/releaseForever.ts', import.meta.url);
    const child = fork(script, [builds.releases, builds.schema, bookings(`a${round}`), bookings(`b${round}`)], {
      execArgv: [],
    });
    await once(child, 'message');
    await new Promise((resume) => setTimeout(resume, Math.random() * 60));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { shell, remotes } = readReleasesFile(builds.releases);
    for (const { base } of [shell, ...remotes].filter((entry) => entry !== undefined)) {
      const dir = join(builds.root, base);
      expect(`/releases/${base.split('/')[2]}/${contentHash(dir)}/`).toBe(base);
    }
  }
  await release({ releases: builds.releases, schema: builds.schema, builds: [bookings('last')], patience: 5_000 });
  expect(readdirSync(join(builds.releases, 'bookings')).filter((name) => name.startsWith('.'))).toEqual([]);
});
