import type { FieldMap } from '@pothos/core';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { builder, type FieldsOf } from '../schema/builder.ts';
import { parseIri, toIri } from '../schema/ids.ts';
import type { RecordTable, RecordType, RowOf } from '../schema/records.ts';
import { loadRow, one } from '../schema/relations.ts';
import { type Rule, requireReadable, signedIn, staff } from '../schema/rules.ts';
import { keepReaders, readersOf } from './readers.ts';
import { findRow } from './rows.ts';

/** A type with a public id: `bookings/01J…`. */
export interface NodeType<Row extends object = object> extends RecordType<Row> {
  readonly prefix: string;
  /**
   * The values that distinguish rows of this type when other types share the table. {@link RecordType.only} is the same
   * condition in SQL.
   */
  readonly holds?: Partial<Row> | undefined;
}

export { readersOf };

const nodesByName = new Map<string, NodeType>();
const nodesByPrefix = new Map<string, NodeType>();
const nodesByTable = new Map<RecordTable, NodeType[]>();
const nodeOfRow = new WeakMap<object, string>();

const Node = builder.interfaceRef<object>('Node').implement({
  resolveType: (row) => nodeOfRow.get(row),
  fields: (t) => ({ id: t.id({ resolve: () => '' }) }),
});

builder.queryField('node', (t) =>
  t.field({
    type: Node,
    nullable: true,
    rule: staff,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const parsed = parseIri(id);
      const node = parsed && nodesByPrefix.get(parsed.prefix);
      if (!node) return null;
      const row = await loadRow(context, node, parsed.ulid);
      requireReadable(node, readersOf(node).rule, context, row);
      if (row) nodeOfRow.set(row, node.name);
      return row;
    },
  }),
);

/**
 * Declares a node type: `defineNode('Booking', 'bookings', bookings)`. {@link implementNode} gives it its fields.
 *
 * Each domain's API declares all its node types in the file `nodes.ts`. The files with their fields import the types
 * from there, and so never import one another.
 *
 * @param options.only the values that distinguish rows of this type when the table also has other rows: `{ kind:
 *   'customer' }`.
 */
export function defineNode<Table extends RecordTable>(
  name: string,
  prefix: string,
  table: Table,
  { only }: { only?: Partial<RowOf<Table>> } = {},
): NodeType<RowOf<Table>> {
  if (nodesByName.has(name) || nodesByPrefix.has(prefix)) throw new Error(`${name} (${prefix}) is declared twice.`);
  const node: NodeType<RowOf<Table>> = {
    name,
    prefix,
    table,
    only: only && holding(table, only),
    holds: only,
    ref: builder.objectRef<RowOf<Table>>(name),
  };
  nodesByName.set(name, node);
  nodesByPrefix.set(prefix, node);
  nodesByTable.set(table, [...nodesOf(table), node]);
  return node;
}

function holding(table: RecordTable, values: object): SQL | undefined {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  return and(
    ...Object.entries(values).map(([key, value]) => {
      const column = columns[key];
      if (!column) throw new Error(`The table has no column ${key}.`);
      return eq(column, value);
    }),
  );
}

/** Whether a row of the type's table is of this type. */
export function isOfType({ holds = {} }: NodeType, row: object): boolean {
  return Object.entries(holds).every(([key, value]) => Reflect.get(row, key) === value);
}

/** Returns the types whose records are rows of a table. */
export function nodesOf(table: RecordTable): readonly NodeType[] {
  return nodesByTable.get(table) ?? [];
}

/** Returns the type with a name in the schema, such as `Booking`. */
export function nodeNamed(name: string): NodeType | undefined {
  return nodesByName.get(name);
}

/** Returns the type of the record that an id names. */
export function nodeOfIri(iri: string): NodeType | undefined {
  return nodesByPrefix.get(parseIri(iri)?.prefix ?? '');
}

interface NodeOptions<Row> {
  /** The rule for the node's fields. A field may have a rule of its own. */
  rule: Rule<Row>;
  /**
   * Who hears that a record changed, by its id only. By default those who may read it. Say it when `rule` needs more than
   * the id.
   */
  hears?: Rule<Row>;
  /** The column with the user whose record it is, which `hears` may read beside the id. */
  owner?: keyof Row & string;
  /**
   * Adds createdBy, createdAt, updatedBy, updatedAt and version (O§3, Audit). With `true` the type implements the interface `Audited`; with a
   * rule, for when not all readers may see them, the fields are nullable.
   */
  audit?: boolean | Rule<Row>;
  /** The query field that finds a record by its id: `booking` for `booking(id: ID!): Booking`. */
  lookup?: string;
  /** The fields that also answer a user whose session is limited, in the `lookup` too. */
  limited?: readonly string[];
  description?: string;
  fields: (t: FieldsOf<Row>) => FieldMap;
}

/** Gives a node its fields, beside `id` (the public id) and `_id` (the ULID). */
export function implementNode<Row extends object>(node: NodeType<Row>, options: NodeOptions<Row>): void {
  // From here on rows are plain objects. The compiler has checked above that node and options have the same row type.
  const {
    rule,
    hears = rule,
    owner,
    audit,
    lookup,
    limited,
    description,
    fields,
  } = options as unknown as NodeOptions<object>;
  keepReaders(node.name, { rule, hears, version: audit === true ? hears : audit || undefined, owner });
  builder.objectType(node.ref as NodeType['ref'], {
    interfaces: audit === true ? [Node, audited()] : [Node],
    rule,
    ...(limited ? { limited } : {}),
    ...(description ? { description } : {}),
    fields: (t) => ({
      id: t.id({ extensions: { columns: ['id'] }, resolve: (row) => toIri(node.prefix, idOf(row)) }),
      _id: t.id({ extensions: { columns: ['id'] }, resolve: idOf }),
      ...fields(t),
      ...(audit ? auditFields(t, node.table, audit === true ? undefined : audit) : {}),
    }),
  });
  if (lookup) addLookup(lookup, node, rule, limited !== undefined);
}

let auditedRef: ReturnType<typeof implementAudited> | undefined;

/** Creates the interface for the first audited type. A schema without audited types may have no type for users. */
function audited(): ReturnType<typeof implementAudited> {
  auditedRef ??= implementAudited();
  return auditedRef;
}

function implementAudited() {
  return builder.interfaceRef<object>('Audited').implement({
    description:
      'A record that says who created it, who changed it last, and when. The version grows with every change.',
    // Every type that implements it has its own resolvers for these fields.
    fields: (t) => ({
      createdBy: t.field({ type: userType().ref, nullable: true, resolve: () => null }),
      createdAt: t.field({ type: 'DateTime', resolve: () => new Date(0) }),
      updatedBy: t.field({ type: userType().ref, nullable: true, resolve: () => null }),
      updatedAt: t.field({ type: 'DateTime', resolve: () => new Date(0) }),
      version: t.int({ resolve: () => 0 }),
    }),
  });
}

/** Returns the type of the users who create and change records. */
function userType(): NodeType {
  const user = nodesByName.get('User');
  if (!user) throw new Error('Audit fields need the User type.');
  return user;
}

function idOf(row: object): string {
  return String(Reflect.get(row, 'id'));
}

/** An id of another type, or without a row, gives null: the screen then says that there is no such record. */
function addLookup(field: string, node: NodeType, rule: Rule<object>, limited: boolean): void {
  builder.queryField(field, (t) =>
    t.field({
      type: node.ref,
      nullable: true,
      rule: signedIn,
      extensions: { limited },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context, info) => {
        const parsed = parseIri(id);
        const row = parsed?.prefix === node.prefix ? await findRow(context, node, parsed.ulid, info) : null;
        requireReadable(node, rule, context, row);
        return row;
      },
    }),
  );
}

/**
 * Audit fields with a rule of their own are nullable, so that viewers who may not read them still get the other
 * fields.
 */
function auditFields(t: FieldsOf<object>, table: RecordTable, rule: Rule<object> | undefined): FieldMap {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const { createdBy, updatedBy } = columns;
  if (!createdBy || !updatedBy) throw new Error('Audit fields need the audit columns.');
  const ruled = rule ? { rule, nullable: true as const } : {};
  const by = (from: AnyPgColumn) => one(t, { from, to: userType, ...(rule ? { rule } : {}) });
  const at = (key: 'createdAt' | 'updatedAt') =>
    t.field({
      type: 'DateTime',
      ...ruled,
      extensions: { columns: [key] },
      resolve: (row) => Reflect.get(row, key) as Date,
    });
  return {
    createdBy: by(createdBy),
    createdAt: at('createdAt'),
    updatedBy: by(updatedBy),
    updatedAt: at('updatedAt'),
    version: t.int({
      ...ruled,
      extensions: { columns: ['version'] },
      resolve: (row) => Number(Reflect.get(row, 'version')),
    }),
  };
}
