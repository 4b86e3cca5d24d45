import { expect, test } from 'vitest';
import { fixtureWorkspace } from './fixture.ts';
import { quickPatterns } from './quickPatterns.ts';

test('finds a pattern of the server that takes quadratic time on a long text', async () => {
  const root = fixtureWorkspace({
    'apps/api/src/encodings.ts': `const a = 1;\nexport const parts = (offer: string) => offer.split(/\\s*;\\s*/);\n`,
    'libs/core/contracts/src/name.ts': `export const trimmed = (text: string) => text.replace(/ +$/, '');\n`,
  });
  expect(await quickPatterns.run(root)).toEqual([
    expect.stringMatching(/^apps\/api\/src\/encodings\.ts:2: \/\\s\*;\\s\*\/ takes quadratic time/),
    expect.stringMatching(/^libs\/core\/contracts\/src\/name\.ts:1: \/ \+\$\/ takes quadratic time/),
  ]);
});

test('accepts linear patterns, and any pattern in tests, tools and the browser', async () => {
  const slow = `export const slow = /(a+)+$/;\n`;
  const root = fixtureWorkspace({
    'apps/api/src/path.ts': `export const path = /^\\/releases\\/[\\w-]+\\/./;\n`,
    'apps/api/src/path.test.ts': slow,
    'apps/shell/src/slow.ts': slow,
    'tools/src/slow.ts': slow,
  });
  expect(await quickPatterns.run(root)).toEqual([]);
});
