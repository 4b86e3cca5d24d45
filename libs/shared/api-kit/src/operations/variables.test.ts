import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { checkVariables, MOST_VALUES } from './variables.ts';

const schema = buildSchema(`
  input Seat { name: String!, days: [Int!] = [1] }
  input Sale { title: String, seats: [Seat!]!, first: Seat }
  type Query { sell(input: Sale, ids: [ID!]): Int }
`);
const document = parse('query ($input: Sale, $ids: [ID!]) { sell(input: $input, ids: $ids) }');
const check = (variableValues: Record<string, unknown>) => () => checkVariables({ schema, document, variableValues });
const invalid = (path: string, what: string) => `Variable "$${path}" has an invalid value. ${what}`;

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['all fields', { input: { title: 'a', seats: [{ name: 'b', days: [1, 2] }], first: { name: 'c' } }, ids: ['d'] }],
  ['one item for a list', { input: { seats: { name: 'a' } }, ids: 'b' }],
  ['null', { input: null, ids: null }],
  ['a variable that the operation does not declare', { others: { a: 1 } }],
])('variables of the declared shape pass: %s', (_what, variables) => {
  expect(check(variables)).not.toThrow();
});

test.each<[string, Record<string, unknown>, string]>([
  ['an unknown field', { input: { a0: 1, a1: 1 } }, invalid('input', 'Field "a0" is not defined by type "Sale".')],
  [
    'an unknown field inside',
    { input: { seats: [{ name: 'a' }, { name: 'b', c: 1 }] } },
    invalid('input.seats.1', 'Field "c" is not defined by type "Seat".'),
  ],
  [
    'a key of every object',
    { input: JSON.parse('{"seats":[],"__proto__":{}}') },
    invalid('input', 'Field "__proto__" is not defined by type "Sale".'),
  ],
  ['a missing field', { input: {} }, invalid('input', 'Field "seats" of type "Sale" is required.')],
  ['a text for an object', { input: 'x'.repeat(9) }, invalid('input', 'Expected an object of type "Sale".')],
  [
    'a list for an object',
    { input: { seats: [], first: [] } },
    invalid('input.first', 'Expected an object of type "Seat".'),
  ],
])('the first difference is named: %s', (_what, variables, message) => {
  expect(check(variables)).toThrow(message);
});

test('the values of all variables are counted together', () => {
  const half = Array.from({ length: MOST_VALUES / 2 }, () => 'a');
  expect(check({ ids: half, input: { seats: [] } })).not.toThrow();
  expect(check({ ids: half, input: { seats: [{ name: 'a', days: half.map(() => 1) }] } })).toThrow(
    `The variables have more than ${MOST_VALUES} values.`,
  );
});
