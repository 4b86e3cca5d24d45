import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReleases } from './readReleases.ts';
import { release, releaseNew } from './release.ts';
import { readReleasesFile } from './releasesFile.ts';
import { rollback } from './rollback.ts';
import { FixtureBuilds } from './testing/fixtureBuilds.ts';

let builds: FixtureBuilds;
let clock: Date;

beforeEach(() => {
  builds = new FixtureBuilds();
  clock = new Date('2026-11-02T09:00:00Z');
});
afterEach(() => builds.remove());

const common = () => ({ releases: builds.releases, schema: builds.schema, by: 'ada', now: clock, patience: 0 });
const put = (dists: string[]) => release({ ...common(), builds: dists });
const back = (name: string, version?: string) => rollback({ ...common(), name, version });
const bookings = (content: string) => builds.remote({ name: 'bookings', content });
const days = (count: number) => {
  clock = new Date(clock.getTime() + count * 24 * 3_600_000);
};

/** The content of the live bookings release. */
function live(): string | undefined {
  const entry = readReleasesFile(builds.releases).remotes.find(({ name }) => name === 'bookings');
  return entry && /"(.*)"/.exec(readFileSync(join(builds.root, entry.base, 'routes.js'), 'utf8'))?.[1];
}

async function released(...contents: string[]): Promise<void> {
  await put([builds.shell()]);
  for (const content of contents) {
    days(1);
    await put([bookings(content)]);
  }
}

test('a damaged folder of a live release is reported; the same build or a start repairs it', async () => {
  const tree = () => [builds.shell(), bookings('a')];
  await put(tree());
  const listed = () => readReleases(builds.releases, clock).find(({ name }) => name === 'bookings');
  const folder = join(builds.releases, 'bookings', listed()?.hash ?? '');
  for (const mend of [() => put(tree()), () => releaseNew({ ...common(), builds: tree() })]) {
    rmSync(join(folder, 'page.js'));
    expect(listed()).toMatchObject({ live: true, fault: 'damaged' });
    expect((await mend()).live.map(({ name }) => name)).toEqual(['bookings']);
    expect(listed()).toMatchObject({ live: true, fault: undefined });
    rmSync(folder, { recursive: true });
    expect((await mend()).live.map(({ name }) => name)).toEqual(['bookings']);
    expect(existsSync(join(folder, 'page.js'))).toBe(true);
  }
});

test('a live release whose folder was removed is still listed, with the fault "gone"', async () => {
  await put([builds.shell()]);
  await put([bookings('a')]);
  rmSync(join(builds.releases, 'bookings'), { recursive: true });
  expect(readReleases(builds.releases, clock)).toContainEqual(
    expect.objectContaining({ name: 'bookings', live: true, fault: 'gone', keptUntil: 'live' }),
  );
  await put([bookings('a')]);
  expect(readReleases(builds.releases, clock).some(({ fault }) => fault)).toBe(false);
});

test('a missing registry starts again; an unreadable registry is an error', async () => {
  await released('a');
  const path = join(builds.releases, 'registry.json');
  writeFileSync(path, '{ "remotes": [');
  await expect(put([bookings('b')])).rejects.toThrow(
    `${path} cannot be read as a registry. Put a copy of it back, or remove it and release`,
  );
  await expect(back('bookings')).rejects.toThrow('cannot be read as a registry');
  expect(() => readReleases(builds.releases)).toThrow('cannot be read as a registry');
  rmSync(path);
  await expect(put([bookings('b')])).rejects.toThrow('There is no live shell to check a remote against');
  await put([builds.shell(), bookings('b')]);
  expect(live()).toBe('b');
});

test('an entry of another remote from a later version of this console stays as written, and so does its folder', async () => {
  await put([builds.shell(), bookings('a'), builds.remote({ name: 'classes', routes: [{ id: 'c', path: '/c' }] })]);
  const path = join(builds.releases, 'registry.json');
  const { remotes, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
  const later = { ...remotes[1], mounted: 'later', routes: [{ ...remotes[1].routes[0], roles: ['ROLE_LATER'] }] };
  writeFileSync(path, JSON.stringify({ ...rest, remotes: [{ ...remotes[0], mounted: 'later' }, later] }));
  const folder = join(builds.root, later.base);
  days(30);
  const placed = ['1', '2', '3', '4', '5', '6'].map((digit) => join(builds.releases, 'classes', digit.repeat(16)));
  for (const stray of placed) mkdirSync(stray);
  utimesSync(folder, new Date('2026-10-01'), new Date('2026-10-01'));

  const { warnings } = await put([builds.shell({ content: 'second' })]);
  expect(JSON.parse(readFileSync(path, 'utf8')).remotes).toEqual([{ ...remotes[0], mounted: 'later' }, later]);
  expect(warnings).toEqual([
    'This version does not understand the registry’s entry of classes. The entry stays, and the gate did not check it.',
  ]);
  expect(existsSync(folder)).toBe(true);
  expect(readReleases(builds.releases, clock)).toContainEqual(expect.objectContaining({ name: 'classes', live: true }));
});

test('after the registry was lost, every release stays until its name has a live release again', async () => {
  await released('a', 'b', 'c', 'd', 'e', 'f', 'g');
  rmSync(join(builds.releases, 'registry.json'));
  const folders = () => readdirSync(join(builds.releases, 'bookings'));
  for (const folder of folders())
    utimesSync(join(builds.releases, 'bookings', folder), new Date('2026-10-01'), new Date('2026-10-01'));
  await put([builds.shell()]);
  expect(folders()).toHaveLength(7);
  await back('bookings', folders()[0]);
  expect(folders()).toHaveLength(5);
});

test('no message advises to remove a registry that exists but cannot be read', async () => {
  mkdirSync(join(builds.releases, 'registry.json'), { recursive: true });
  await expect(put([builds.shell()])).rejects.toThrow(/registry\.json cannot be read: EISDIR[^.]*\.$/);
});

test('an entry of an unknown kind leaves the rest as it is; the next release of its name replaces it', async () => {
  await released('a');
  const path = join(builds.releases, 'registry.json');
  const written = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...written, remotes: [{ name: 'bookings', format: 0 }] }));
  await put([bookings('a')]);
  expect(live()).toBe('a');
});
