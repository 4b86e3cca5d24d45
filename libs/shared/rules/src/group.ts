import * as z from 'zod/mini';
import { describeField, groupOf } from './fieldRule.ts';
import { type FieldMessage, messages } from './messages.ts';

interface RequiredRule {
  readonly required: FieldMessage;
}

/** A group that an input may lack. Null means that there is no such group. */
export type OptionalGroup<Fields extends z.ZodMiniObject> = z.ZodMiniOptional<z.ZodMiniNullable<Fields>>;

/**
 * Declares fields that belong together within an input: an address, a bank account. Inputs hold them as a {@link
 * group} or a {@link list}.
 *
 * export const attendeeDetails = fieldGroup('AttendeeInput', { givenName: text('Given name', { required }), … });
 *
 * @param inputType the name of their GraphQL input type.
 */
export function fieldGroup<Shape extends z.core.$ZodShape>(inputType: string, shape: Shape) {
  const fields = z.object(shape);
  z.globalRegistry.add(fields, { inputType });
  return fields;
}

/** Returns the GraphQL input type of a group's fields, or null when {@link fieldGroup} did not make them. */
export function inputTypeOf(group: z.core.$ZodType): string | null {
  const fields = groupOf(group);
  const known = fields && z.globalRegistry.get(fields);
  return typeof known?.inputType === 'string' ? known.inputType : null;
}

/** A group of fields within an input. Without `required` it may be null, which means that there is no such group. */
export function group<Fields extends z.ZodMiniObject>(label: string, fields: Fields, rule: RequiredRule): Fields;
export function group<Fields extends z.ZodMiniObject>(label: string, fields: Fields): OptionalGroup<Fields>;
export function group<Fields extends z.ZodMiniObject>(
  label: string,
  fields: Fields,
  rule?: RequiredRule,
): Fields | OptionalGroup<Fields> {
  const named = { kind: 'group', label } as const;
  if (!rule) return describeField(z.nullish(fields), { ...named, required: false });
  const missing = rule.required(label);
  const filled = z.clone(fields, { ...fields._zod.def, error: () => missing }, { parent: true });
  return describeField(filled, { ...named, required: true });
}

interface ListRule extends Partial<RequiredRule> {
  readonly max: number;
}

/** A list of such groups, such as the sessions of a class: at most `max`, and with `required` at least one. */
export function list<Fields extends z.ZodMiniObject>(
  label: string,
  fields: Fields,
  { required, max }: ListRule,
): z.ZodMiniArray<Fields> {
  const all = z.array(fields, messages.valid(label)).check(z.maxLength(max, messages.tooMany(label, max)));
  const given = required ? all.check(z.minLength(1, required(label))) : all;
  return describeField(given, { kind: 'list', label, required: true });
}
