import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  astFromValue,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  print,
} from 'graphql';
import type { Database } from '../database/index.ts';
import type { Filter } from '../list/filters.ts';
import type { List } from '../list/list.ts';
import { columnIn, joinsAlong } from '../nodes/joins.ts';
import { nodeOfIri } from '../nodes/nodes.ts';
import { fromTables } from '../nodes/rows.ts';

/** A list of the schema, with the arguments of its field. */
export interface DeclaredList extends List {
  readonly args: readonly GraphQLArgument[];
}

/** Returns every list of the schema. */
export function declaredLists(schema: GraphQLSchema): DeclaredList[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.flatMap(({ extensions, args }) => {
    const declared = extensions.declared as List | undefined;
    return declared ? [{ ...declared, args }] : [];
  });
}

/** Prints arguments for the field of a list, in brackets: `(status: open, first: 10)`. */
export function printArguments({ args }: DeclaredList, given: Readonly<Record<string, unknown>>): string {
  const printed = Object.entries(given).map(([name, value]) => {
    const type = args.find((known) => known.name === name)?.type;
    return `${name}: ${(type && literalOf(value, type)) ?? JSON.stringify(value)}`;
  });
  return printed.length > 0 ? `(${printed.join(', ')})` : '';
}

/** Returns undefined for a value that the type does not have, such as a word for a choice. */
function literalOf(value: unknown, type: GraphQLInputType): string | undefined {
  try {
    const literal = astFromValue(value, type);
    return literal ? print(literal) : undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** The most values of a filter that are tried. With the whole list they are one request. */
const MOST_VALUES = 19;

/** Returns the values with which to try a filter: of the list's rows, of the records that an id may name, or of the type. */
export async function valuesToTry(
  database: Database,
  schema: GraphQLSchema,
  { type, only, args }: DeclaredList,
  [name, { trial, via }]: readonly [name: string, filter: Filter],
): Promise<readonly unknown[]> {
  const { values } = trial;
  if (!values) return choicesOf(args.find((arg) => arg.name === name));
  if ('column' in values) {
    const joins = via ? joinsAlong(schema, type, via) : [];
    const joined = joins.at(-1)?.table;
    const column = joined ? columnIn(joined, values.column) : values.column;
    return distinct(database, column, fromTables(type, joins), only);
  }
  if (!('prefix' in values)) return values;
  const node = nodeOfIri(`${values.prefix}/00000000000000000000000000`);
  if (!node) throw new Error(`No type has ids such as ${values.prefix}/….`);
  return distinct(database, node.table.id, fromTables(node, []), node.only);
}

function choicesOf(arg: GraphQLArgument | undefined): readonly unknown[] {
  const type = arg && getNamedType(arg.type);
  if (!isEnumType(type)) throw new Error(`The argument ${arg?.name} is no choice, so its filter must say what to try.`);
  return type.getValues().map(({ value }) => value);
}

async function distinct(database: Database, column: AnyPgColumn, from: string, only: SQL | undefined) {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`SELECT DISTINCT ${column} AS value ${sql.raw(from)} WHERE ${and(isNotNull(column), only)} LIMIT ${MOST_VALUES}`,
  );
  return rows.map(({ value }) => value);
}
