import { expect, test } from 'vitest';
import { whyNotDeleteContact, whyNotMoveContact } from './contactUse.ts';

const uses = (...counted: [what: string, count: number][]) => ({
  uses: counted.map(([what, count]) => ({ what, count })),
});

test('a contact to which nothing refers can be deleted and moved', () => {
  for (const why of [whyNotDeleteContact, whyNotMoveContact]) {
    expect(why(uses())).toBeNull();
    expect(why(uses(['seat', 0]))).toBeNull();
  }
});

test('the records that keep a contact are counted in one sentence', () => {
  expect(whyNotDeleteContact(uses(['other', 1], ['booking', 1200], ['seat', 2]))).toBe(
    '1,200 bookings, 2 seats and 1 other record refer to this contact, so it cannot be deleted.',
  );
  expect(whyNotMoveContact(uses(['seat', 1]))).toBe('1 seat refers to this contact, so it stays with its customer.');
});

test('a sign-in keeps a contact from being deleted, not from moving', () => {
  expect(whyNotDeleteContact(uses(['sign_in', 1]))).toBe('1 sign-in refers to this contact, so it cannot be deleted.');
  expect(whyNotMoveContact(uses(['sign_in', 1]))).toBeNull();
});

test('a kind of record that this release does not know is named as it is', () => {
  expect(whyNotDeleteContact(uses(['badge', 2]))).toBe('2 badges refer to this contact, so it cannot be deleted.');
});
