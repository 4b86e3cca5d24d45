import { expect, test } from 'vitest';
import { atMost, printTable, reported } from './figure.ts';
import { measureThroughput, percentile } from './statistics.ts';
import { countWaves } from './waves.ts';

test('the table says of each bar whether it is met', () => {
  const table = printTable([
    atMost('Sign-in', 190, 200, 'KB'),
    atMost('Total', 331.4, 330, 'KB'),
    reported('Build', 9.26, 's'),
  ]);
  expect(table.split('\n')).toEqual([
    '| Figure  | Measured | Bar      | Verdict |',
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

test('throughput counts what all lanes did', async () => {
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

test('requests that could know of no earlier answer are one wave', () => {
  const at = (url: string, start: number) => ({ url, start, end: start + 160 });
  const waves = countWaves([at('/', 0), at('/a.js', 170), at('/b.js', 176), at('/graphql', 350)], 150);
  expect(waves).toEqual([['/'], ['/a.js', '/b.js'], ['/graphql']]);
});
