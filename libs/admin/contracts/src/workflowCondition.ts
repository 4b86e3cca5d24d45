import type { WorkflowFieldKind } from '@console/core-contracts';
import { formatDate, formatMoney, isDay, isStorable } from '@console/format';
import * as z from 'zod/mini';

/** A field of a target that conditions can ask about. */
export interface ConditionField {
  readonly name: string;
  readonly label: string;
  readonly kind: WorkflowFieldKind;
  /** The values of a choice. */
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** The value of a field: a day is `YYYY-MM-DD`, money is pence. */
export type ConditionValue = string | number | boolean | null;

const comparisonWords = {
  is: 'is',
  isNot: 'is not',
  oneOf: 'is one of',
  contains: 'contains',
  less: 'is less than',
  atMost: 'is at most',
  more: 'is more than',
  atLeast: 'is at least',
  before: 'is before',
  from: 'is on or after',
  past: 'is past',
  ahead: 'is still to come',
  isTrue: 'is yes',
  isFalse: 'is no',
  isEmpty: 'is empty',
  isFilled: 'is filled in',
} as const;

export type Comparison = keyof typeof comparisonWords;

const sized = ['is', 'isNot', 'less', 'atMost', 'more', 'atLeast', 'isEmpty', 'isFilled'] as const;

/** The comparisons that fit each kind, in the order in which a form offers them. */
export const comparisonsOf: Readonly<Record<WorkflowFieldKind, readonly Comparison[]>> = {
  choice: ['is', 'isNot', 'oneOf', 'isEmpty', 'isFilled'],
  text: ['is', 'isNot', 'contains', 'isEmpty', 'isFilled'],
  number: sized,
  money: sized,
  day: ['before', 'from', 'past', 'ahead', 'isEmpty', 'isFilled'],
  flag: ['isTrue', 'isFalse'],
};

/** The words of a comparison, for a choice. */
export const comparisonLabel = (comparison: Comparison): string => comparisonWords[comparison];

const withoutOperand: readonly Comparison[] = ['past', 'ahead', 'isTrue', 'isFalse', 'isEmpty', 'isFilled'];

/** Whether a comparison needs a value to compare with. */
export const needsOperand = (comparison: Comparison): boolean => !withoutOperand.includes(comparison);

/** One comparison: `{ field: 'status', is: 'oneOf', value: ['draft', 'confirmed'] }`. */
export interface Clause {
  readonly field: string;
  readonly is: Comparison;
  readonly value?: string | number | readonly string[] | undefined;
}

/** All of some conditions, any of them, or one clause. */
export type Condition = { readonly all: readonly Condition[] } | { readonly any: readonly Condition[] } | Clause;

const MOST_PARTS = 20;
const LONGEST_VALUE = 255;

const value = z.string().check(z.maxLength(LONGEST_VALUE), z.refine(isStorable));

const clause = z.strictObject({
  field: z.string(),
  is: z.enum(Object.keys(comparisonWords) as [Comparison, ...Comparison[]]),
  value: z.optional(z.union([value, z.number(), z.array(value).check(z.minLength(1), z.maxLength(MOST_PARTS))])),
});

const groupsOf = (part: z.ZodMiniType<Condition>): z.ZodMiniType<Condition> => {
  const parts = z.array(part).check(z.minLength(1), z.maxLength(MOST_PARTS));
  return z.union([z.strictObject({ all: parts }), z.strictObject({ any: parts }), clause]);
};

/** Groups within groups, and clauses within those: no deeper. */
const condition = groupsOf(groupsOf(clause));

/**
 * Reads a condition from its JSON.
 *
 * @returns the condition, or the reason why it is none, as a sentence.
 */
export function readCondition(
  json: string,
  fields: readonly ConditionField[],
): { readonly condition: Condition; readonly whyNot: null } | { readonly condition: null; readonly whyNot: string } {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return { condition: null, whyNot: NO_CONDITION };
  }
  const read = z.safeParse(condition, given);
  if (!read.success) return { condition: null, whyNot: NO_CONDITION };
  const whyNot =
    clausesOf(read.data)
      .map((one) => whyNotClause(one, fields))
      .find((reason) => reason !== null) ?? null;
  return whyNot === null ? { condition: read.data, whyNot } : { condition: null, whyNot };
}

const NO_CONDITION = 'Condition must be valid';

/** The clauses of a condition, in order. */
function clausesOf(condition: Condition): Clause[] {
  if ('all' in condition) return condition.all.flatMap(clausesOf);
  return 'any' in condition ? condition.any.flatMap(clausesOf) : [condition];
}

const fieldNamed = (fields: readonly ConditionField[], name: string): ConditionField | undefined =>
  fields.find((field) => field.name === name);

/** The reason why a clause does not fit its field. Null when it does. */
export function whyNotClause({ field: name, is, value }: Clause, fields: readonly ConditionField[]): string | null {
  const field = fieldNamed(fields, name);
  if (!field) return `There is no field “${name}”.`;
  const { label, kind, values } = field;
  if (!comparisonsOf[kind].includes(is)) return `“${label} ${comparisonWords[is]}” is no comparison of this field.`;
  if (!needsOperand(is)) return value === undefined ? null : `“${label} ${comparisonWords[is]}” takes no value.`;
  const isRight =
    is === 'oneOf' ? Array.isArray(value) && value.every((one) => isValue[kind](one)) : isValue[kind](value);
  if (!isRight) return `Choose what ${inSentence(label)} is compared with.`;
  if (kind !== 'choice') return null;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  return chosen.every((one) => values.some((known) => known.value === one)) ? null : `${label} has no such value.`;
}

const isValue: Readonly<Record<WorkflowFieldKind, (value: unknown) => boolean>> = {
  choice: (value) => typeof value === 'string' && value !== '',
  text: (value) => typeof value === 'string' && value.trim() !== '',
  number: Number.isFinite,
  money: Number.isSafeInteger,
  day: (value) => typeof value === 'string' && isDay(value),
  flag: () => false,
};

/** Returns a condition as a sentence without its full stop: 'Status is Confirmed and gross is more than £100.00'. */
export function conditionWords(condition: Condition, fields: readonly ConditionField[]): string {
  return startingLarge(wordsOf(condition, fields, true));
}

function wordsOf(condition: Condition, fields: readonly ConditionField[], isOutermost: boolean): string {
  if (!('all' in condition) && !('any' in condition)) return clauseWords(condition, fields);
  const [parts, joint] = 'all' in condition ? [condition.all, ' and '] : [condition.any, ' or '];
  const words = parts.map((part) => wordsOf(part, fields, parts.length === 1 && isOutermost)).join(joint);
  return isOutermost || parts.length === 1 ? words : `(${words})`;
}

/** Returns a clause as part of a sentence: 'status is Confirmed'. */
function clauseWords({ field: name, is, value }: Clause, fields: readonly ConditionField[]): string {
  const field = fieldNamed(fields, name);
  if (!field) return `${name} ${comparisonWords[is]}`;
  const start = `${inSentence(field.label)} ${comparisonWords[is]}`;
  if (value === undefined) return start;
  return `${start} ${(Array.isArray(value) ? value : [value]).map((one) => valueWords(field, one)).join(' or ')}`;
}

function valueWords({ kind, values }: ConditionField, value: ConditionValue): string {
  if (value === null) return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (kind === 'choice') return values.find((one) => one.value === value)?.label ?? String(value);
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'day') return formatDate(String(value));
  return kind === 'text' ? `“${value}”` : String(value);
}

/** What a check of a condition has found. */
export interface ConditionCheck {
  readonly holds: boolean;
  /** Which clauses were false, and the values seen. Null when the condition holds. */
  readonly message: string | null;
}

/**
 * Checks a condition.
 *
 * @param values the values of the fields, by their names. An absent one counts as empty.
 * @param today the present day in UTC.
 */
export function checkCondition(
  condition: Condition,
  fields: readonly ConditionField[],
  values: Readonly<Record<string, ConditionValue>>,
  today: string,
): ConditionCheck {
  const wrong = falseClauses(condition, (one) => holdsClause(one, seenOf(values, one.field), today));
  if (wrong.length === 0) return { holds: true, message: null };
  const said = wrong.map((one) => {
    const field = fieldNamed(fields, one.field);
    const seen = field ? valueWords(field, seenOf(values, one.field)) : 'unknown';
    return `“${startingLarge(clauseWords(one, fields))}” was false: it is ${seen}.`;
  });
  return { holds: false, message: said.join(' ') };
}

const seenOf = (values: Readonly<Record<string, ConditionValue>>, name: string): ConditionValue =>
  Object.hasOwn(values, name) ? (values[name] ?? null) : null;

/** The clauses because of which a condition is false. None when it is true. */
function falseClauses(condition: Condition, holds: (clause: Clause) => boolean): Clause[] {
  if ('all' in condition) return condition.all.flatMap((part) => falseClauses(part, holds));
  if (!('any' in condition)) return holds(condition) ? [] : [condition];
  const wrong = condition.any.map((part) => falseClauses(part, holds));
  return wrong.some((clauses) => clauses.length === 0) ? [] : wrong.flat();
}

function holdsClause({ is, value }: Clause, seen: ConditionValue, today: string): boolean {
  const isEmpty = seen === null || seen === '';
  switch (is) {
    case 'isEmpty':
      return isEmpty;
    case 'isFilled':
      return !isEmpty;
    case 'isTrue':
      return seen === true;
    case 'isFalse':
      return seen !== true;
    case 'is':
      return !isEmpty && same(seen) === same(value);
    case 'isNot':
      return isEmpty || same(seen) !== same(value);
    case 'oneOf':
      return Array.isArray(value) && value.some((one) => one === seen);
    case 'contains':
      return !isEmpty && String(same(seen)).includes(String(same(value)));
    case 'before':
      return !isEmpty && String(seen) < String(value);
    case 'from':
      return !isEmpty && String(seen) >= String(value);
    case 'past':
      return !isEmpty && String(seen) < today;
    case 'ahead':
      return !isEmpty && String(seen) > today;
    case 'less':
      return !isEmpty && Number(seen) < Number(value);
    case 'atMost':
      return !isEmpty && Number(seen) <= Number(value);
    case 'more':
      return !isEmpty && Number(seen) > Number(value);
    case 'atLeast':
      return !isEmpty && Number(seen) >= Number(value);
  }
}

/** Capitals and spaces around a text do not matter. */
const same = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/** A label within a sentence: 'gross', but 'PO number'. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const startingLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
