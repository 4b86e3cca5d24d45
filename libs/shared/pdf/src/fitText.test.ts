import { expect, test } from 'vitest';
import { fitText } from './fitText.ts';

/** Each character is half as wide as it is high. */
const measure = (text: string) => Array.from(text).length * 0.5;
const fitted = (text: string, width: number, height = 0) =>
  fitText(text, { width, height, size: 10, smallest: 8 }, measure);

test('a text that fits keeps its size', () => {
  expect(fitted('Northwind', 45)).toEqual({ lines: ['Northwind'], size: 10 });
});

test('a text that is too long becomes smaller, then it is cut', () => {
  expect(fitted('Northwind', 40)).toEqual({ lines: ['Northwind'], size: 8.5 });
  expect(fitted('Northwind Traders', 40)).toEqual({ lines: ['Northwind…'], size: 8 });
});

test('where there is room for lines, a text breaks at its spaces', () => {
  expect(fitted('Northwind Traders Leeds', 70, 24)).toEqual({ lines: ['Northwind', 'Traders Leeds'], size: 10 });
});

test('a word that is wider than the line breaks between characters', () => {
  expect(fitted('Wolfeschlegel', 40, 24)).toEqual({ lines: ['Wolfesch', 'legel'], size: 10 });
});

test('nothing stays nothing', () => {
  expect(fitted('  ', 40)).toEqual({ lines: [], size: 10 });
});

test.each([
  ['a long word in Chinese', Array.from({ length: 255 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(''), 260],
  ['many words', Array.from({ length: 100 }, (_, at) => `w${at}`).join(' '), 120],
  ['a text without an end', 'x'.repeat(1_000_000), 10],
])('a text takes little time, because each part is measured once: %s', (_what, text, most) => {
  const measured: string[] = [];
  const { lines } = fitText(text, { width: 40, size: 10, smallest: 6 }, (part) => {
    measured.push(part);
    return measure(part);
  });
  expect(lines).toHaveLength(1);
  expect(new Set(measured).size).toBe(measured.length);
  expect(measured.length).toBeLessThan(most);
});
