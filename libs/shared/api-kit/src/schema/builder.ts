import SchemaBuilder from '@pothos/core';
import { GraphQLError, Kind } from 'graphql';
import type { RequestContext } from './context.ts';
import { readInstant } from './instants.ts';
import './rules.ts';

/** The builder's type parameters for the console's schema. */
export interface ConsoleSchema {
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
    Pence: { Input: never; Output: number };
  };
}

/** The one schema builder. The files of each domain add their types to it when they are imported. */
export const builder = new SchemaBuilder<ConsoleSchema>({
  plugins: ['rules'],
  defaultFieldNullability: false,
});

/** The builder's complete type parameters, for the types of functions that add fields. */
export type SchemaTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

/** The parameter of a type's `fields: (t) => …`, for a type whose values are `Row`. */
export type FieldsOf<Row> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Row>;

builder.queryType({});

export const SortDirection = builder.enumType('SortDirection', { values: ['ASC', 'DESC'] as const });

builder.scalarType('DateTime', {
  description: 'An instant, as ISO 8601 in UTC: 2026-11-21T09:30:00.000Z.',
  serialize: (value) => value.toISOString(),
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : undefined),
});

builder.scalarType('JSON', { serialize: (value) => value, parseValue: (value) => value });

function parseInstant(value: unknown): Date {
  const instant = typeof value === 'string' ? readInstant(value) : null;
  if (instant) return instant;
  throw new GraphQLError(
    'A DateTime must be written as ISO 8601 with its time zone, such as 2026-11-21T09:30:00Z, in the years 1 to 9999.',
  );
}
