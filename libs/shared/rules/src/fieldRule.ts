import * as z from 'zod/mini';

/** The kind of a field. The GraphQL type and a form's first value follow from it. */
export type FieldKind =
  | 'text'
  | 'texts'
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

/** The facts about a field that its checks do not contain. Forms use label and required mark; the API uses the kind. */
export interface FieldRule {
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  /** The most characters, for the counter. */
  readonly max?: number;
  /** The allowed values of `choice` and `choices`. */
  readonly values?: readonly string[];
  /** Drafts leave out the value. */
  readonly secret?: true;
}

/**
 * Stores the rule of a schema. It uses zod's global registry, because each remote and the shell have their own copy of
 * this module.
 */
export function describeField<Schema extends z.core.$ZodType>(schema: Schema, rule: FieldRule): Schema {
  z.globalRegistry.add(schema, { ...rule });
  return schema;
}

/** Returns the rule of a field, group or list. Null for a schema that was not made by `@console/rules`. */
export function ruleOf(schema: z.core.$ZodType): FieldRule | null {
  const rule = z.globalRegistry.get(schema);
  return isFieldRule(rule) ? rule : null;
}

/**
 * Returns the same field with one more check, for a form that knows more than the contract, such as the number of
 * free seats.
 *
 * @param whyNot returns the message for a value that the rule allows, or null when the value is valid.
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
 * Returns the rule of a field of an input.
 *
 * @param path the field's path: `subject`, `billingAddress.postcode`, `sessions.0.date`.
 * @throws when the input has no such field, or the field was not made by `@console/rules`.
 */
export function fieldRuleOf(input: z.core.$ZodType, path: string): FieldRule {
  const rule = ruleOf(fieldAt(input, path));
  if (!rule) throw new Error(`The input has no rule for ${path}.`);
  return rule;
}

/**
 * Returns the schema of a field of an input.
 *
 * @param path as for {@link fieldRuleOf}.
 * @throws when the input has no such field.
 */
export function fieldAt(input: z.core.$ZodType, path: string): z.core.$ZodType {
  const found = path.split('.').reduce<z.core.$ZodType | undefined>(stepInto, input);
  if (!found) throw new Error(`The input has no rule for ${path}.`);
  return found;
}

/** Whether an input, or a group within it, has a required field. */
export function hasRequired(input: z.core.$ZodType): boolean {
  const fields = Object.values(shapeOf(input) ?? {});
  return fields.length > 0 ? fields.some(hasRequired) : ruleOf(input)?.required === true;
}

/** Returns the fields of an input or of a group, optional or not. Undefined for any other schema. */
export function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined {
  const fields = groupOf(schema);
  return fields && partsOf(fields).shape;
}

/** Returns the object inside an optional group. Undefined for any other schema. */
export function groupOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { shape, innerType } = partsOf(schema);
  return shape ? schema : innerType && groupOf(innerType);
}

/** Returns the schema of a list's items. Undefined for any other schema. */
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

/** The internals of zod's schemas, as far as inputs use them. */
function partsOf(schema: z.core.$ZodType): Parts {
  return schema._zod.def as Parts;
}

function isFieldRule(rule: object | undefined): rule is FieldRule {
  return rule !== undefined && 'kind' in rule && 'label' in rule && 'required' in rule;
}
