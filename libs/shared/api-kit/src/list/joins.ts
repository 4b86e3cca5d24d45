import { type Column, eq, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { keyOf, type RecordTable, type RecordType } from '../schema/records.ts';
import type { Relation } from '../schema/relations.ts';
import type { Selection } from './selection.ts';

/** A to-one relation that a list reads in its own statement. */
export interface Join {
  /** `trainer`, `trainer.contact`: the fields that lead to it, and the joined table's alias. */
  readonly path: string;
  /** The path of the row it hangs on, empty for the list's own rows. */
  readonly parent: string;
  readonly relation: Relation;
  readonly table: RecordTable;
  readonly on: SQL;
}

/** A statement with more joins costs more to plan than the further statements that it saves. */
const MOST_JOINS = 8;

/** The to-one relations among the selected fields, outermost first. */
export function joinsFor(schema: GraphQLSchema, type: RecordType, selection: Selection): Join[] {
  const joins: Join[] = [];
  const waiting: [RecordType, RecordTable, string, Selection][] = [[type, type.table, '', selection]];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [parentType, parentTable, parent, below] = next;
    for (const [field, selected] of below) {
      const relation = relationOf(schema, parentType.name, field);
      if (!relation || joins.length === MOST_JOINS) continue;
      const join = joinOf(relation, parentTable, parent, field);
      joins.push(join);
      waiting.push([relation.to(), join.table, join.path, selected]);
    }
  }
  return joins;
}

/** The joins that lead along a path of to-one fields, such as `trainingClass` of a session. */
export function joinsAlong(schema: GraphQLSchema, type: RecordType, path: string): Join[] {
  const joins: Join[] = [];
  let at: [RecordType, RecordTable, string] = [type, type.table, ''];
  for (const field of path.split('.')) {
    const relation = relationOf(schema, at[0].name, field);
    if (!relation) throw new Error(`${at[0].name}.${field} is no to-one field.`);
    const join = joinOf(relation, at[1], at[2], field);
    joins.push(join);
    at = [relation.to(), join.table, join.path];
  }
  return joins;
}

/** The same column in a joined table's alias. */
export function columnIn(table: PgTable, column: Column): AnyPgColumn {
  return Reflect.get(table, keyOf(column)) as AnyPgColumn;
}

function joinOf(relation: Relation, parentTable: RecordTable, parent: string, field: string): Join {
  const path = parent ? `${parent}.${field}` : field;
  const target = relation.to().table;
  const table = alias(target, path) as unknown as RecordTable;
  const on = eq(columnIn(table, relation.by ?? target.id), columnIn(parentTable, relation.from));
  return { path, parent, relation, table, on };
}

function relationOf(schema: GraphQLSchema, typeName: string, field: string): Relation | undefined {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return undefined;
  return type.getFields()[field]?.extensions.relation as Relation | undefined;
}
