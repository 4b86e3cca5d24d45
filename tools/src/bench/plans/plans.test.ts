import { withParameters } from '@console/api-kit/testing/explain';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { counts, faultsOf, type PlanNode, reads } from './explain.ts';
import { planFigures } from './report.ts';

const node = (type: string, rows: number, more: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': type,
  'Relation Name': 'user',
  'Actual Rows': rows,
  'Actual Loops': 1,
  ...more,
});

const textsOf = (root: PlanNode, milliseconds = 1) => faultsOf(root, milliseconds).map(({ text }) => text);

test('names every full read of a large table, and no read of a small one', () => {
  const whole = node('Seq Scan', 1, { 'Rows Removed by Filter': 15_160 });
  expect(textsOf(node('Limit', 1, { Plans: [whole] }))).toEqual(['reads user whole, 15,161 rows']);
  expect(textsOf(node('Seq Scan', 500, { 'Actual Loops': 30 }))).toEqual(['reads user whole, 15,000 rows']);
  expect(textsOf(node('Seq Scan', 9_000))).toEqual([]);
});

test('names an index scan that skips many rows', () => {
  expect(textsOf(node('Index Scan', 51, { 'Rows Removed by Filter': 92_089 }))).toEqual([
    'passes over 92,089 rows of user',
  ]);
  expect(textsOf(node('Index Scan', 51, { 'Rows Removed by Filter': 200 }))).toEqual([]);
});

test('names a sort of many rows and a slow statement', () => {
  const sorted = node('Incremental Sort', 51, { Plans: [node('Index Scan', 9_110)] });
  expect(textsOf(sorted)).toEqual(['sorts 9,110 rows']);
  expect(textsOf(node('Sort', 51, { Plans: [node('Index Scan', 900)] }), 101)).toEqual(['takes 101 ms']);
});

test('distinguishes the count of a whole list from counts for each row of a page', () => {
  expect(counts('select count(*)::int as rows from "booking"')).toBe(true);
  expect(counts('select "class_id", count(*) from "class_place" group by "class_id"')).toBe(false);
});

test('runs only reading statements again', () => {
  expect(reads('select 1')).toBe(true);
  expect(reads('(select 1) union (select 2)')).toBe(true);
  expect(reads('insert into "user" select 1')).toBe(false);
});

test('the last line says how many plans read a large table as a whole; counts are separate', () => {
  const read = { kind: 'whole' as const, text: 'reads user whole, 15,161 rows' };
  const users = {
    name: 'users',
    plans: [
      { counts: false, faults: [read] },
      { counts: false, faults: [] },
      { counts: true, faults: [read] },
    ],
  };
  const figures = planFigures([users, { name: 'bookings', plans: [{ counts: false, faults: [] }] }], 'PGlite');
  expect(figures.slice(0, 2)).toEqual([
    { name: '  users', measured: 'reads user whole, 15,161 rows' },
    { name: '  users, counted', measured: 'reads user whole, 15,161 rows' },
  ]);
  expect(figures.at(-2)?.measured).toBe('1; 0 of 1');
  expect(figures.at(-1)).toEqual({
    name: 'Plans that read a table of over 10,000 rows whole, PGlite',
    measured: '1 of 3 plans (2 questions)',
    bar: '0',
    met: false,
  });
  expect(planFigures([], 'PGlite').at(-1)).toMatchObject({ measured: '0 of 0 plans (0 questions)', met: true });
});

test('runs a statement again with its original values', () => {
  const again = withParameters('select * from word where text = $2 and n > $1 and n < $1 + 10', [100, 'a']);
  expect(new PgDialect().sqlToQuery(again)).toMatchObject({
    sql: 'select * from word where text = $1 and n > $2 and n < $3 + 10',
    params: ['a', 100, 100],
  });
});
