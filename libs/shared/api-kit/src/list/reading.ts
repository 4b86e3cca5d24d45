import { Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type GraphQLSchema, isObjectType } from 'graphql';
import type { RecordTable, RecordType } from '../schema/records.ts';
import type { RowWithRelated } from '../schema/relations.ts';
import type { Rule } from '../schema/rules.ts';
import { type Join, joinsFor, quoted } from './joins.ts';
import { type Selection, selectionAt } from './selection.ts';

/**
 * How the rows for one selection are read in one statement: which relations are joined, which columns are selected,
 * and how a record of the driver becomes a row with its related rows. Made once for each place in a query's text.
 */
export interface Reading {
  readonly joins: readonly Join[];
  /** The select list, its columns named c0, c1, … */
  readonly columns: string;
  readonly rowOf: (record: Readonly<Record<string, unknown>>) => object;
}

const readings = new WeakMap<Selection, Map<string, Reading>>();

/** @param always keys of columns that are read whatever is selected: what the order and the parents need. */
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
  /** Under its alias when it is joined. */
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

/** The columns that the selected fields and their rules say they read; all when one does not say. */
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
  /** Undefined when the driver's value is the row's. */
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
    if (!join || parent < 0) throw new Error(`Nothing leads to ${path}.`);
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

/** Reads one table's row out of a record; null when a join found none, which shows in its id. */
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

/** What rows inherit: a column that was not selected throws, so that a field cannot take it for empty. */
function shapeOf(type: RecordType, selected: ReadonlySet<string>): object {
  const missing = Object.keys(getTableColumns(type.table)).filter((key) => !selected.has(key));
  return Object.defineProperties(
    {},
    Object.fromEntries(
      missing.map((key) => [
        key,
        {
          get: () => {
            throw new Error(`${type.name}.${key} was not read: name it in the columns of the field that needs it.`);
          },
        },
      ]),
    ),
  );
}
