import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  address,
  changesNothing,
  changing,
  date,
  fieldRuleOf,
  flag,
  hasRequired,
  inputTypeOf,
  integer,
  recordSeen,
  reference,
  requiredIn,
  someOf,
  text,
} from './index.ts';

const required = requiredIn.operations;
const making = {
  title: text('Title', { required }),
  poNumber: text('PO number'),
  quantity: integer('Quantity', { required }),
  bookedAt: date('Booked', { required }),
  taxable: flag('Taxable'),
  roles: someOf('Roles', ['booker', 'biller']),
  trainer: reference('Trainer', 'trainers'),
  billingAddress: address('Billing address'),
  deliveryAddress: address('Delivery address', { required }),
};
const input = z.object(changing(making));
const fields = Object.keys(input.shape);
const complaints = (value: unknown) =>
  z.safeParse(input, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('an absent field stays absent, with any rule', () => {
  expect(z.parse(input, {})).toEqual({});
  expect(Object.keys(z.parse(input, { poNumber: 'CVH-9' }))).toEqual(['poNumber']);
});

test('an input changes nothing when it names only the record', () => {
  const update = z.object({ ...recordSeen('Booking', 'bookings'), ...input.shape });
  for (const record of [{}, { version: 3 }, { version: null }]) {
    expect(changesNothing(update, { id: 'bookings/1', ...record })).toBe(true);
  }
  for (const named of [{ poNumber: null }, { taxable: false }, { roles: [] }, { billingAddress: null }]) {
    expect(changesNothing(update, { id: 'bookings/1', ...named })).toBe(false);
  }
});

test('an input with a field that always says something changes something', () => {
  const record = recordSeen('Class', 'training_classes');
  const cancel = z.object({
    ...record,
    reason: text('Reason', { required }),
    ...changing({ poNumber: making.poNumber }),
  });
  expect(changesNothing(cancel, { id: 'training_classes/1', reason: 'The trainer is ill.' })).toBe(false);
  expect(changesNothing(z.object(record), { id: 'training_classes/1', version: 1 })).toBe(false);
});

test.each(['poNumber', 'trainer', 'billingAddress'])('null clears %s', (field) => {
  expect(z.parse(input, { [field]: null })).toEqual({ [field]: null });
});

test('null turns a flag off and removes every choice', () => {
  expect(z.parse(input, { taxable: null, roles: null })).toEqual({ taxable: false, roles: [] });
});

test('a required field refuses null with its message, and so does a required group', () => {
  const nothing = Object.fromEntries(fields.map((field) => [field, null]));
  expect(complaints(nothing)).toEqual([
    'title: Title is required',
    'quantity: Quantity is required',
    'bookedAt: Booked is required',
    'deliveryAddress: Delivery address is required',
  ]);
});

test('label and required mark are those of the rule', () => {
  expect(fieldRuleOf(input, 'title')).toEqual({ kind: 'text', label: 'Title', required: true, max: 255 });
  expect(fieldRuleOf(input, 'billingAddress')).toEqual({ kind: 'group', label: 'Billing address', required: false });
  expect(fieldRuleOf(input, 'deliveryAddress.city')).toMatchObject({ label: 'City', required: true });
  expect(inputTypeOf(input.shape.billingAddress)).toBe('AddressInput');
  expect(inputTypeOf(input.shape.deliveryAddress)).toBe('AddressInput');
  expect(hasRequired(z.object(changing({ poNumber: text('PO number') })))).toBe(false);
  expect(hasRequired(input)).toBe(true);
});
