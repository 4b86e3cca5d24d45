import { expect, test } from 'vitest';
import { isUlid } from './index.ts';

test('a ULID has 26 letters and digits without I, L, O and U, and begins with 0 to 7', () => {
  expect(isUlid('01JQ0000000000000000000001')).toBe(true);
  expect(isUlid('7ZZZZZZZZZZZZZZZZZZZZZZZZZ')).toBe(true);
  expect(isUlid('81JQ0000000000000000000001')).toBe(false);
  expect(isUlid('01JQ000000000000000000000I')).toBe(false);
  expect(isUlid('01jq0000000000000000000001')).toBe(false);
  expect(isUlid('01JQ00000000000000000000012')).toBe(false);
  expect(isUlid('customers/01JQ0000000000000000000001')).toBe(false);
});
