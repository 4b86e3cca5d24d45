import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReleases } from './readReleases.ts';
import { type ReleaseOptions, release, releaseNew } from './release.ts';
import { readReleasesFile } from './releasesFile.ts';
import { type RollbackOptions, rollback } from './rollback.ts';
import { FixtureBuilds, type FixtureRemote } from './testing/fixtureBuilds.ts';

let builds: FixtureBuilds;
let clock: Date;

beforeEach(() => {
  builds = new FixtureBuilds();
  clock = new Date('2026-11-02T09:00:00Z');
});
afterEach(() => builds.remove());

const common = () => ({ releases: builds.releases, schema: builds.schema, by: 'ada', now: clock, patience: 0 });
const put = (dists: ReleaseOptions['builds'], rest: Partial<ReleaseOptions> = {}) =>
  release({ ...common(), builds: dists, ...rest });
const back = (name: string, rest: Partial<RollbackOptions> = {}) => rollback({ ...common(), name, ...rest });
const bookings = (content: string, rest: Partial<FixtureRemote> = {}) =>
  builds.remote({ name: 'bookings', content, ...rest });
const days = (count: number) => {
  clock = new Date(clock.getTime() + count * 24 * 3_600_000);
};

/** The content of the live release of a name. */
function live(name = 'bookings'): string | undefined {
  const entry = readReleasesFile(builds.releases).remotes.find((remote) => remote.name === name);
  return entry && /"(.*)"/.exec(readFileSync(join(builds.root, entry.base, 'routes.js'), 'utf8'))?.[1];
}

async function released(...contents: string[]): Promise<void> {
  await put([builds.shell()]);
  for (const content of contents) {
    days(1);
    await put([bookings(content)]);
  }
}

test('releasing a remote leaves everything else that is live unchanged', async () => {
  await put([builds.shell(), bookings('first'), builds.remote({ name: 'classes' })]);
  const before = readReleasesFile(builds.releases);
  const changed = await put([bookings('second')]);
  const after = readReleasesFile(builds.releases);
  expect(changed.live).toEqual([
    {
      name: 'bookings',
      version: expect.any(String),
      base: expect.stringMatching(/^\/releases\/bookings\/[0-9a-f]{16}\/$/),
    },
  ]);
  expect(changed.replaced).toEqual([{ name: 'bookings', version: before.remotes[0]?.version }]);
  expect(live()).toBe('second');
  expect(after.shell).toEqual(before.shell);
  expect(after.remotes[1]).toEqual(before.remotes[1]);
  expect(after.history.at(-1)).toMatchObject({
    name: 'bookings',
    by: 'ada',
    at: '2026-11-02T09:00:00.000Z',
    how: 'release',
  });
  expect(readdirSync(join(builds.releases, 'bookings'))).toHaveLength(2);
});

test('one rollback goes back one release, two go back two, and none returns to a release that was left', async () => {
  await released('a', 'b', 'c');
  await back('bookings');
  expect(live()).toBe('b');
  await put([bookings('d')]);
  await back('bookings');
  expect(live()).toBe('b');
  await back('bookings');
  expect(live()).toBe('a');
  await expect(back('bookings')).rejects.toThrow(
    'bookings has no earlier release that is kept: there is nothing to go back to.',
  );
  expect(live()).toBe('a');
});

test('a rollback may name the version, in full or by the beginning of its hash', async () => {
  await released('a', 'b', 'c');
  const [, , oldest] = readReleases(builds.releases, clock).filter(({ name }) => name === 'bookings');
  await back('bookings', { version: oldest?.hash.slice(0, 5) });
  expect(live()).toBe('a');
  await put([bookings('c')]);
  await back('bookings', { version: oldest?.version });
  expect(live()).toBe('a');
  await expect(back('bookings', { version: oldest?.version })).rejects.toThrow('is live already.');
  await expect(back('bookings', { version: '1.0.0' })).rejects.toThrow('bookings has no kept release 1.0.0');
  await expect(back('classes')).rejects.toThrow('Nothing was ever released as classes.');
});

test('the shell is rolled back like a remote', async () => {
  await put([builds.shell(), bookings('first')]);
  const first = readReleasesFile(builds.releases).shell;
  await put([builds.shell({ content: 'second' })]);
  await back('shell');
  expect(readReleasesFile(builds.releases).shell).toEqual(first);
});

test('a refusal of the gate changes nothing', async () => {
  await put([builds.shell(), bookings('first')]);
  const before = readFileSync(join(builds.releases, 'registry.json'), 'utf8');
  const refused = put([bookings('second', { platform: '2.0.0', links: ['/nowhere'] })]);
  await expect(refused).rejects.toMatchObject({
    name: 'ReleaseRefused',
    reasons: [expect.stringContaining('platform 2.0.0'), expect.stringContaining('/nowhere')],
  });
  expect(readFileSync(join(builds.releases, 'registry.json'), 'utf8')).toBe(before);
  expect(readdirSync(join(builds.releases, 'bookings'))).toHaveLength(1);
});

test('a rollback passes the gate together with everything that is live today', async () => {
  await put([builds.shell(), bookings('first', { needs: { react: ['useEffect'] } })]);
  await put([bookings('second')]);
  await put([builds.shell({ content: 'second', exports: { react: ['useState'] } })]);
  await expect(back('bookings')).rejects.toThrow('imports useEffect from react, which the live shell');
  await put([builds.shell(), bookings('third', { needs: { react: ['useEffect'] } })]);
  await expect(back('shell')).rejects.toThrow(
    /^The shell .* does not export useEffect from react, which the live bookings/,
  );
});

test('parts that must change together pass the gate together and go live in one step', async () => {
  await put([builds.shell(), bookings('first'), builds.remote({ name: 'classes' })]);
  const shell = builds.shell({ platform: '2.0.0' });
  await expect(put([shell, bookings('second', { platform: '2.0.0' })])).rejects.toThrow('the live classes');
  await put([shell, bookings('second', { platform: '2.0.0' }), builds.remote({ name: 'classes', platform: '2.0.0' })]);
  expect(readReleasesFile(builds.releases)).toMatchObject({
    shell: { platform: '2.0.0' },
    remotes: [{ platform: '2.0.0' }, { platform: '2.0.0' }],
  });
});

test('the same build again changes nothing, but repairs a damaged folder', async () => {
  await released('a');
  const before = readReleasesFile(builds.releases);
  expect((await put([bookings('a')])).live).toEqual([]);
  expect(readReleasesFile(builds.releases)).toEqual(before);
  const script = join(builds.root, before.remotes[0]?.base ?? '', 'routes.js');
  writeFileSync(script, 'broken');
  await put([bookings('b')]);
  await expect(back('bookings')).rejects.toThrow('is damaged: routes.js does not match its digest.');
  await put([bookings('a')]);
  expect(readFileSync(script, 'utf8')).toBe('routes("a");');
});

test('a name that differs from the build’s name is refused, and so are two builds of one name', async () => {
  await expect(put([{ name: 'classes', dist: bookings('a') }])).rejects.toThrow('is of bookings, not of classes.');
  await expect(put([bookings('a'), bookings('b')])).rejects.toThrow('Two of the builds are of bookings');
});

test('with `exactly`, only the given builds are live', async () => {
  await put([builds.shell(), bookings('first'), builds.remote({ name: 'classes' })]);
  await put([builds.shell(), bookings('first')], { exactly: true });
  expect(readReleasesFile(builds.releases).remotes.map(({ name }) => name)).toEqual(['bookings']);
});

test('a start releases only new builds, undoes no rollback and changes nothing else', async () => {
  const tree = () => [builds.shell(), bookings('second'), builds.remote({ name: 'classes' })];
  const start = () => releaseNew({ ...common(), builds: tree() });
  await put([builds.shell(), bookings('first')]);
  expect((await start()).live.map(({ name }) => name)).toEqual(['bookings', 'classes']);
  expect((await start()).live).toEqual([]);
  await back('bookings');
  expect((await start()).live).toEqual([]);
  expect(live()).toBe('first');
});

test('the last five releases of a name are kept, and all that were live within 14 days', async () => {
  await released('1', '2', '3', '4', '5', '6', '7', '8');
  const kept = () => readReleases(builds.releases, clock).filter(({ name }) => name === 'bookings');
  expect(kept()).toHaveLength(8);
  expect(
    kept().map(({ keptUntil }) => (keptUntil instanceof Date ? keptUntil.toISOString().slice(0, 10) : keptUntil)),
  ).toEqual(['live', 'newest', 'newest', 'newest', 'newest', '2026-11-20', '2026-11-19', '2026-11-18']);
  days(9);
  await put([bookings('9')]);
  expect(kept()).toHaveLength(7);
  days(30);
  await back('bookings');
  expect(live()).toBe('8');
  expect(kept()).toHaveLength(5);
  await put([builds.remote({ name: 'classes' })]);
  const known = new Set(readReleasesFile(builds.releases).history.map(({ hash }) => hash));
  expect(known.size).toBe(5 + 1 + 1);
});

test('a live release is kept, however old it is', async () => {
  await released('old');
  days(100);
  for (const content of ['1', '2', '3', '4', '5', '6', '7']) await put([bookings(content)]);
  expect(readReleases(builds.releases, clock).filter(({ name }) => name === 'bookings')).toHaveLength(8);
  await back('bookings', {
    version: readReleases(builds.releases, clock).find(
      ({ since }) => since?.getTime() === Date.parse('2026-11-03T09:00:00Z'),
    )?.hash,
  });
  expect(live()).toBe('old');
  expect(await put([builds.remote({ name: 'classes' })]).then(() => live())).toBe('old');
});

test('a release that is not in the history is kept from the day its folder was made', async () => {
  await released('a', 'b', 'c', 'd', 'e');
  const stray = join(builds.releases, 'bookings', '0123456789abcdef');
  mkdirSync(stray);
  utimesSync(stray, new Date('2026-11-01'), new Date('2026-11-01'));
  expect(readReleases(builds.releases, clock)).toContainEqual(
    expect.objectContaining({ hash: '0123456789abcdef', version: 'damaged+01234567', live: false, since: undefined }),
  );
  days(20);
  await put([bookings('f')]);
  expect(existsSync(stray)).toBe(false);
});

test('a folder of the volume itself is neither listed nor removed', async () => {
  const own = join(builds.releases, 'lost+found', '.0123456789abcdef.99999');
  mkdirSync(own, { recursive: true });
  await released('a');
  expect(readReleases(builds.releases, clock).map(({ name }) => name)).toEqual(['bookings', 'shell']);
  expect(existsSync(own)).toBe(true);
});

test('the next release removes the rest of an interrupted one', async () => {
  await released('a');
  mkdirSync(join(builds.releases, 'bookings/.0123456789abcdef.99999'));
  for (const file of ['.lock.99999.x1y2z3', '.registry.json.99999']) {
    writeFileSync(join(builds.releases, file), '{');
    utimesSync(join(builds.releases, file), new Date('2026-11-01'), new Date('2026-11-01'));
  }
  writeFileSync(join(builds.releases, '.lock.88888.x1y2z3'), 'of somebody who waits');
  await put([bookings('b')]);
  expect(readdirSync(builds.releases)).toEqual(['.lock.88888.x1y2z3', 'bookings', 'registry.json', 'shell']);
  expect(readdirSync(join(builds.releases, 'bookings')).every((name) => /^[0-9a-f]{16}$/.test(name))).toBe(true);
});
