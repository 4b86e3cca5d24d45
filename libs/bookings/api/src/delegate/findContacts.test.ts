import { expect, test } from 'vitest';
import { matchContact } from './findContacts.ts';

test('a delegate whose email differs by a letter is nobody known', () => {
  const contact = { id: '1', fullName: 'Ada Lovelace', email: 'ada@straße.example' };
  const contacts = new Map([['ada@straße.example', [contact]]]);
  const named = { givenName: 'ADA', familyName: 'Lovelace' };
  expect(matchContact(contacts, { ...named, email: 'Ada@STRAßE.example' })).toEqual({ contact });
  expect(matchContact(contacts, { ...named, email: 'ada@strasse.example' })).toEqual({ other: undefined });
});
