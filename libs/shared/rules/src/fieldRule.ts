import * as z from 'zod/mini';

/** What a field holds. GraphQL's types of inputs and the first values of forms follow from it. */
export type FieldKind =
  | 'text'
  | 'richText'
  | 'date'
  | 'time'
  | 'country'
  | 'integer'
  | 'money'
  | 'percentage'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'group'
  | 'list';

/** What the contracts say of a field besides its checks: forms label and mark it by this, the API types it. */
export interface FieldRule {
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  /** Characters, for the counter. */
  readonly max?: number;
  /** What there is to choose from, for `choice` and `choices`. */
  readonly values?: readonly string[];
}

/** Rules stand in zod's own global registry, since a remote and the shell each carry their copy of this module. */
export function describeField<Schema extends z.core.$ZodType>(schema: Schema, rule: FieldRule): Schema {
  z.globalRegistry.add(schema, { ...rule });
  return schema;
}

/** The rule of a field, or of a group or list of fields; null for a schema that no rule made. */
export function ruleOf(schema: z.core.$ZodType): FieldRule | null {
  const rule = z.globalRegistry.get(schema);
  return isFieldRule(rule) ? rule : null;
}

/**
 * The same field with one check more, for a form that knows more than the contract does: how many seats are left.
 *
 * @param whyNot why a value that the rule allows will not do, in a sentence; null when it will.
 */
export function judgedBy<Value, Input>(
  field: z.ZodMiniType<Value, Input>,
  whyNot: (value: Value) => string | null,
): z.ZodMiniType<Value, Input> {
  const rule = ruleOf(field);
  const judged = field.check(
    z.check(({ value, issues }) => {
      const message = whyNot(value);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    }),
  );
  return rule ? describeField(judged, rule) : judged;
}

/**
 * What the contracts say of a field of an input.
 *
 * @param path the field's name, or the way to it: `billingAddress.postcode`, `sessions.0.date`.
 * @throws when no rule of `@console/rules` stands there: the form names a field that the input does not have.
 */
export function fieldRuleOf(input: z.core.$ZodType, path: string): FieldRule {
  const rule = ruleOf(fieldAt(input, path));
  if (!rule) throw new Error(`The input has no rule for ${path}.`);
  return rule;
}

/**
 * The schema of a field of an input.
 *
 * @param path as for {@link fieldRuleOf}.
 * @throws when the input has no such field.
 */
export function fieldAt(input: z.core.$ZodType, path: string): z.core.$ZodType {
  const found = path.split('.').reduce<z.core.$ZodType | undefined>(stepInto, input);
  if (!found) throw new Error(`The input has no rule for ${path}.`);
  return found;
}

/** Whether any field of an input, or of a group within it, must be filled. */
export function hasRequired(input: z.core.$ZodType): boolean {
  const fields = Object.values(shapeOf(input) ?? {});
  return fields.length > 0 ? fields.some(hasRequired) : ruleOf(input)?.required === true;
}

/** The fields of an input or of a group, whether it may be absent or not; undefined for any other schema. */
export function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined {
  const fields = groupOf(schema);
  return fields && partsOf(fields).shape;
}

/** The object of fields behind a group that may be absent; undefined for any other schema. */
export function groupOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { shape, innerType } = partsOf(schema);
  return shape ? schema : innerType && groupOf(innerType);
}

/** What the items of a list must be; undefined for any other schema. */
export function itemOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { element, innerType } = partsOf(schema);
  return element ?? (innerType && itemOf(innerType));
}

function stepInto(schema: z.core.$ZodType | undefined, name: string): z.core.$ZodType | undefined {
  if (!schema) return undefined;
  return shapeOf(schema)?.[name] ?? (/^\d+$/.test(name) ? itemOf(schema) : undefined);
}

interface Parts {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
}

/** What zod's schemas are made of, as far as inputs have it. */
function partsOf(schema: z.core.$ZodType): Parts {
  return schema._zod.def as Parts;
}

function isFieldRule(rule: object | undefined): rule is FieldRule {
  return rule !== undefined && 'kind' in rule && 'label' in rule && 'required' in rule;
}
