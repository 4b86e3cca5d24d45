import { countryCodes, ULID_PATTERN } from '@console/format';
import * as z from 'zod/mini';
import { describeField, type FieldRule } from './fieldRule.ts';
import { type FieldMessage, messages } from './messages.ts';

export type RequiredChoice<Value extends string> = z.ZodMiniType<Value, string | null | undefined>;
export type OptionalChoice<Value extends string> = z.ZodMiniType<Value | null, string | null | undefined>;

interface ChoiceRule {
  readonly required?: FieldMessage;
}

/** One of a few fixed values. The empty text means no choice. */
export function oneOf<const Value extends string>(
  label: string,
  values: readonly Value[],
  rule: ChoiceRule & { required: FieldMessage },
): RequiredChoice<Value>;
export function oneOf<const Value extends string>(
  label: string,
  values: readonly Value[],
  rule?: ChoiceRule,
): OptionalChoice<Value>;
export function oneOf<const Value extends string>(
  label: string,
  values: readonly Value[],
  { required }: ChoiceRule = {},
): RequiredChoice<Value> | OptionalChoice<Value> {
  const chosen = z.enum(values as [Value, ...Value[]], messages.valid(label));
  return chooseIn({ kind: 'choice', label, values }, chosen, required);
}

/** A country as its two ISO letters (O§3). */
export function country(label: string, rule: { required: FieldMessage }): RequiredChoice<string> {
  const chosen = z.enum(countryCodes as [string, ...string[]], messages.valid(label));
  return chooseIn({ kind: 'country', label }, chosen, rule.required);
}

/**
 * The id of a record: `customers/01J…`. The server checks that the record exists and may be chosen.
 *
 * @param prefix the start of such ids: 'customers'.
 */
export function reference(
  label: string,
  prefix: string,
  rule: ChoiceRule & { required: FieldMessage },
): RequiredChoice<string>;
export function reference(label: string, prefix: string, rule?: ChoiceRule): OptionalChoice<string>;
export function reference(
  label: string,
  prefix: string,
  { required }: ChoiceRule = {},
): RequiredChoice<string> | OptionalChoice<string> {
  const id = z.string().check(z.regex(new RegExp(`^/?${prefix}/${ULID_PATTERN}$`), messages.valid(label)));
  return chooseIn({ kind: 'reference', label }, id, required);
}

function chooseIn<Value extends string>(
  rule: Pick<FieldRule, 'kind' | 'label' | 'values'>,
  chosen: z.ZodMiniType<Value, string>,
  required: FieldMessage,
): RequiredChoice<Value>;
function chooseIn<Value extends string>(
  rule: Pick<FieldRule, 'kind' | 'label' | 'values'>,
  chosen: z.ZodMiniType<Value, string>,
  required: FieldMessage | undefined,
): RequiredChoice<Value> | OptionalChoice<Value>;
function chooseIn<Value extends string>(
  rule: Pick<FieldRule, 'kind' | 'label' | 'values'>,
  chosen: z.ZodMiniType<Value, string>,
  required: FieldMessage | undefined,
): RequiredChoice<Value> | OptionalChoice<Value> {
  const given = z.pipe(
    z.nullish(z.string(messages.valid(rule.label))),
    z.transform((value) => value || null),
  );
  if (!required) return describeField(z.pipe(given, z.nullable(chosen)), { ...rule, required: false });
  const filled = z.pipe(given, z.string(required(rule.label)));
  return describeField(z.pipe(filled, chosen), { ...rule, required: true });
}

/**
 * Several of a few fixed values, each once.
 *
 * @param required the message when nothing is chosen. Without it nothing has to be chosen.
 * @param max the most choices (C§5).
 */
export function someOf<const Value extends string>(
  label: string,
  values: readonly Value[],
  { required, max = values.length }: ChoiceRule & { readonly max?: number } = {},
): z.ZodMiniType<Value[], readonly string[] | null | undefined> {
  const list = z
    .array(z.enum(values as [Value, ...Value[]], messages.valid(label)), messages.valid(label))
    .check(...(required ? [z.minLength(1, required(label))] : []), z.maxLength(max, messages.tooMany(label, max)));
  const given = z.pipe(
    z.nullish(z.readonly(z.array(z.string()))),
    z.transform((value) => [...new Set(value)]),
  );
  return describeField(z.pipe(given, list), { kind: 'choices', label, values, required: required !== undefined });
}

/** Yes or no. An absent value means no. */
export function flag(label: string): z.ZodMiniType<boolean, boolean | null | undefined> {
  const given = z.pipe(
    z.nullish(z.boolean(messages.valid(label))),
    z.transform((value) => value ?? false),
  );
  return describeField(given, { kind: 'flag', label, required: false });
}
