import { expect, test } from 'vitest';
import { hasOnlyContextWords } from './contextWords.ts';

test.each(['training', 'Training2026!', 'Admin Console', 'myNewPassword1', 'ｃｏｕｒｓｅ-booking', 'classclasses'])(
  '"%s" consists of words of this console',
  (password) => expect(hasOnlyContextWords(password)).toBe(true),
);

test.each(['', '2026-11-28', 'training lanterns', 'river-mouth-3', 'adminx', `${'course'.repeat(42)}z`])(
  '"%s" does not',
  (password) => expect(hasOnlyContextWords(password)).toBe(false),
);
