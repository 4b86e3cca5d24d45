import {
  address,
  changing,
  country,
  date,
  fieldGroup,
  flag,
  group,
  integer,
  list,
  money,
  oneOf,
  percentage,
  recordSeen,
  reference,
  requiredIn,
  richText,
  someOf,
  text,
  texts,
  time,
} from '@console/rules';
import { type GraphQLNamedType, printType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { builder } from '../schema/builder.ts';
import { signedIn } from '../schema/rules.ts';
import { enumType, inputFieldsOf } from './inputTypes.ts';

const required = requiredIn.operations;
const seats = ['front', 'back'] as const;
const rows = ['front'] as const;
const person = fieldGroup('ProbePersonInput', { givenName: text('Given name', { required }), born: date('Born') });
const fields = {
  title: text('Title', { required }),
  body: richText('Body'),
  day: date('Day', { required }),
  startsAt: time('Start'),
  country: country('Country', { required }),
  quantity: integer('Quantity'),
  unitPrice: money('Unit price', { required }),
  taxRate: percentage('Tax rate'),
  taxable: flag('Taxable'),
  seat: oneOf('Seat', seats, { required }),
  rows: someOf('Rows', rows),
  trainer: reference('Trainer', 'trainers'),
  billingAddress: address('Billing address'),
  person: group('Person', person, { required }),
  people: list('People', person, { required, max: 5 }),
  lines: texts('Lines', { max: 10, most: 5 }),
};

describe('the GraphQL type of an input follows from its rules', () => {
  let typeOf: (name: string) => GraphQLNamedType | undefined;
  let fieldsOf: (input: z.core.$ZodType) => unknown;

  beforeAll(() => {
    enumType('ProbeSeat', seats, { parts: [rows] });
    const about = { taxRate: 'Null means 20.' };
    const Made = builder.inputType('ProbeMade', { fields: (t) => inputFieldsOf(t, z.object(fields), about) });
    const Changed = builder.inputType('ProbeChanged', {
      fields: (t) => {
        fieldsOf = (input) => inputFieldsOf(t, input);
        return inputFieldsOf(t, z.object({ ...recordSeen('Probe', 'probes'), ...changing(fields) }));
      },
    });
    builder.queryField('probe', (t) =>
      t.boolean({
        rule: signedIn,
        args: { made: t.arg({ type: Made }), changed: t.arg({ type: Changed }) },
        resolve: () => true,
      }),
    );
    const schema = builder.toSchema({ sortSchema: false });
    typeOf = (name) => schema.getType(name);
  });

  const linesOf = (name: string) =>
    printType(typeOf(name) ?? expect.unreachable(name))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /^\w+: |^"""/.test(line));

  test('an input that creates a record: required fields are non-null', () => {
    expect(linesOf('ProbeMade')).toEqual([
      'title: String!',
      'body: String',
      '"""YYYY-MM-DD"""',
      'day: String!',
      '"""HH:mm in UTC"""',
      'startsAt: String',
      '"""Two letters of ISO 3166-1."""',
      'country: String!',
      'quantity: Int',
      '"""Pence."""',
      'unitPrice: Int!',
      '"""Null means 20."""',
      'taxRate: Float',
      'taxable: Boolean!',
      'seat: ProbeSeat!',
      'rows: [ProbeSeat!]',
      'trainer: ID',
      'billingAddress: AddressInput',
      'person: ProbePersonInput!',
      'people: [ProbePersonInput!]!',
      'lines: [String!]!',
    ]);
    expect(linesOf('ProbePersonInput')).toEqual(['givenName: String!', '"""YYYY-MM-DD"""', 'born: String']);
  });

  test('an input that changes a record: every field except the id may be left out', () => {
    const optional = linesOf('ProbeChanged').filter((line) => !line.startsWith('"""') && !/!$/.test(line));
    expect(optional).toHaveLength(Object.keys(fields).length + 1);
    expect(linesOf('ProbeChanged').filter((line) => /!$/.test(line))).toEqual(['id: ID!']);
    expect(optional).toContain('version: Int');
  });

  test.each<[why: string, input: z.core.$ZodType]>([
    ['The field size has no rule from @console/rules.', z.object({ size: z.number() })],
    ['Declare its values with enumType', z.object({ size: oneOf('Size', ['small', 'large']) })],
    ['Declare them with fieldGroup', z.object({ size: group('Size', z.object({ title: text('Title') })) })],
  ])('says what is missing: %s', (why, input) => {
    expect(() => fieldsOf(input)).toThrow(why);
  });
});
