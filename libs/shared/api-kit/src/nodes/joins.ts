import { type Column, getTableName } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { keyOf, type RecordTable, type RecordType } from '../schema/records.ts';
import type { Relation } from '../schema/relations.ts';
import type { Selection } from './selection.ts';

/** A to-one relation that a list reads in the same statement. */
export interface Join {
  /**
   * The fields that lead to the relation, such as `trainer` or `trainer.contact`. Also the alias of the joined table.
   */
  readonly path: string;
  /** The path of the row that refers to the joined row. Empty for the list's own rows. */
  readonly parent: string;
  readonly relation: Relation;
  /** The table under its alias, for conditions on its columns. */
  readonly table: RecordTable;
  /** The SQL, such as `left join "customer" "$customer" on …`. */
  readonly text: string;
}

/** The most joins of a statement. With more joins, planning costs more than the saved statements. */
const MOST_JOINS = 8;

/** The longest path that is joined. The path is the alias, and PostgreSQL cuts names at 63 characters. */
const LONGEST_PATH = 60;

/** Returns the to-one relations among the selected fields, the outermost first. */
export function joinsFor(schema: GraphQLSchema, type: RecordType, selection: Selection): Join[] {
  const joins: Join[] = [];
  const waiting: [RecordType, RecordTable, string, Selection][] = [[type, type.table, '', selection]];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [parentType, parentTable, parent, below] = next;
    for (const [field, selected] of below) {
      const relation = relationOf(schema, parentType.name, field);
      const path = pathBelow(parent, field);
      if (!relation || joins.length === MOST_JOINS || path.length > LONGEST_PATH) continue;
      const join = joinOf(relation, parentTable, parent, path);
      joins.push(join);
      waiting.push([relation.to(), join.table, join.path, selected]);
    }
  }
  return joins;
}

/** Returns the joins along a path of to-one fields, such as `trainingClass` of a session. */
export function joinsAlong(schema: GraphQLSchema, type: RecordType, path: string): Join[] {
  const joins: Join[] = [];
  let at: [RecordType, RecordTable, string] = [type, type.table, ''];
  for (const field of path.split('.')) {
    const relation = relationOf(schema, at[0].name, field);
    if (!relation) throw new Error(`${at[0].name}.${field} is not a to-one field.`);
    const join = joinOf(relation, at[1], at[2], pathBelow(at[2], field));
    joins.push(join);
    at = [relation.to(), join.table, join.path];
  }
  return joins;
}

/** Returns the same column in the alias of a joined table. */
export function columnIn(table: PgTable, column: Column): AnyPgColumn {
  return Reflect.get(table, keyOf(column)) as AnyPgColumn;
}

function joinOf(relation: Relation, parentTable: RecordTable, parent: string, path: string): Join {
  const target = relation.to().table;
  const name = `$${path}`;
  const table = alias(target, name) as unknown as RecordTable;
  const own = quoted(name, (relation.by ?? target.id).name);
  const theirs = quoted(getTableName(parentTable), relation.from.name);
  const text = `left join ${quoted(getTableName(target))} ${quoted(name)} on ${own} = ${theirs}`;
  return { path, parent, relation, table, text };
}

function pathBelow(parent: string, field: string): string {
  return parent ? `${parent}.${field}` : field;
}

/** Quotes names of tables and columns. The schema's own names hold no quotes. */
export function quoted(...names: string[]): string {
  return names.map((name) => `"${name}"`).join('.');
}

function relationOf(schema: GraphQLSchema, typeName: string, field: string): Relation | undefined {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return undefined;
  return type.getFields()[field]?.extensions.relation as Relation | undefined;
}
