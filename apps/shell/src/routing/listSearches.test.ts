import { beforeEach, expect, test } from 'vitest';
import { rememberedSearch, rememberSearch } from './listSearches.ts';

beforeEach(() => sessionStorage.clear());

test('a list is remembered as it was last displayed, for one user', () => {
  rememberSearch('one', '/booking', '?status=draft');
  rememberSearch('one', '/invoice', '?age=30');
  rememberSearch('one', '/booking', '?status=confirmed&page=2');
  expect(['/booking', '/invoice', '/ticket'].map((path) => rememberedSearch('one', path))).toEqual([
    '?status=confirmed&page=2',
    '?age=30',
    '',
  ]);
  expect(rememberedSearch('other', '/booking')).toBe('');
  rememberSearch('other', '/invoice', '');
  expect(rememberedSearch('one', '/booking')).toBe('');
});

test.each(['{', 'null', '{"userId":"one","searches":{"/booking":"//elsewhere.example"}}'])(
  'a stored value that is not from this console is ignored: %s',
  (stored) => {
    sessionStorage.setItem('console.lists', stored);
    expect(rememberedSearch('one', '/booking')).toBe('');
  },
);
