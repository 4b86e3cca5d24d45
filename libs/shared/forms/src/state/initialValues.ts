import { formatTime, toIsoDate } from '@console/format';
import { type FieldRule, fieldAt, itemOf, ruleOf, shapeOf } from '@console/rules';
import type * as z from 'zod/mini';
import type { FieldsOf, InputSchema } from './ConsoleForm.ts';

type Maybe<Value> = Value | null | undefined;

/**
 * The shape that a record's field has for a field of the input. It is `{ id }` for a reference, `{ amount }` for
 * money, and a day or an instant for a day.
 */
type Recorded<Value> = Value extends boolean
  ? Maybe<boolean>
  : Value extends string
    ? Maybe<string | { readonly id: string }>
    : Value extends number
      ? Maybe<number | { readonly amount: number }>
      : Value extends readonly (infer Item)[]
        ? Maybe<readonly Recorded<Item>[]>
        : Value extends object
          ? Maybe<RecordOf<Value>>
          : never;

type RecordOf<Fields> = { readonly [Name in keyof Fields]-?: Recorded<NonNullable<Fields[Name]>> };

/** A record with every field of an input, under the same names. A fragment that lacks one does not compile. */
export type RecordFor<Schema extends InputSchema> = RecordOf<FieldsOf<Schema>>;

/**
 * Returns the first values of a form that changes a record: the record's values in the shape of the fields. Values
 * that the record lacks start as in {@link emptyValues}; an optional group starts as null.
 *
 * @param record the data of a Relay fragment.
 */
export function initialValues<Schema extends InputSchema>(input: Schema, record: RecordFor<Schema>): FieldsOf<Schema> {
  // Safe: the values were built from the fields of this input.
  return valuesIn(input, record) as FieldsOf<Schema>;
}

/**
 * Returns the first values of a form that creates a record: empty text, no number, no choice, off.
 *
 * @param known first values that are not empty.
 */
export function emptyValues<Schema extends InputSchema>(
  input: Schema,
  known: Partial<FieldsOf<Schema>> = {},
): FieldsOf<Schema> {
  return { ...(valuesIn(input, {}) as FieldsOf<Schema>), ...known };
}

/** Returns the first values of a group's fields when the user adds the group. */
export function groupValues(input: InputSchema, path: string, record: object): Record<string, unknown> {
  return valuesIn(fieldAt(input, path), record);
}

function valuesIn(group: z.core.$ZodType, record: object): Record<string, unknown> {
  const saved: Readonly<Record<string, unknown>> = { ...record };
  const fields = Object.entries(shapeOf(group) ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, initialValue(field, saved[name] ?? null)]));
}

function initialValue(field: z.core.$ZodType, saved: unknown): unknown {
  const rule = ruleOf(field);
  if (rule?.kind === 'group') {
    if (isObject(saved)) return valuesIn(field, saved);
    return rule.required ? valuesIn(field, {}) : null;
  }
  if (rule?.kind === 'list') {
    const item = itemOf(field);
    return item && Array.isArray(saved) ? saved.map((each: object) => valuesIn(item, each)) : [];
  }
  return saved === null ? emptyOf(rule) : fieldValue(rule, saved);
}

function emptyOf(rule: FieldRule | null): unknown {
  switch (rule?.kind) {
    case 'integer':
    case 'money':
    case 'percentage':
      return null;
    case 'flag':
      return false;
    case 'choices':
    case 'references':
    case 'texts':
      return [];
    default:
      return '';
  }
}

function fieldValue(rule: FieldRule | null, saved: unknown): unknown {
  if (Array.isArray(saved)) return saved.map((each: unknown) => fieldValue(rule, each));
  if (isObject(saved)) return 'id' in saved ? saved.id : 'amount' in saved ? saved.amount : '';
  if (rule?.kind === 'date' && typeof saved === 'string') return toIsoDate(saved);
  if (rule?.kind === 'time' && typeof saved === 'string' && saved.includes('T')) return formatTime(saved);
  return saved;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
