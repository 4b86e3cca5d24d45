import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  across,
  acrossItems,
  address,
  date,
  duration,
  email,
  fieldGroup,
  flag,
  inOrder,
  integer,
  list,
  money,
  oneOf,
  percentage,
  reference,
  requiredIn,
  richText,
  someOf,
  text,
  time,
  url,
} from './index.ts';

const required = requiredIn.operations;
const complaints = (input: z.ZodMiniType, value: unknown) =>
  z.safeParse(input, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a rule about two fields is checked while another field is invalid', () => {
  const days = { start: '2026-11-16', end: '2026-11-15' };

  test.each<[what: string, other: z.ZodMiniType, value: unknown]>([
    ['an empty text', text('Name', { required }), ''],
    ['a text that is too long', text('Name'), 'x'.repeat(256)],
    ['rich text without words', richText('Note', { required }), '<p></p>'],
    ['no email', email('Email'), 'priya@'],
    ['an invalid web address', url('Website'), 'example'],
    ['no duration', duration('Interval'), '3 days'],
    ['no time', time('Start'), '25:00'],
    ['no day', date('Start'), '31/02'],
    ['a past day', date('Start', { future: true }), '2020-01-01'],
    ['no number', integer('Seats'), 'two'],
    ['a number that is too low', integer('Seats', { min: 1 }), 0],
    ['no amount', money('Unit price'), '12.345'],
    ['no percentage', percentage('Tax rate'), 17.555],
    ['an unknown choice', oneOf('Type', ['a', 'b']), 'c'],
    ['no choice', someOf('Role', ['a', 'b'], { required }), []],
    ['no record', reference('Customer', 'customers', { required }), ''],
    ['no flag', flag('Taxable'), 'yes'],
    ['an address without its city', address('Billing address'), { address1: '1 High Street', country: 'GB' }],
    ['no address', address('Billing address', { required }), null],
  ])('%s', (_, other, value) => {
    const input = inOrder(z.object({ other, start: date('Start'), end: date('End') }), 'start', 'end');
    const said = complaints(input, { ...days, other: value });
    expect(said.at(-1)).toBe('end: End must not be before Start');
    expect(said[0]).toMatch(/^other/);
  });

  test('it is not checked while one of its own fields is invalid', () => {
    const input = inOrder(z.object({ start: date('Start', { required }), end: date('End') }), 'start', 'end');
    expect(complaints(input, { ...days, start: '31/02' })).toEqual(['start: Start must be valid']);
    expect(complaints(input, { ...days, start: null })).toEqual(['start: Start is required']);
  });

  test('it receives the values that the rules return, not the typed ones', () => {
    const seen: unknown[] = [];
    const rule = across<{ title: string }, 'title'>(['title'], 'title', ({ title }) => {
      seen.push(title);
      return null;
    });
    complaints(z.object({ title: text('Title', { required }), email: email('Email') }).check(rule), {
      title: ' Parking ',
      email: 'nonsense',
    });
    expect(seen).toEqual(['Parking']);
  });
});

test('a rule about the items of a list receives the valid items', () => {
  const item = fieldGroup('ItemInput', { title: text('Title', { required }), seats: integer('Seats') });
  const items = list('Items', item, { required, max: 5 }).check(
    acrossItems((valid) => {
      const titles = [...valid].map(([index, { title }]) => ({ index, title }));
      return titles
        .filter(({ index, title }) => titles.some((other) => other.index < index && other.title === title))
        .map(({ index }) => [[index, 'title'], 'Titles must differ'] as const);
    }),
  );
  const said = complaints(z.object({ items, name: text('Name', { required }) }), {
    name: '',
    items: [{ title: 'Fire' }, { title: '' }, { title: 'Fire', seats: 'two' }, { title: 'Fire', seats: 2 }],
  });
  expect(said).toEqual([
    'items.1.title: Title is required',
    'items.2.seats: Seats must be a number',
    'items.3.title: Titles must differ',
    'name: Name is required',
  ]);
});
