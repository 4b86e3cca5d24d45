import { expect, test } from 'vitest';
import { isStorable, startOf } from './cleanText.ts';

test('the start of a text does not end in half an emoji', () => {
  expect(startOf('Your booking', 4)).toBe('Your');
  expect(startOf('Test: 👩👩', 7)).toBe('Test: ');
  expect(startOf('Test: 👩👩', 8)).toBe('Test: 👩');
  expect(isStorable(startOf('👩'.repeat(128), 255))).toBe(true);
});
