import { type FieldKind, inputTypeOf, ruleOf, shapeOf } from '@console/rules';
import * as z from 'zod/mini';

/** The facts about an input's field that a form's files need. */
export interface InputField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  /** The most characters. */
  readonly max?: number;
  /** The GraphQL input type of a group. */
  readonly inputType: string | null;
  /** The message for an empty value. Null when the field may be empty. */
  readonly missing: string | null;
}

function fieldsOf(input: z.core.$ZodType): InputField[] {
  return Object.entries(shapeOf(input) ?? {}).flatMap(([name, field]) => {
    const rule = ruleOf(field);
    if (!rule) return [];
    const { kind, label, required, max } = rule;
    const missing = z.safeParse(field, null).error?.issues[0]?.message ?? null;
    return [{ name, kind, label, required, ...(max !== undefined && { max }), inputType: inputTypeOf(field), missing }];
  });
}

/**
 * Prints the fields of a zod object as JSON: `node printRules.ts <index.ts> <name>`. Null when there is no such export.
 */
const [contracts = '', name = ''] = process.argv.slice(2);
const exported: Record<string, z.core.$ZodType> = await import(contracts);
console.log(JSON.stringify(exported[name] ? fieldsOf(exported[name]) : null));
