import * as z from 'zod/mini';

/** What a form shows of a rule before anything is typed: it labels and marks the field by it. */
export interface FieldRule {
  readonly label: string;
  readonly required: boolean;
  /** Characters, for the counter. */
  readonly max?: number;
  /** It is HTML, which is sanitised wherever it comes from. */
  readonly richText?: boolean;
}

/** Rules stand in zod's own global registry, since a remote and the shell each carry their copy of this module. */
export function describeField<Schema extends z.core.$ZodType>(schema: Schema, rule: FieldRule): Schema {
  z.globalRegistry.add(schema, { ...rule });
  return schema;
}

/**
 * The same field for who knows more than its rule: a form that knows how many are left.
 *
 * @param whyNot why a value that the rule allows will not do, in a sentence; null when it will.
 */
export function judgedBy<Value, Input>(
  field: z.ZodMiniType<Value, Input>,
  whyNot: (value: Value) => string | null,
): z.ZodMiniType<Value, Input> {
  const rule = z.globalRegistry.get(field);
  const judged = field.check(
    z.check(({ value, issues }) => {
      const message = whyNot(value);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    }),
  );
  return isFieldRule(rule) ? describeField(judged, rule) : judged;
}

/**
 * What the contracts say of a field of an input.
 *
 * @param path the field's name, or the way to it: `billingAddress.postcode`, `sessions.0.date`.
 * @throws when no rule of `@console/rules` stands there: the form names a field that the input does not have.
 */
export function fieldRuleOf(input: z.core.$ZodType, path: string): FieldRule {
  const found = path.split('.').reduce<z.core.$ZodType | undefined>(stepInto, input);
  const rule = found && z.globalRegistry.get(found);
  if (!isFieldRule(rule)) throw new Error(`The input has no rule for ${path}.`);
  return rule;
}

/** Whether any field of an input, or of a group within it, must be filled. */
export function hasRequired(input: z.core.$ZodType): boolean {
  const rule = z.globalRegistry.get(input);
  if (isFieldRule(rule)) return rule.required;
  const { def } = input._zod as { def: { shape?: Record<string, z.core.$ZodType>; innerType?: z.core.$ZodType } };
  if (def.shape) return Object.values(def.shape).some(hasRequired);
  return def.innerType !== undefined && hasRequired(def.innerType);
}

function stepInto(schema: z.core.$ZodType | undefined, name: string): z.core.$ZodType | undefined {
  const { def } = (schema?._zod ?? {}) as {
    def?: { shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType; innerType?: z.core.$ZodType };
  };
  if (def?.shape) return def.shape[name];
  if (def?.element) return /^\d+$/.test(name) ? def.element : undefined;
  return def?.innerType && stepInto(def.innerType, name);
}

function isFieldRule(rule: object | undefined): rule is FieldRule {
  return rule !== undefined && 'label' in rule && 'required' in rule;
}
