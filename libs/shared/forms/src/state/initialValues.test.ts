import {
  address,
  changing,
  date,
  flag,
  integer,
  money,
  oneOf,
  percentage,
  recordSeen,
  reference,
  requiredIn,
  someOf,
  text,
  time,
} from '@console/rules';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emptyValues, initialValues } from './initialValues.ts';

const required = requiredIn.operations;
const input = z.object({
  ...recordSeen('Item', 'items'),
  ...changing({
    title: text('Title', { required }),
    poNumber: text('PO number'),
    unitPrice: money('Unit price', { required }),
    deposit: money('Deposit'),
    taxRate: percentage('Tax rate'),
    seats: integer('Seats'),
    taxable: flag('Taxable'),
    type: oneOf('Type', ['public', 'private']),
    roles: someOf('Roles', ['booker', 'biller']),
    trainer: reference('Trainer', 'trainers'),
    supplier: reference('Supplier', 'suppliers'),
    day: date('Day'),
    startsAt: time('Starts at'),
    billingAddress: address('Billing address'),
    deliveryAddress: address('Delivery address', { required }),
  }),
});
const nowhere = {
  address1: '',
  address2: '',
  address3: '',
  address4: '',
  city: '',
  region: '',
  postcode: '',
  country: '',
};
const record = {
  id: 'items/1',
  version: 3,
  title: 'Fire safety',
  poNumber: null,
  unitPrice: { amount: 49_500, currency: 'GBP' },
  deposit: null,
  taxRate: 17.5,
  seats: undefined,
  taxable: true,
  type: null,
  roles: ['booker'],
  trainer: { id: 'trainers/2', name: 'Priya Nair' },
  supplier: null,
  day: '2026-11-16T09:30:00.000Z',
  startsAt: '2026-11-16T09:30:00.000Z',
  billingAddress: null,
  deliveryAddress: { ...nowhere, address1: '1 High Street', address2: null, city: 'Halifax', country: 'GB' },
};

test('a form that changes a record starts with the record’s values, in the shape of the fields', () => {
  expect(initialValues(input, record)).toEqual({
    id: 'items/1',
    version: 3,
    title: 'Fire safety',
    poNumber: '',
    unitPrice: 49_500,
    deposit: null,
    taxRate: 17.5,
    seats: null,
    taxable: true,
    type: '',
    roles: ['booker'],
    trainer: 'trainers/2',
    supplier: '',
    day: '2026-11-16',
    startsAt: '09:30',
    billingAddress: null,
    deliveryAddress: { ...nowhere, address1: '1 High Street', city: 'Halifax', country: 'GB' },
  });
});

test('a required group starts with empty fields; an optional one is absent', () => {
  const { billingAddress, deliveryAddress } = initialValues(input, { ...record, deliveryAddress: null });
  expect(billingAddress).toBeNull();
  expect(deliveryAddress).toEqual(nowhere);
});

test('a form that creates a record starts empty, except for the known values', () => {
  const make = z.object({ title: text('Title', { required }), seats: integer('Seats'), taxable: flag('Taxable') });
  expect(emptyValues(make, { taxable: true })).toEqual({ title: '', seats: null, taxable: true });
});

test('a record that lacks a field of the input does not compile', () => {
  const { poNumber, ...lacking } = record;
  // @ts-expect-error poNumber is missing
  expect(initialValues(input, lacking).poNumber).toBe(poNumber ?? '');
  // @ts-expect-error a text is not an object
  initialValues(input, { ...record, title: { amount: 1 } });
});
