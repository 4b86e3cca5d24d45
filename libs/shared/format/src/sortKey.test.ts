import { expect, test } from 'vitest';
import { searchWords, sortKey } from './index.ts';

test.each([
  ['ØRSTED', 'Ørsted', 'orsted'],
  ['Łódź', 'LODZ', 'lodz'],
  ['МОСКВА', 'Москва', 'москва'],
  ['ΑΘΗΝΑΣ', 'Αθήνας', 'αθηνασ'],
  ['Große', 'GROSSE', 'grosse'],
  ['İstanbul', 'ıstanbul', 'istanbul'],
  ['O’Brien', "O'BRIEN", "o'brien"],
  ['O´Brien', 'O`Brien', "o'brien"],
  ['Jean‑Luc', 'Jean–Luc', 'jean-luc'],
  ['Ａｄａ　Ｌｏｖｅｌａｃｅ', ' Ada  Lovelace ', 'ada lovelace'],
  ['Love\u00ADlace\u200B', 'Love\u2060lace', 'lovelace'],
  ['Zoe\u0308', 'Zoë', 'zoe'],
  ['علی\u200Cرضا', 'عليرضا', 'عليرضا'],
])('%s and %s are the same name', (one, other, key) => {
  expect([sortKey(one), sortKey(other)]).toEqual([key, key]);
});

test('names in scripts whose marks are letters stay apart', () => {
  for (const [one, other] of [
    ['か', 'が'],
    ['कि', 'की'],
    ['Али', 'Ала'],
  ] as const) {
    expect(sortKey(one)).not.toBe(sortKey(other));
  }
});

test('Ł is sorted beside L', () => {
  const names = ['Mazur', 'Łukasz', 'Lund', 'Zoë', 'Ørsted', 'Olsen'];
  const byKey = (one: string, other: string) => (sortKey(one) < sortKey(other) ? -1 : 1);
  expect(names.toSorted(byKey)).toEqual(['Łukasz', 'Lund', 'Mazur', 'Olsen', 'Ørsted', 'Zoë']);
});

test.each([
  ['(BK-10482)', ['bk-10482']],
  ['#10482', ['10482']],
  ['BK–10482.', ['bk-10482']],
  ['BK‑10482,', ['bk-10482']],
  ['<Ada@Example.org>; mailto:bo@example.org', ['ada@example.org', 'bo@example.org']],
  ['“Leadership” & Łódź', ['leadership', '&', 'lodz']],
  [' - ( ', ['-', '(']],
  ['', []],
])('%s is searched by its words', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
