import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuild } from './readBuild.ts';
import { FixtureBuilds } from './testing/fixtureBuilds.ts';

let builds: FixtureBuilds;

beforeEach(() => {
  builds = new FixtureBuilds();
});
afterEach(() => builds.remove());

const bookings = () => builds.remote({ name: 'bookings', routes: [{ id: 'bookings.list', path: '/booking' }] });

test('the hash of its content names a build, and the same content keeps the same name', () => {
  const [one, same] = [readBuild(bookings()), readBuild(bookings())];
  expect(one.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(one.entry).toMatchObject({
    base: `/releases/bookings/${one.hash}/`,
    version: `1.0.0+${one.hash.slice(0, 8)}`,
  });
  expect(same.hash).toBe(one.hash);
  expect(readBuild(builds.remote({ name: 'bookings', content: 'second' })).hash).not.toBe(one.hash);
});

test('a shell is a build as well', () => {
  expect(readBuild(builds.shell(), 'shell')).toMatchObject({ kind: 'shell', name: 'shell' });
});

test('a folder without a build is refused with the folder’s name', () => {
  const empty = join(builds.root, 'empty');
  mkdirSync(empty);
  expect(() => readBuild(empty)).toThrow(`${empty} contains no build: release.json is missing.`);
  writeFileSync(join(empty, 'release.json'), '{ "name":');
  expect(() => readBuild(empty)).toThrow(/release\.json cannot be read: /);
  writeFileSync(join(empty, 'release.json'), '{ "name": "bookings", "version": "1.0.0" }');
  expect(() => readBuild(empty)).toThrow(/describes no build of this console: \w+: /);
});

test('a build under the name of another part is refused', () => {
  const dist = bookings();
  expect(() => readBuild(dist, 'classes')).toThrow(`The build in ${dist} is of bookings, not of classes.`);
  expect(() => readBuild(builds.shell(), 'classes')).toThrow('is of shell, not of classes.');
});

test.each([
  [
    'is missing, as when a copy broke off',
    (dist: string) => rmSync(join(dist, 'page.js')),
    'is incomplete: page.js is missing.',
  ],
  [
    'was changed',
    (dist: string) => writeFileSync(join(dist, 'routes.js'), 'x'),
    'is damaged: routes.js does not match its digest.',
  ],
  [
    'came from elsewhere',
    (dist: string) => writeFileSync(join(dist, 'more.js'), 'x'),
    'contains more.js, which is not part of its build.',
  ],
  [
    'with its operations is missing',
    (dist: string) => rmSync(join(dist, 'operations.json')),
    'is incomplete: operations.json is missing.',
  ],
  [
    'with its operations makes no sense',
    (dist: string) => writeFileSync(join(dist, 'operations.json'), '['),
    'operations.json cannot be read.',
  ],
])('a build of which a file %s is refused', (_, harm, sentence) => {
  const dist = bookings();
  harm(dist);
  expect(() => readBuild(dist)).toThrow(sentence);
});

test('a build of a development server is refused, because it would look for that server everywhere', () => {
  const dist = bookings();
  const about = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...about, development: true }));
  expect(() => readBuild(dist)).toThrow(
    `The build in ${dist} was made by \`npm run dev\` and works on one computer only.`,
  );
});

test('a shell without its page is refused', () => {
  const [without, empty] = [builds.shell(), builds.shell()];
  rmSync(join(without, 'index.html'));
  expect(() => readBuild(without)).toThrow('is incomplete: index.html is missing.');
  writeFileSync(join(empty, 'index.html'), '<title>Console</title>');
  expect(() => readBuild(empty)).toThrow('is incomplete: its index.html loads no script.');
});

test('an entry whose container has another name is refused', () => {
  const dist = builds.remote({ name: 'bookings' });
  const other = builds.remote({ name: 'sales' });
  writeFileSync(join(dist, 'release.json'), releaseOf(other).replaceAll('"sales"', '"bookings"'));
  writeFileSync(join(dist, 'remoteEntry.js'), 'window.console_sales = {};');
  expect(() => readBuild(dist)).toThrow('is no build of bookings: its entry defines no console_bookings.');
});

function releaseOf(dist: string): string {
  return JSON.stringify({ ...readBuild(dist).entry, version: '1.0.0' });
}
