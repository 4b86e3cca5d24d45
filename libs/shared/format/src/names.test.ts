import { expect, test } from 'vitest';
import { countOf, joinList, shortenList } from './lists.ts';
import { cityAndPostcode, fullName, initials } from './names.ts';

test.each([
  ['Priya Nair', 'PN'],
  ['Dr Samuel Adeyemi', 'SA'],
  ['Imogen Barraclough-Featherstonehaugh', 'IB'],
  ['Mary Ann Evans', 'ME'],
  ['Cher', 'C'],
  ['élodie Ångström', 'ÉÅ'],
  ['', '?'],
  ['42', '?'],
])('%s has the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a full name leaves out missing parts', () => {
  expect(fullName({ givenName: ' Idris ', familyName: 'Khan' })).toBe('Idris Khan');
  expect(fullName({ givenName: null, familyName: 'Khan' })).toBe('Khan');
});

test('a city and its postcode leave out missing parts', () => {
  expect(cityAndPostcode({ city: 'Leeds', postcode: 'LS1 4DY' })).toBe('Leeds LS1 4DY');
  expect(cityAndPostcode({ city: null, postcode: 'LS1 4DY' })).toBe('LS1 4DY');
  expect(cityAndPostcode(null)).toBe('');
});

test('lists are joined for sentences and shortened for chips', () => {
  expect(joinList(['Priya Nair', 'Tom Ellery', 'Grace Okafor'])).toBe('Priya Nair, Tom Ellery and Grace Okafor');
  expect(shortenList(['Priya Nair', 'Tom Ellery', 'Grace Okafor'], 2)).toBe('Priya Nair + 2');
  expect(shortenList(['Priya Nair', 'Tom Ellery'], 2)).toBe('Priya Nair, Tom Ellery');
});

test('a count has its noun', () => {
  expect(countOf(1, 'session')).toBe('1 session');
  expect(countOf(1204, 'session')).toBe('1,204 sessions');
  expect(countOf(0, 'person', 'people')).toBe('0 people');
});
