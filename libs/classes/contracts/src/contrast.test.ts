import { expect, test } from 'vitest';
import { contrastOf, isColour, neededContrast } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#FFFFFF', 4.54],
  ['#0f6cbd', '#ffffff', 5.38],
])('CLS-18 the contrast of %s and %s is %d, in either order', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

test('CLS-18 the least dark grey that WCAG allows for text on white is #767676', () => {
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThanOrEqual(neededContrast.text);
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(neededContrast.text);
});

test.each([
  ['#1f6feb', true],
  ['#1F6FEB', true],
  ['1f6feb', false],
  ['#1f6', false],
  ['red', false],
  ['', false],
])('%j as a colour is %s', (text, expected) => expect(isColour(text)).toBe(expected));
