import type { ArgBuilder, EnumRef, InputFieldMap } from '@pothos/core';
import {
  and,
  arrayOverlaps,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  not,
  or,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { builder, type SchemaTypes } from '../schema/builder.ts';
import type { RequestContext } from '../schema/context.ts';
import { invalidInput } from '../schema/errors.ts';
import { requireUlid, toIri } from '../schema/ids.ts';
import type { Rule } from '../schema/rules.ts';
import { dateBounds, parseBound } from './dateBounds.ts';
import { containing, LONGEST_TEXT, olderWordsOf, wordsOf } from './searchText.ts';

type Arguments = Record<string, unknown>;
type ArgumentBuilder = ArgBuilder<SchemaTypes>;

/** Returns the column to compare: the given one, or the same column in the alias of a joined table. */
type Resolved = (column: AnyPgColumn) => AnyPgColumn;

/** A filter of a list: its arguments and their condition in SQL. */
export interface Filter {
  /**
   * The to-one field that leads to the filtered table, such as `trainingClass`. Leave it out for the list's own
   * table.
   */
  readonly via?: string | undefined;
  /** The viewers who may use the filter with these arguments. By default all who may read the list. */
  readonly rule?: Rule<Arguments>;
  readonly args: (arg: ArgumentBuilder, name: string, typeName: string) => InputFieldMap;
  /** Returns undefined when no argument of the filter is given. */
  readonly condition: (given: Arguments, name: string, resolved: Resolved, context: RequestContext) => SQL | undefined;
  /** How the tests of all lists try the filter. */
  readonly trial: FilterTrial;
}

/** How the tests of all lists try a filter: some of its values must narrow the list, and a wrong value is refused or finds nothing. */
export interface FilterTrial {
  /**
   * The values to try: those of a column in the rows of the list, the ids of the records with a prefix, or these.
   * Without them, every value of the argument's enumeration.
   */
  readonly values?: { readonly column: AnyPgColumn } | { readonly prefix: string } | readonly unknown[];
  /** Returns the arguments that ask for a value. */
  readonly ask: (value: unknown, name: string) => Arguments;
  /** Arguments that the API refuses. By default a word as the filter's value. Null when nothing is found with that word. */
  readonly refused?: ((name: string) => Arguments) | null;
  /** What the table needs for the filter. Nothing where the list is read in its order instead. */
  readonly index?: { readonly words: readonly AnyPgColumn[] } | 'rows' | undefined;
}

interface Via {
  via?: string;
}

interface Indexed extends Via {
  /** With `false` no index has the filtered rows in an order of the list. Few rows are sorted, or the list is read (0038). */
  index?: false;
}

const asked = (value: unknown, name: string): Arguments => ({ [name]: value });

/** The most values in one `_list` argument. */
const LONGEST_LIST = 500;

/**
 * `customer` and `customer_list`: rows that refer to one of the ids.
 *
 * @param prefix the start of the type's ids, such as `/customers`.
 */
export function idFilter(column: AnyPgColumn, prefix: string, { via, index }: Indexed = {}): Filter {
  return {
    via,
    trial: {
      values: { column },
      ask: (ulid, name) => ({ [name]: toIri(prefix, String(ulid)) }),
      index: via || index === false ? undefined : 'rows',
    },
    args: (arg, name) => ({ [name]: arg.id(), [`${name}_list`]: arg.idList() }),
    condition: (given, name, resolved) =>
      exactOrListed(given, name, resolved(column), (value, path) => requireUlid(prefix, String(value), path)),
  };
}

/** `trainingSession`: the id of the record that the list belongs to. The argument is required. */
export function requiredIdFilter(column: AnyPgColumn, prefix: string): Filter {
  return {
    trial: { values: { column }, ask: (ulid, name) => ({ [name]: toIri(prefix, String(ulid)) }) },
    args: (arg, name) => ({ [name]: arg.id({ required: true }) }),
    condition: (given, name, resolved) => eq(resolved(column), requireUlid(prefix, String(given[name]), name)),
  };
}

/** `status` and `status_list`: rows with one of the values of an enumeration. */
export function enumFilter<Value extends string>(
  column: AnyPgColumn,
  type: EnumRef<SchemaTypes, Value, Value>,
  { via, index }: Indexed = {},
): Filter {
  return {
    via,
    trial: { ask: asked, index: via || index === false ? undefined : 'rows' },
    args: (arg, name) => ({ [name]: arg({ type }), [`${name}_list`]: arg({ type: [type] }) }),
    condition: (given, name, resolved) => exactOrListed(given, name, resolved(column), (value) => value),
  };
}

/** `roles` and `roles_list`: rows whose array column holds one of the values. */
export function anyOfFilter<Value extends string>(
  column: AnyPgColumn,
  type: EnumRef<SchemaTypes, Value, Value>,
  { via }: Via = {},
): Filter {
  return {
    via,
    trial: { ask: asked },
    args: (arg, name) => ({ [name]: arg({ type }), [`${name}_list`]: arg({ type: [type] }) }),
    condition: (given, name, resolved) => {
      const exact = given[name];
      const listed = listedIn(given, `${name}_list`);
      const column_ = resolved(column);
      return and(
        exact == null ? undefined : arrayOverlaps(column_, [exact]),
        listed ? arrayOverlaps(column_, [...listed]) : undefined,
      );
    },
  };
}

/** `public`: rows for which the condition is true, or false. Without the argument, all rows. */
export function booleanFilter(isTrue: (resolved: Resolved) => SQL, { via }: Via = {}): Filter {
  return {
    via,
    trial: { values: [true, false], ask: asked },
    args: (arg, name) => ({ [name]: arg.boolean() }),
    condition: (given, name, resolved) => {
      if (given[name] == null) return undefined;
      return given[name] ? isTrue(resolved) : not(isTrue(resolved));
    },
  };
}

interface Worded extends Indexed {
  /** The condition that a row has a word, also in places that are no columns of it. By default one of the columns has it. */
  holds?: (word: string, resolved: Resolved) => SQL | undefined;
}

/**
 * `search`: rows in which every word occurs in one of the columns. The columns hold sort keys, so capitals and
 * accents do not matter.
 */
export function textFilter(
  columns: readonly [AnyPgColumn, ...AnyPgColumn[]],
  { via, index, holds = inOneOf(columns) }: Worded = {},
): Filter {
  return {
    via,
    trial: {
      values: { column: columns[0] },
      ask: (text, name) => ({ [name]: longest(wordsOf(String(text), name)) }),
      refused: (name) => ({ [name]: 'x'.repeat(LONGEST_TEXT + 1) }),
      index: via || index === false ? undefined : { words: columns },
    },
    args: (arg, name) => ({ [name]: arg.string() }),
    condition: (given, name, resolved) => {
      const text = given[name];
      if (typeof text !== 'string') return undefined;
      const all = (words: readonly string[]) => and(...words.map((word) => holds(word, resolved)));
      const older = olderWordsOf(text);
      const words = all(wordsOf(text, name));
      return older.length > 0 ? or(words, all(older)) : words;
    },
  };
}

/** The condition that one of the columns has a word. */
export const inOneOf =
  (columns: readonly AnyPgColumn[]) =>
  (word: string, resolved: Resolved): SQL | undefined =>
    or(...columns.map((column) => like(resolved(column), containing(word))));

/** `bookedAt: [{after: "2026-11-01", before: "2026-11-30"}]`: rows within all bounds of all entries. */
export function dateFilter(column: AnyPgColumn, { via, index }: Indexed = {}): Filter {
  return {
    via,
    trial: {
      values: { column },
      ask: (time, name) => ({ [name]: [{ after: new Date(String(time)).toISOString(), before: '9999-12-31' }] }),
      refused: (name) => ({ [name]: [{ after: 'yesterday' }] }),
      index: via || index === false ? undefined : 'rows',
    },
    args: (arg, name, typeName) => ({ [name]: arg({ type: [dateRangeInput(`${typeName}Filter_${name}`)] }) }),
    condition: (given, name, resolved) => {
      const ranges = listedIn(given, name) as Record<string, string | null>[] | undefined;
      if (!ranges) return undefined;
      const compared = resolved(column);
      const compare = { before: lte, strictly_before: lt, after: gte, strictly_after: gt };
      const bounds = ranges.flatMap((range) =>
        dateBounds.flatMap((bound) => {
          const text = range[bound];
          return text == null ? [] : [compare[bound](compared, parseBound(text, bound, `${name}.${bound}`))];
        }),
      );
      return and(...bounds);
    },
  };
}

/** `exists: [{poNumber: true}]`: rows with a value in the named columns; with false, rows without. */
export function existsFilter(columns: Readonly<Record<string, AnyPgColumn>>, { via }: Via = {}): Filter {
  return {
    via,
    trial: {
      values: Object.keys(columns).flatMap((field) => [{ [field]: true }, { [field]: false }]),
      ask: (wish, name) => ({ [name]: [wish] }),
    },
    args: (arg, name, typeName) => {
      const type = builder.inputType(`${typeName}Filter_${name}`, {
        fields: (t) => Object.fromEntries(Object.keys(columns).map((field) => [field, t.boolean()])),
      });
      return { [name]: arg({ type: [type] }) };
    },
    condition: (given, name, resolved) => {
      const wishes = (listedIn(given, name) ?? []) as Record<string, boolean | null>[];
      return and(
        ...wishes.flatMap((wish) =>
          Object.entries(columns).flatMap(([field, column]) => {
            const exists = wish[field];
            if (exists == null) return [];
            return [exists ? isNotNull(resolved(column)) : isNull(resolved(column))];
          }),
        ),
      );
    },
  };
}

/**
 * `attendee_customerContact`: an id with a condition of its own, such as a subquery.
 *
 * @param options.required makes the argument required.
 */
export function idFilterWhere(
  prefix: string,
  where: (ulid: string) => SQL,
  { required = false }: { required?: boolean } = {},
): Filter {
  return {
    trial: { values: { prefix }, ask: (ulid, name) => ({ [name]: toIri(prefix, String(ulid)) }) },
    args: (arg, name) => ({ [name]: arg.id({ required }) }),
    condition: (given, name) => {
      const id = given[name];
      return id == null ? undefined : where(requireUlid(prefix, String(id), name));
    },
  };
}

const longest = (words: readonly string[]): string =>
  words.reduce((one, other) => (other.length > one.length ? other : one));

function exactOrListed(
  given: Arguments,
  name: string,
  column: AnyPgColumn,
  parsed: (value: unknown, path: string) => unknown,
): SQL | undefined {
  const exact = given[name];
  const path = `${name}_list`;
  const listed = listedIn(given, path);
  return and(
    exact == null ? undefined : eq(column, parsed(exact, name)),
    listed
      ? inArray(
          column,
          listed.map((value) => parsed(value, path)),
        )
      : undefined,
  );
}

/** An empty list counts as not given. */
function listedIn(given: Arguments, path: string): readonly unknown[] | undefined {
  const list = given[path];
  if (!Array.isArray(list) || list.length === 0) return undefined;
  if (list.length > LONGEST_LIST) {
    throw invalidInput({ path, message: `${path} must have at most ${LONGEST_LIST} values.` });
  }
  return list;
}

/** The input types of date filters, by name: two lists may filter the records of one type by the same date. */
const dateRangeInputs = new Map<string, ReturnType<typeof newDateRangeInput>>();

function dateRangeInput(name: string) {
  const input = dateRangeInputs.get(name) ?? newDateRangeInput(name);
  dateRangeInputs.set(name, input);
  return input;
}

function newDateRangeInput(name: string) {
  return builder.inputType(name, {
    fields: (t) => Object.fromEntries(dateBounds.map((bound) => [bound, t.string()])),
  });
}
