import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  duration,
  email,
  integer,
  messages,
  money,
  oneOf,
  percentage,
  phone,
  reference,
  requiredIn,
  someOf,
  text,
  url,
} from './index.ts';

const said = (rule: z.ZodMiniType, value: unknown) =>
  z.safeParse(rule, value).error?.issues.map(({ message }) => message);

test('FRM-01 the messages of C§5 and O§5, letter for letter, and a message for every rule kind', () => {
  const field = '{field}';
  expect([
    requiredIn.console(field),
    messages.tooLong(field, 255),
    messages.url(field),
    messages.tooMany(field, 3),
    messages.duration(),
    requiredIn.operations(field),
    messages.valid(field),
    messages.tooShort(field, 5),
  ]).toEqual([
    '{field} field is required',
    '{field} field must have at most 255 characters',
    '{field} field must be a valid url',
    '{field} field must not greater than 3',
    'Invalid ISO 8601 duration format.',
    '{field} is required',
    '{field} must be valid',
    '{field} must be at least 5 characters',
  ]);

  const kinds: [kind: string, rule: z.ZodMiniType, refused: unknown, message: string][] = [
    ['required', text('Title', { required: requiredIn.console }), ' ', 'Title field is required'],
    ['required', text('Email', { required: requiredIn.operations }), '', 'Email is required'],
    ['max length', text('Title'), 'x'.repeat(256), 'Title field must have at most 255 characters'],
    ['max length', phone('Mobile'), '1'.repeat(26), 'Mobile field must have at most 25 characters'],
    ['url', url('Website'), 'example', 'Website field must be a valid url'],
    ['array cap', someOf('To', ['a', 'b', 'c'], { max: 2 }), ['a', 'b', 'c'], 'To field must not greater than 2'],
    ['duration', duration('Duration'), '3 days', 'Invalid ISO 8601 duration format.'],
    ['email', email('Email'), 'priya@', 'Email must be valid'],
    ['length', text('Country', { length: 2 }), 'GBR', 'Country must have 2 characters'],
    ['min_value', integer('Seats', { min: 1 }), 0, 'Seats must be at least 1'],
    ['max_value', integer('Seats', { max: 20 }), 21, 'Seats must be at most 20'],
    ['min', text('Password', { min: 5 }), '1234', 'Password must be at least 5 characters'],
    ['regex', reference('Customer', 'customers'), 'customers/1', 'Customer must be valid'],
    ['regex', text('Code', { also: z.regex(/^[A-Z]+$/, messages.valid('Code')) }), 'a1', 'Code must be valid'],
    ['numeric', integer('Seats'), 'two', 'Seats must be a number'],
    ['numeric', money('Unit price'), 'free', 'Unit price must be valid'],
    ['numeric', percentage('Tax rate'), 'ten', 'Tax rate must be valid'],
    ['one of several', oneOf('Type', ['public', 'private']), 'secret', 'Type must be valid'],
  ];
  for (const [kind, rule, refused, message] of kinds) expect(said(rule, refused), kind).toEqual([message]);
  expect(z.parse(duration('Duration'), '')).toBeNull();
});
