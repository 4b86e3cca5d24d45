import { expect, test } from 'vitest';
import { asBooker, bookingContacts, noContacts, ownContactsOf, withBooker } from './bookingContacts.ts';

const usual = { booker: 'paul', biller: 'accounts' };

test.each([
  ['nothing is chosen: the usual contacts', {}, usual, 'paul', 'accounts'],
  ['nothing is known: none', {}, noContacts, '', ''],
  ['another booker: the biller follows', { booker: 'amir' }, usual, 'amir', 'amir'],
  ['the usual booker again: with the usual biller', { booker: 'paul' }, usual, 'paul', 'accounts'],
  [
    'another booker with a biller of the user: the biller stays',
    { booker: 'amir', biller: 'zoe' },
    usual,
    'amir',
    'zoe',
  ],
  ['a biller of the user: the usual booker stays', { biller: 'zoe' }, usual, 'paul', 'zoe'],
  ['the biller is the booker: also the usual one', { biller: asBooker }, usual, 'paul', 'paul'],
  ['the booker is emptied: the proposed biller goes with the proposed booker', { booker: '' }, usual, '', ''],
  ['the biller is emptied: it stays empty', { biller: '' }, usual, 'paul', ''],
  ['the usual booker pays: the biller is the booker', {}, { booker: 'paul', biller: '' }, 'paul', 'paul'],
])('%s', (_, own, proposed, booker, biller) => {
  expect(bookingContacts(own, proposed)).toEqual({ booker, biller });
});

test.each([
  ['before anything is chosen', noContacts, {}, usual],
  [
    'after another booker is chosen',
    { booker: 'amir', biller: 'amir' },
    { booker: 'amir' },
    { booker: 'amir', biller: 'amir' },
  ],
  [
    'after the usual booker is chosen',
    { booker: 'paul', biller: 'paul' },
    { booker: 'paul' },
    { booker: 'paul', biller: 'paul' },
  ],
  ['after a biller is chosen', { booker: '', biller: 'zoe' }, { biller: 'zoe' }, { booker: 'paul', biller: 'zoe' }],
  ['after both are emptied', noContacts, { booker: '', biller: '' }, noContacts],
  ['after a draft came back', { booker: 'amir', biller: 'zoe' }, {}, { booker: 'amir', biller: 'zoe' }],
  ['after the form was discarded', noContacts, { booker: 'amir', biller: 'zoe' }, usual],
])('a proposal that comes late, %s, lands on no field that was touched', (_, shown, own, expected) => {
  expect(bookingContacts(ownContactsOf(shown, own, usual), usual)).toEqual(expected);
});

test('a draft that holds the proposals alone is still proposed', () => {
  expect(ownContactsOf(usual, {}, usual)).toEqual({});
});

test('a draft in which the usual booker pays keeps that, also with another booker', () => {
  const own = ownContactsOf({ booker: 'paul', biller: 'paul' }, {}, usual);
  expect(bookingContacts(withBooker(own, 'amir'), usual)).toEqual({ booker: 'amir', biller: 'amir' });
});

test('another booker fills an emptied billing contact, and keeps one that the user chose', () => {
  expect(bookingContacts(withBooker({ biller: '' }, 'amir'), usual).biller).toBe('amir');
  expect(bookingContacts(withBooker({ biller: 'zoe' }, 'amir'), usual).biller).toBe('zoe');
});
