import { expect, test } from 'vitest';
import { hasSameEmail, isSameContact } from './index.ts';

const one = { givenName: 'Zoë', familyName: 'O’Brien', email: 'Zoe@Straße.example' };

test('a contact is the same by its email, in which letters count, and its name, in which accents do not', () => {
  expect(isSameContact({ fullName: "zoe o'brien", email: 'zoe@straße.example' }, one)).toBe(true);
  expect(hasSameEmail({ fullName: 'Zoë O’Brien', email: 'zoe@strasse.example' }, one)).toBe(false);
  expect(hasSameEmail({ fullName: 'Zoë O’Brien', email: 'zoë@straße.example' }, one)).toBe(false);
  expect(hasSameEmail({ fullName: 'Zoë O’Brien', email: null }, { email: null })).toBe(false);
});
