import { type FieldKind, inputTypeOf, itemOf, ruleOf, shapeOf } from '@console/rules';
import type { EnumRef, InputFieldMap, InputType } from '@pothos/core';
import type * as z from 'zod/mini';
import { builder, type SchemaTypes } from '../schema/builder.ts';

interface Scalar {
  readonly type: 'String' | 'ID' | 'Int' | 'Float' | 'Boolean';
  readonly description?: string;
}

/** The GraphQL type of each kind of field. Groups, lists and choices have types of their own. */
const scalars: Readonly<Record<Exclude<FieldKind, 'choice' | 'choices' | 'group' | 'list'>, Scalar>> = {
  text: { type: 'String' },
  texts: { type: 'String' },
  richText: { type: 'String' },
  date: { type: 'String', description: 'YYYY-MM-DD' },
  time: { type: 'String', description: 'HH:mm in UTC' },
  country: { type: 'String', description: 'Two letters of ISO 3166-1.' },
  integer: { type: 'Int' },
  money: { type: 'Int', description: 'Pence.' },
  percentage: { type: 'Float' },
  flag: { type: 'Boolean' },
  reference: { type: 'ID' },
  references: { type: 'ID' },
};

type AnyEnum = EnumRef<SchemaTypes, string>;
type AnyInput = InputType<SchemaTypes>;

const enums = new Map<readonly string[], AnyEnum>();
const groups = new Map<string, AnyInput>();

interface EnumOptions {
  readonly description?: string;
  /** Parts of the values, as separate arrays, from which some rules choose. */
  readonly parts?: readonly (readonly string[])[];
}

/**
 * Declares the GraphQL enum of an enumeration of the contracts. Inputs whose rule chooses from the same values use
 * this enum.
 *
 *     export const Attendance = enumType('Attendance', attendances.values);
 */
export function enumType<const Value extends string>(
  name: string,
  values: readonly Value[],
  { parts = [], ...about }: EnumOptions = {},
) {
  const type = builder.enumType(name, { ...about, values });
  for (const list of [values, ...parts]) enums.set(list, type as AnyEnum);
  return type;
}

/**
 * Derives the GraphQL fields of an input from the rules of its zod object.
 *
 * @param descriptions for fields whose rule does not explain enough.
 * @throws Error when a field has no rule, or chooses from values without an {@link enumType}.
 */
export function inputFieldsOf(
  t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>,
  input: z.core.$ZodType,
  descriptions: Readonly<Partial<Record<string, string>>> = {},
): InputFieldMap {
  return fieldsOf(input, descriptions, (options) => t.field(options));
}

/**
 * Derives the arguments of a preview from the rules of its zod object: a preview takes what its write takes. Check them with
 * `checkedInput`.
 *
 * @param t the builder of the preview's field.
 */
export function inputArguments(
  t: { readonly arg: (options: FieldOptions) => InputFieldMap[string] },
  input: z.core.$ZodType,
): InputFieldMap {
  return fieldsOf(input, {}, (options) => t.arg(options));
}

interface FieldOptions {
  readonly type: AnyInput | [AnyInput];
  readonly required: boolean;
  readonly description?: string;
}

function fieldsOf(
  input: z.core.$ZodType,
  descriptions: Readonly<Partial<Record<string, string>>>,
  make: (options: FieldOptions) => InputFieldMap[string],
): InputFieldMap {
  const fields = Object.entries(shapeOf(input) ?? {}).map(([name, field]) => {
    const { type, description } = typeOf(name, field);
    const about = descriptions[name] ?? description;
    return [name, make({ type, required: isRequired(field), ...(about !== undefined && { description: about }) })];
  });
  return Object.fromEntries(fields);
}

/**
 * A required field of an input whose fields may be left out is nullable in GraphQL. Its rule refuses null with a
 * sentence.
 */
function isRequired(field: z.core.$ZodType): boolean {
  const rule = ruleOf(field);
  if (field._zod.optout === 'optional') return false;
  return rule?.kind === 'flag' || rule?.required === true;
}

function typeOf(name: string, field: z.core.$ZodType): { type: AnyInput | [AnyInput]; description?: string } {
  const rule = ruleOf(field);
  if (!rule) throw new Error(`The field ${name} has no rule from @console/rules.`);
  switch (rule.kind) {
    case 'choice':
      return { type: enumOf(name, rule.values) };
    case 'choices':
      return { type: [enumOf(name, rule.values)] };
    case 'references':
    case 'texts':
      return { type: [scalars[rule.kind].type] };
    case 'group':
      return { type: groupType(name, field) };
    case 'list':
      return { type: [groupType(name, itemOf(field) ?? field)] };
    default:
      return scalars[rule.kind];
  }
}

function enumOf(name: string, values: readonly string[] = []): AnyEnum {
  const type = enums.get(values);
  if (!type) {
    throw new Error(`The field ${name} has no GraphQL enum. Declare its values with enumType in enumerations.ts.`);
  }
  return type;
}

function groupType(name: string, group: z.core.$ZodType): AnyInput {
  const typeName = inputTypeOf(group);
  if (typeName === null)
    throw new Error(`The fields of ${name} have no GraphQL input type. Declare them with fieldGroup.`);
  const type = groups.get(typeName) ?? builder.inputType(typeName, { fields: (t) => inputFieldsOf(t, group) });
  groups.set(typeName, type);
  return type;
}
