import { schema } from '@console/api';
import {
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { type Samples, thisMonth } from '../samples.ts';
import type { ScreenQuery } from '../screenQueries.ts';

const WORDS: Readonly<Record<string, readonly string[]>> = {
  search: ['leadership', 'calder valley', '10482'],
  name: ['har'],
  title: ['essentials'],
  email: ['hello@'],
  recipient: ['calder'],
  reference: ['10482', 'BK-1', 'calder', 'leadership essentials'],
};

/** Arguments that the console always sends with a list's filters. */
const TOGETHER: Readonly<Record<string, (samples: Samples) => Record<string, unknown>>> = {
  trainingSessions: () => ({ startsAt: [thisMonth()] }),
  invoiceActivityLogs: ({ invoice }) => ({ invoice }),
};

/** Every list of the API in every order that it offers, and under each of its filters in the default order, with its count. */
export function listQuestions(samples: Samples): ScreenQuery[] {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ type }) => getNamedType(type).name.endsWith('CursorConnection') && isNonNullType(type),
  );
  return lists.flatMap((list) => {
    const needed = neededBy(list, samples);
    if (!needed) return [];
    const together = TOGETHER[list.name]?.(samples);
    const filters = list.args.flatMap((argument) => filtersBy(argument, samples));
    const orders = ordersOf(list.args.find(({ name }) => name === 'order'));
    return [{}, ...orders, ...filters]
      .filter((given) => Object.keys(needed).every((name) => !(name in given)))
      .map((given) => questionOf(list, { ...needed, ...together, ...given }));
  });
}

/** The arguments that a list requires. Null when there is no sample for one of them. */
function neededBy(list: GraphQLField<unknown, unknown>, samples: Samples): Record<string, unknown> | null {
  const needed: Record<string, unknown> = {};
  for (const { name } of list.args.filter(({ type }) => isNonNullType(type))) {
    const value = samples[name] ?? WORDS[name]?.[0];
    if (value === undefined) return null;
    needed[name] = value;
  }
  return needed;
}

function ordersOf(order: GraphQLArgument | undefined): Record<string, unknown>[] {
  const input = order && getNamedType(order.type);
  if (!isInputObjectType(input)) return [];
  return Object.keys(input.getFields()).flatMap((column) =>
    ['ASC', 'DESC'].map((direction) => ({ order: [{ [column]: direction }] })),
  );
}

function filtersBy({ name, type }: GraphQLArgument, samples: Samples): Record<string, unknown>[] {
  if (['first', 'after', 'last', 'before', 'order'].includes(name)) return [];
  const named = getNamedType(type);
  const many = isListType(type);
  if (isEnumType(named)) {
    const values = named.getValues().map((value) => value.name);
    return many ? [{ [name]: values.slice(0, 2) }] : values.map((value) => ({ [name]: value }));
  }
  if (isInputObjectType(named)) {
    const fields = Object.keys(named.getFields());
    if (fields.includes('after')) return [{ [name]: [thisMonth()] }];
    return fields.flatMap((field) => [true, false].map((value) => ({ [name]: [{ [field]: value }] })));
  }
  if (named.name === 'Boolean') return [true, false].map((value) => ({ [name]: value }));
  if (named.name === 'ID') {
    const sample = samples[name.replace(/_list$/, '')];
    return sample ? [{ [name]: many ? [sample] : sample }] : [];
  }
  return (WORDS[name] ?? []).map((word) => ({ [name]: word }));
}

function questionOf(list: GraphQLField<unknown, unknown>, variables: Record<string, unknown>): ScreenQuery {
  const given = list.args.filter(({ name }) => name in variables);
  const declared = given.map(({ name, type }) => `, $${name}: ${String(type)}`).join('');
  const passed = given.map(({ name }) => `, ${name}: $${name}`).join('');
  const count = 'order' in variables ? '' : 'totalCount';
  return {
    name: [list.name, ...Object.entries(variables).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(
      ' ',
    ),
    query: `query Plan($first: Int${declared}) {
      ${list.name}(first: $first${passed}) { edges { node { id } } pageInfo { hasNextPage } ${count} }
    }`,
    variables: { first: 50, ...variables },
  };
}
