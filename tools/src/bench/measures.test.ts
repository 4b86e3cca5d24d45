import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atMost, printTable, reported } from './figure.ts';
import { overhead, priced } from './oneBundle/comparison.ts';
import { writeOneBundleEntry } from './oneBundle/oneBundleEntry.ts';
import { measureThroughput, percentile } from './statistics.ts';
import { countWaves } from './waves.ts';

test('the table says of each target whether it is met', () => {
  const table = printTable([
    atMost('Sign-in', 190, 200, 'KB'),
    atMost('Total', 331.4, 330, 'KB'),
    reported('Build', 9.26, 's'),
  ]);
  expect(table.split('\n')).toEqual([
    '| Figure  | Measured | Target   | Verdict |',
    '| ------- | -------- | -------- | ------- |',
    '| Sign-in | 190 KB   | ≤ 200 KB | met     |',
    '| Total   | 331 KB   | ≤ 330 KB | NOT MET |',
    '| Build   | 9.3 s    | –        | n.a.    |',
  ]);
});

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile([7], 0.99)).toBe(7);
});

test('throughput counts the work of all lanes', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 5));
    running -= 1;
  };
  const { perSecond, p50 } = await measureThroughput(work, { lanes: 4, seconds: 0.3 });
  expect(most).toBe(4);
  expect(perSecond).toBeGreaterThan(0);
  expect(p50).toBeGreaterThanOrEqual(4);
});

test('requests that could not know an earlier answer belong to one wave', () => {
  const at = (url: string, start: number) => ({ url, start, end: start + 160 });
  const waves = countWaves([at('/', 0), at('/a.js', 170), at('/b.js', 176), at('/graphql', 350)], 150);
  expect(waves).toEqual([['/'], ['/a.js', '/b.js'], ['/graphql']]);
});

test('the cost of federation is the difference of its median to that of the one bundle', () => {
  const compared = { name: 'Sign-in', federated: [104, 103, 300], oneBundle: [100, 1, 101] };
  expect(overhead(compared)).toBeCloseTo(4);
  expect(priced(compared, 5, 'ms', 'cold')).toEqual({
    name: 'Sign-in',
    measured: '104 against 100 ms, +4.0 % (cold)',
    bar: '≤ 5 % over',
    met: true,
  });
  expect(priced({ ...compared, federated: [80] }, 5, 'ms', 'cold').measured).toBe('80 against 100 ms, −20 % (cold)');
  expect(priced({ ...compared, federated: [111] }, 10, 'KB', 'gzip').met).toBe(false);
});

test('the one bundle imports all parts of each remote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-bundle-'));
  for (const [app, face] of [
    ['classes', 'routes'],
    ['billing', 'routes'],
    ['billing', 'slots'],
  ] as const) {
    mkdirSync(join(folder, app, 'src'), { recursive: true });
    writeFileSync(join(folder, app, 'src', `${face}.ts`), '');
  }
  const apps = new Map(['classes', 'billing'].map((app) => [app, join(folder, app)]));
  const { source } = writeOneBundleEntry(join(folder, 'entry'), apps);
  const entry = readFileSync(source, 'utf8');
  expect(entry.match(/^import .*$/gm)).toHaveLength(3);
  expect(entry).toContain('const routes = { "classes": routes0, "billing": routes1 };');
  expect(entry).toContain('const slots = { "billing": slots1 };');
  rmSync(folder, { recursive: true });
});
