import type { WorkflowFieldKind } from '@console/core-contracts';
import { isDay, isStorable } from '@console/format';
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

/** Returns the field of a clause. */
export const fieldNamed = (fields: readonly ConditionField[], name: string): ConditionField | undefined =>
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

/** A label within a sentence: 'gross', but 'PO number'. */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
