import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readKeptOperations, unansweredOperations } from './index.ts';

const hash = (digit: string) => digit.repeat(16);

function releasesFolder(operations: Record<string, string>): string {
  const releases = mkdtempSync(join(tmpdir(), 'kept-operations-'));
  for (const [folder, text] of Object.entries(operations)) {
    mkdirSync(join(releases, folder), { recursive: true });
    writeFileSync(join(releases, folder, 'operations.json'), text);
  }
  return releases;
}

const damages: string[] = [];
const damaged = (problem: Error) => damages.push(problem.message);

test('the operations of all kept releases are read, but not of one that is being copied', () => {
  const releases = releasesFolder({
    [`bookings/${hash('a')}`]: '{ "1": "query One { one }" }',
    [`bookings/${hash('b')}`]: '{ "1": "query One { one }", "2": "query Two { two }" }',
    [`classes/${hash('c')}.4711`]: '{ "3": "query Three { three }" }',
  });
  mkdirSync(join(releases, `classes/${hash('d')}`), { recursive: true });
  writeFileSync(join(releases, 'registry.json'), '{}');
  expect(readKeptOperations(releases, damaged).map(({ id, release }) => [id, release])).toEqual([
    ['1', `bookings ${hash('a')}`],
    ['1', `bookings ${hash('b')}`],
    ['2', `bookings ${hash('b')}`],
  ]);
  expect(readKeptOperations(join(releases, 'none'), damaged)).toEqual([]);
  expect(damages).toEqual([]);
});

test.each(['not json', '[1]', '{ "1": 2 }'])(
  'a damaged file is named, and the other files are still read: %s',
  (text) => {
    const releases = releasesFolder({
      [`bookings/${hash('a')}`]: text,
      [`classes/${hash('c')}`]: '{ "3": "query Three { three }" }',
    });
    const damaged: string[] = [];
    const known = readKeptOperations(releases, ({ message }) => damaged.push(message));
    expect(known.map(({ id }) => id)).toEqual(['3']);
    expect(damaged).toEqual([expect.stringContaining(join(releases, `bookings/${hash('a')}`, 'operations.json'))]);
  },
);

test('folders that are not named like a part of the console are ignored', () => {
  const releases = releasesFolder({ [`lost+found/${hash('a')}`]: '{ "1": "query One { one }" }' });
  expect(readKeptOperations(releases, damaged)).toEqual([]);
});

test('an operation that the schema cannot answer is named with its release and the reason', () => {
  const schema = buildSchema('type Query { one: Int }');
  const of = (text: string, release: string) => ({ id: text, text, release });
  expect(
    unansweredOperations(schema, [
      of('query One { one }', 'bookings a'),
      of('query Two { two }', 'bookings a'),
      of('query Two { two }', 'classes c'),
      of('query {', 'classes c'),
    ]),
  ).toEqual([
    { release: 'bookings a', name: 'Two', reason: 'Cannot query field "two" on type "Query".' },
    { release: 'classes c', name: 'Two', reason: 'Cannot query field "two" on type "Query".' },
    { release: 'classes c', name: 'An operation', reason: expect.stringContaining('Syntax Error') },
  ]);
});
