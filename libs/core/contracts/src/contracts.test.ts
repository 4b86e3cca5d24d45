import { expect, test } from 'vitest';
import { coreLinks, isReference, plainReference, roleCodes, taxRateOf } from './index.ts';

test('paths contain the bare ulid of an id', () => {
  expect(coreLinks.customer('customers/01JABC')).toBe('/customer/01JABC');
  expect(coreLinks.customerContact('/customer_contacts/01JABC')).toBe('/customer-contact/01JABC');
  expect(coreLinks.user('01JABC')).toBe('/user/01JABC');
});

test('every role code has the label of the specification', () => {
  expect(roleCodes.values.map((code) => roleCodes.labels[code])).toEqual([
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

test.each([
  'BK-10482',
  'bk-10482',
  'bk10482',
  ' BK 10482 ',
  'bk - 10482',
  '10482',
  'BK–10482',
  'BK\u201110482',
  '(BK-10482)',
  '#10482',
  'BK-10482.',
])('%s is the whole reference BK-10482', (text) => {
  expect(isReference(text, 'BK-10482')).toBe(true);
});

test.each(['', ' ', '1048', 'bk', 'bk-1048', 'tc-10482', '0482', 'bk-10482 x'])(
  '“%s” is not the reference BK-10482',
  (text) => {
    expect(isReference(text, 'BK-10482')).toBe(false);
  },
);

test('text that is not a reference becomes its search words', () => {
  expect(['Room 101b', 'Leadership Essentials', '10482'].map(plainReference)).toEqual([
    'room 101b',
    'leadership essentials',
    '10482',
  ]);
});

test('an item without a rate has 20 % tax, an untaxed item has none', () => {
  expect(taxRateOf({ taxable: true, taxRatePercent: null })).toBe(20);
  expect(taxRateOf({ taxable: true, taxRatePercent: 5 })).toBe(5);
  expect(taxRateOf({ taxable: true, taxRatePercent: 0 })).toBe(0);
  expect(taxRateOf({ taxable: false, taxRatePercent: 20 })).toBe(0);
});
