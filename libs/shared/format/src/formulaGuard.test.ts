import { expect, test } from 'vitest';
import { guardFormulas, withoutFormulaGuards } from './formulaGuard.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+44 113 496 0000', "'+44 113 496 0000"],
  ['\u200B=1+1', "'\u200B=1+1"],
  ['\u00AD\u2060 \u200E@SUM(A1)', "'\u00AD\u2060 \u200E@SUM(A1)"],
  ['\u0007-5', "'\u0007-5"],
  ['\uFEFF\uFF1D1+1', "'\uFEFF\uFF1D1+1"],
  ['Leeds;=1+1; @A1', "Leeds;'=1+1;' @A1"],
  ['two\n=1', "two\n'=1"],
  ['a\t=1', "a\t'=1"],
])('%j is guarded as %j, and the guard is taken off again', (text, guarded) => {
  expect(guardFormulas(text)).toBe(guarded);
  expect(withoutFormulaGuards(guarded)).toBe(text);
});

test.each(['O’Brien', "'t Hooft", 'Smith-Jones', 'a + b', 'ada@example.org', '5 = 5', 'Leeds; York'])(
  '%j is no formula, and no guard is taken off it',
  (text) => {
    expect(guardFormulas(text)).toBe(text);
    expect(withoutFormulaGuards(text)).toBe(text);
  },
);

test('a line of a spreadsheet loses the guards of all its cells', () => {
  expect(withoutFormulaGuards(`"'=Ada",'-Lovelace\tada@example.org;'+44 113 496 0000`)).toBe(
    '"=Ada",-Lovelace\tada@example.org;+44 113 496 0000',
  );
});

test('long texts of separators and white space take linear time', () => {
  const began = performance.now();
  for (const part of ['\n', ';', ' ', '\u200B', '; ', "'"]) guardFormulas(withoutFormulaGuards(part.repeat(200_000)));
  expect(performance.now() - began).toBeLessThan(2_000);
});
