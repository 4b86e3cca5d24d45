import { expect, test } from 'vitest';
import { parseMoney, parseNumber } from './parseNumber.ts';

test.each([
  ['1,234.5', 123_450],
  ['£1,234.50', 123_450],
  ['495', 49_500],
  ['1.15', 115],
  ['.5', 50],
  [' 12 000 ', 1_200_000],
  ['-5', -500],
  ['12.345', null],
  ['1,23', null],
  ['1.234,50', null],
  ['£', null],
  ['1e3', null],
  ['90071992547409930', null],
])('%s is %s pence', (typed, pence) => expect(parseMoney(typed)).toBe(pence));

test.each([
  ['1,234', 1234],
  ['17.5', 17.5],
  ['-0', 0],
  ['12.', 12],
  ['£5', null],
  ['many', null],
  ['', null],
])('%s is the number %s', (typed, number) => expect(parseNumber(typed)).toBe(number));
