import { expect, test } from 'vitest';
import { coreLinks, roleCodeLabels, roleCodes } from './index.ts';

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
