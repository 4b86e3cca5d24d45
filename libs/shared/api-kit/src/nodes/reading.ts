import { Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type GraphQLSchema, isObjectType } from 'graphql';
import type { RecordTable, RecordType } from '../schema/records.ts';
import type { RowWithRelated } from '../schema/relations.ts';
import type { Rule } from '../schema/rules.ts';
import { type Join, joinsFor, quoted } from './joins.ts';
import { type Selection, selectionAt } from './selection.ts';

/**
 * The plan for reading the rows of one selection in one statement. It holds the joined relations, the selected
 * columns, and the function that turns a driver's record into a row with its related rows. It is made once for each
 * place in a query's text.
 */
export interface Reading {
  readonly joins: readonly Join[];
  /** The select list. Its columns are named c0, c1, … */
  readonly columns: string;
  readonly rowOf: (record: Readonly<Record<string, unknown>>) => object;
}

const readings = new WeakMap<Selection, Map<string, Reading>>();

/** @param always keys of columns that are always read, because the order or the parents need them. */
export function readingFor(
  schema: GraphQLSchema,
  type: RecordType,
  selection: Selection,
  always: readonly string[],
): Reading {
  const known = readings.get(selection) ?? new Map<string, Reading>();
  readings.set(selection, known);
  const key = `${type.name} ${always.join(' ')}`;
  const reading = known.get(key) ?? makeReading(schema, type, selection, always);
  known.set(key, reading);
  return reading;
}

interface ReadTable {
  type: RecordType;
  /** The alias, for a joined table. */
  table: RecordTable;
  path: string;
  keys: readonly string[];
}

function makeReading(
  schema: GraphQLSchema,
  type: RecordType,
  selection: Selection,
  always: readonly string[],
): Reading {
  const joins = joinsFor(schema, type, selection);
  const own = { type, table: type.table, path: '', keys: keysRead(schema, type, selection, always) };
  const joined = joins.map(({ path, relation, table }) => {
    const target = relation.to();
    const below = selectionAt(selection, ...path.split('.'));
    return { type: target, table, path, keys: keysRead(schema, target, below, []) };
  });
  return compile(joins, [own, ...joined]);
}

/** The columns that the selected fields and their rules declare. All columns when one of them declares none. */
function keysRead(
  schema: GraphQLSchema,
  record: RecordType,
  selection: Selection,
  always: readonly string[],
): readonly string[] {
  const all = Object.keys(getTableColumns(record.table));
  const type = schema.getType(record.name);
  if (!isObjectType(type)) return all;
  const typeRule = type.extensions.rule as Rule | undefined;
  const read = new Set(['id', ...always, ...(typeRule?.columns ?? [])]);
  for (const name of selection.keys()) {
    const field = type.getFields()[name];
    if (!field) continue;
    const { columns, pothosExposedField, rule } = field.extensions;
    const own = columns ?? (typeof pothosExposedField === 'string' ? [pothosExposedField] : undefined);
    if (!own) return all;
    for (const key of own as string[]) read.add(key);
    for (const key of (rule as Rule | undefined)?.columns ?? []) read.add(key);
  }
  return all.filter((key) => read.has(key));
}

interface Cell {
  key: string;
  /** The column's name in the driver's record. */
  name: string;
  /** Undefined when the row takes the driver's value as it is. */
  decode: ((value: unknown) => unknown) | undefined;
}

function compile(joins: readonly Join[], tables: readonly ReadTable[]): Reading {
  const list: string[] = [];
  const readers = tables.map(({ type, table, path, keys }) => {
    const columns: Record<string, PgColumn> = getTableColumns(type.table);
    const cells = keys.map((key): Cell => {
      const column = columns[key];
      if (!column) throw new Error(`${type.name} has no column ${key}.`);
      const name = `c${list.length}`;
      list.push(`${quoted(getTableName(table), column.name)} ${name}`);
      return { key, name, decode: decoderOf(column) };
    });
    return { path, read: rowReader(type, cells) };
  });
  const [own, ...others] = readers;
  const related = others.map(({ path, read }, at) => {
    const join = joins[at];
    const parent = readers.findIndex((reader) => reader.path === join?.parent);
    if (!join || parent < 0) throw new Error(`No join leads to ${path}.`);
    return { read, parent, key: join.relation.key };
  });
  return {
    joins,
    columns: list.join(', '),
    rowOf: (record) => {
      const row = own?.read(record) ?? {};
      const rows: (object | null)[] = [row];
      for (const { read, parent, key } of related) {
        const found = read(record);
        rows.push(found);
        const holder = rows[parent];
        if (holder) (holder as RowWithRelated)[key] = found;
      }
      return row;
    },
  };
}

function decoderOf(column: PgColumn): Cell['decode'] {
  const decodes = column.mapFromDriverValue !== Column.prototype.mapFromDriverValue;
  return decodes ? (value) => column.mapFromDriverValue(value) : undefined;
}

/**
 * Returns a function that reads one table's row from a record. It returns null when the join found no row, which
 * means a null id.
 */
function rowReader(
  type: RecordType,
  cells: readonly Cell[],
): (record: Readonly<Record<string, unknown>>) => object | null {
  const shape = shapeOf(type, new Set(cells.map(({ key }) => key)));
  const id = cells.find(({ key }) => key === 'id')?.name ?? '';
  return (record) => {
    if (record[id] === null) return null;
    const row: Record<string, unknown> = Object.create(shape);
    for (const { key, name, decode } of cells) {
      const value = record[name];
      row[key] = decode && value !== null ? decode(value) : value;
    }
    return row;
  };
}

/**
 * The prototype of the rows. Reading a column that was not selected throws, so that no field mistakes it for an empty
 * one.
 */
function shapeOf(type: RecordType, selected: ReadonlySet<string>): object {
  const missing = Object.keys(getTableColumns(type.table)).filter((key) => !selected.has(key));
  return Object.defineProperties(
    {},
    Object.fromEntries(
      missing.map((key) => [
        key,
        {
          get: () => {
            throw new Error(`${type.name}.${key} was not read. Add it to the columns of the field that needs it.`);
          },
        },
      ]),
    ),
  );
}
