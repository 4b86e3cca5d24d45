import { updateUserPasswordInput } from '@console/core-contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { generatePassword } from './generatePassword.ts';

afterEach(() => void vi.restoreAllMocks());

test('a generated password has four groups of four signs that nobody mixes up, and is accepted', () => {
  const made = Array.from({ length: 200 }, generatePassword);
  for (const password of made) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
    expect(updateUserPasswordInput.shape.password.safeParse(password).success).toBe(true);
  }
  expect(new Set(made).size).toBe(made.length);
});

test('bytes that would make some signs likelier are drawn again', () => {
  const bytes = [255, 248, 0];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array)[0] = bytes.shift() ?? 1;
    return array;
  });
  expect(generatePassword()).toBe('abbb-bbbb-bbbb-bbbb');
});
