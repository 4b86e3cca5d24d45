import { isDay, isStorable, toIsoDate } from '@console/format';

/** The value of each kind of variable. Money is pence. Days and moments are in UTC. */
interface KindValues {
  readonly text: string;
  readonly number: number;
  readonly money: number;
  readonly day: Date | string;
  readonly moment: Date | string;
  readonly flag: boolean;
  readonly link: string;
}

export type VariableKind = keyof KindValues;

/** One value that a template can use. It is null where the record has none. */
export interface VariableOf<Kind extends VariableKind> {
  readonly kind: Kind;
  /** What it means, for the people who write templates: 'When the first session begins'. */
  readonly meaning: string;
  /** What templates are tried with. */
  readonly example: KindValues[Kind];
}

/** Variables under one name: `customer.name`. */
export interface VariableGroup<Parts extends Variables = Variables> {
  readonly kind: 'group';
  readonly meaning: string;
  readonly parts: Parts;
}

/** Rows with the same variables: `{% for item in items %}{{ item.title }}{% endfor %}`. */
export interface VariableList<Parts extends Variables = Variables> {
  readonly kind: 'list';
  readonly meaning: string;
  readonly of: Parts;
}

export type Variable = { [Kind in VariableKind]: VariableOf<Kind> }[VariableKind] | VariableGroup | VariableList;

/** The variables of a kind of record by their names, in the order in which people see them. */
export interface Variables {
  readonly [name: string]: Variable;
}

type ValueOf<One extends Variable> = One extends { kind: 'group'; parts: infer Parts extends Variables }
  ? ValuesOf<Parts>
  : One extends { kind: 'list'; of: infer Parts extends Variables }
    ? readonly ValuesOf<Parts>[]
    : One extends { kind: infer Kind extends VariableKind }
      ? KindValues[Kind]
      : never;

/** The values of declared variables, as a domain reads them from a record. */
export type ValuesOf<All extends Variables> = { readonly [Name in keyof All]: ValueOf<All[Name]> | null };

const one =
  <Kind extends VariableKind>(kind: Kind) =>
  (meaning: string, example: KindValues[Kind]): VariableOf<Kind> => ({ kind, meaning, example });

/**
 * Declares one variable of a kind of record:
 *
 *     const variables = {
 *       reference: variable.text('The reference of the booking', 'BK-10482'),
 *       total: variable.money('The price with VAT', 129_900),
 *       items: variable.list('What is booked', { title: variable.text('The title of the course', 'First Aid') }),
 *     } satisfies Variables;
 */
export const variable = {
  text: one('text'),
  number: one('number'),
  money: one('money'),
  day: one('day'),
  moment: one('moment'),
  flag: one('flag'),
  link: one('link'),
  group: <const Parts extends Variables>(meaning: string, parts: Parts): VariableGroup<Parts> => ({
    kind: 'group',
    meaning,
    parts,
  }),
  list: <const Parts extends Variables>(meaning: string, of: Parts): VariableList<Parts> => ({
    kind: 'list',
    meaning,
    of,
  }),
};

/** A value as it is kept: moments are text. */
export type KeptValue = string | number | boolean | null | readonly KeptValue[] | KeptValues;
export interface KeptValues {
  readonly [name: string]: KeptValue;
}

/** Returns the values that a domain has read, as they are kept: days and moments as text. */
export function keptValues<All extends Variables>(variables: All, values: ValuesOf<All>): KeptValues {
  const read: Readonly<Record<string, unknown>> = values;
  return Object.fromEntries(
    Object.entries(variables).map(([name, declared]) => [name, keptValue(declared, read[name] ?? null)]),
  );
}

function keptValue(declared: Variable, value: unknown): KeptValue {
  if (value === null) return null;
  switch (declared.kind) {
    case 'group':
      return isObject(value) ? keptValues(declared.parts, value as ValuesOf<Variables>) : null;
    case 'list':
      return Array.isArray(value) ? value.map((row: ValuesOf<Variables>) => keptValues(declared.of, row)) : [];
    case 'day':
      return toIsoDate(value as Date | string);
    case 'moment':
      return new Date(value as Date | string).toISOString();
    default:
      return value as KeptValue;
  }
}

/**
 * Returns the examples of the variables. A list has two rows, so that a template shows what stands between them. The second one is
 * a day later.
 */
export function sampleOf(variables: Variables): KeptValues {
  return Object.fromEntries(Object.entries(variables).map(([name, declared]) => [name, exampleOf(declared)]));
}

function exampleOf(declared: Variable): KeptValue {
  switch (declared.kind) {
    case 'group':
      return sampleOf(declared.parts);
    case 'list':
      return [sampleOf(declared.of), sampleOf(dayLater(declared.of))];
    default:
      return keptValue(declared, declared.example);
  }
}

const DAY_MS = 86_400_000;

const dayLater = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, declared]) => [name, withLaterExample(declared)]));

function withLaterExample(declared: Variable): Variable {
  if (declared.kind !== 'day' && declared.kind !== 'moment') return declared;
  return { ...declared, example: new Date(new Date(declared.example).getTime() + DAY_MS) };
}

/** The most rows that the sample data of a list has. */
const MOST_ROWS = 50;
const LONGEST_TEXT = 2_000;

/**
 * Returns what is wrong with values that people have written, each as a sentence that names the variable. Null stands for a value
 * that the record does not have.
 */
export function whyNotValues(variables: Variables, values: unknown, within = ''): string[] {
  if (!isObject(values))
    return [`${within === '' ? 'The sample data' : `“${within}”`} must be an object of variables.`];
  const path = (name: string) => (within === '' ? name : `${within}.${name}`);
  const unknown = Object.keys(values)
    .filter((name) => !Object.hasOwn(variables, name))
    .map((name) => `“${path(name)}” is no variable here.`);
  const wrong = Object.entries(variables).flatMap(([name, declared]) => {
    if (!Object.hasOwn(values, name)) return [`“${path(name)}” is missing. Write null when a record may have none.`];
    return whyNotValue(declared, values[name], path(name));
  });
  return [...unknown, ...wrong];
}

function whyNotValue(declared: Variable, value: unknown, path: string): string[] {
  if (value === null) return [];
  switch (declared.kind) {
    case 'group':
      return whyNotValues(declared.parts, value, path);
    case 'list':
      if (!Array.isArray(value) || value.length > MOST_ROWS)
        return [`“${path}” must be a list of at most ${MOST_ROWS} rows.`];
      return value.flatMap((row: unknown, index) => whyNotValues(declared.of, row, `${path}[${index}]`));
    default:
      return isOfKind[declared.kind](value) ? [] : [`“${path}” must be ${kindNames[declared.kind]}.`];
  }
}

/** How each kind is named in a sentence. */
const kindNames: Readonly<Record<VariableKind, string>> = {
  text: `a text of at most ${LONGEST_TEXT} characters in quotes`,
  number: 'a number',
  money: 'a whole number of pence, such as 129900 for £1,299.00',
  day: 'a day such as "2026-11-16"',
  moment: 'a moment such as "2026-11-16T09:30:00.000Z"',
  flag: 'true or false',
  link: 'a web address in quotes, such as "https://example.com"',
};

/** JSON can name characters that the database does not store. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && isStorable(value);
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

const isOfKind: Readonly<Record<VariableKind, (value: unknown) => boolean>> = {
  text: isText,
  number: Number.isFinite,
  money: Number.isSafeInteger,
  day: (value) => isText(value) && isDay(value),
  moment: (value) => isText(value) && isMoment.test(value) && !Number.isNaN(Date.parse(value)),
  flag: (value) => typeof value === 'boolean',
  link: (value) => isText(value) && /^https?:\/\/\S+$/.test(value),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
