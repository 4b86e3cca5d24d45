import { expect, test } from 'vitest';
import { emailKey } from './index.ts';

test.each([
  ['Ada@Example.org', 'ada@example.org'],
  ['ada@STRAßE.example', 'ada@straße.example'],
  ['ada@cafe\u0301.example', 'ada@café.example'],
  ['ａｄａ@example.org', 'ada@example.org'],
  [' ada@exam\u200Bple.org ', 'ada@example.org'],
])('%s and %s are the same email', (one, other) => expect(emailKey(one)).toBe(emailKey(other)));

test.each([
  ['ada@straße.example', 'ada@strasse.example'],
  ['ada@café.example', 'ada@cafe.example'],
  ['ada@ørsted.example', 'ada@orsted.example'],
  ['o`brien@example.org', "o'brien@example.org"],
])('%s and %s are two emails', (one, other) => expect(emailKey(one)).not.toBe(emailKey(other)));
