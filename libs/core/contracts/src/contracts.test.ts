import { expect, test } from 'vitest';
import {
  coreLinks,
  isReference,
  plainReference,
  referenceEntities,
  referenceEntityLabels,
  roleCodeLabels,
  roleCodes,
} from './index.ts';

test('paths carry the bare ulid of an id', () => {
  expect(coreLinks.customer('customers/01JABC')).toBe('/customer/01JABC');
  expect(coreLinks.customerContact('/customer_contacts/01JABC')).toBe('/customer-contact/01JABC');
  expect(coreLinks.user('01JABC')).toBe('/user/01JABC');
});

test('every role code has the word of the specification', () => {
  expect(roleCodes.map((code) => roleCodeLabels[code])).toEqual([
    'Attendee',
    'Customer',
    'Biller',
    'Booker',
    'Supplier',
    'Trainer',
    'Internal',
    'Account Manager',
    'Admin',
  ]);
});

test('the seven that references find have the words of the specification', () => {
  expect(referenceEntities.map((entity) => referenceEntityLabels[entity])).toEqual([
    'Booking',
    'Customer',
    'Invoice',
    'Purchase Order',
    'Supplier',
    'Ticket',
    'Class',
  ]);
});

test.each(['BK-10482', 'bk-10482', 'bk10482', ' BK 10482 ', 'bk - 10482', '10482'])(
  '%s names BK-10482 whole',
  (text) => {
    expect(isReference(text, 'BK-10482')).toBe(true);
  },
);

test.each(['', ' ', '1048', 'bk', 'bk-1048', 'tc-10482', '0482', 'bk-10482 x'])(
  '“%s” does not name BK-10482',
  (text) => {
    expect(isReference(text, 'BK-10482')).toBe(false);
  },
);

test('what is no reference stays as it is, in small letters', () => {
  expect(['Room 101b', 'Leadership Essentials', '10482'].map(plainReference)).toEqual([
    'room 101b',
    'leadership essentials',
    '10482',
  ]);
});
