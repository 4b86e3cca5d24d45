import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { importDelegatesInput, readDelegates, unlimited, whyTooManyDelegates } from './index.ts';

const read = (line: string) => {
  const { delegates, dropped } = readDelegates(line);
  const [one] = delegates;
  if (dropped.length > 0) return 'dropped';
  return one ? [one.givenName, one.familyName, one.email] : 'nothing';
};

const ada = ['Ada', 'Lovelace', 'ada@example.org'];

test('CLS-10 given name, family name and email are separated by colon, semicolon, white space or comma', () => {
  for (const line of [
    'Ada:Lovelace:ada@example.org',
    'Ada;Lovelace;ada@example.org',
    'Ada Lovelace ada@example.org',
    'Ada\tLovelace\tada@example.org',
    'Ada,Lovelace,ada@example.org',
    '  Ada ,  Lovelace ;ada@example.org ',
    'Ada Lovelace, ada@example.org',
    '"Ada Lovelace" <ada@example.org>',
    'ada@example.org, Ada, Lovelace',
    '"Ada","Lovelace","ada@example.org"',
  ]) {
    expect(read(line), line).toEqual(ada);
  }
});

test('CLS-10 names of several words stay whole between separators', () => {
  expect(read('Mary Ann, van der Dyk, mary@example.org')).toEqual(['Mary Ann', 'van der Dyk', 'mary@example.org']);
  expect(read('Mary van der Dyk mary@example.org')).toEqual(['Mary', 'van der Dyk', 'mary@example.org']);
  expect(read('Mary Dyk')).toEqual(['Mary', 'Dyk', '']);
  expect(read('Mary')).toEqual(['Mary', '', '']);
});

test('CLS-10 lines without a given name are dropped, and lines keep their numbers', () => {
  for (const line of ['ada@example.org', ', Lovelace, ada@example.org', ';;', '\tLovelace\tada@example.org']) {
    expect(read(line), line).toBe('dropped');
  }
  const { delegates, dropped } = readDelegates(
    '\r\nAda Lovelace ada@example.org\r\n\n,Nobody,n@example.org\nBo Ek b@e.se',
  );
  expect(delegates.map(({ line }) => line)).toEqual([2, 5]);
  expect(dropped).toEqual([
    { line: 4, text: ',Nobody,n@example.org', givenName: '', familyName: 'Nobody', email: 'n@example.org' },
  ]);
});

test('CLS-10 a list that begins with empty lines or a tab keeps them in the input, and only its end is trimmed', () => {
  const given = '\n\n\tLovelace\tada@example.org\nBo Ek b@e.se\n \n';
  const bookingItem = 'booking_items/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
  const { delegates } = z.parse(importDelegatesInput, { bookingItem, delegates: given });
  expect(delegates).toBe(given.trimEnd());
  expect(readDelegates(delegates).delegates).toMatchObject([{ line: 4, givenName: 'Bo' }]);
  const empty = z.safeParse(importDelegatesInput, { bookingItem, delegates: ' \n\t\n' });
  expect(empty.error?.issues[0]?.message).toBe('Delegates is required');
});

test('CLS-10 more delegates than seats are refused; without a maximum nobody is', () => {
  expect(whyTooManyDelegates(3, 3)).toBeNull();
  expect(whyTooManyDelegates(4, 3)).toBe('You have more delegates than the available seats.');
  expect(whyTooManyDelegates(1, 0)).toBe('You have more delegates than the available seats.');
  expect(whyTooManyDelegates(500, unlimited)).toBeNull();
  expect(whyTooManyDelegates(500)).toBeNull();
});
