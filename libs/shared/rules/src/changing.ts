import * as z from 'zod/mini';
import { describeField, ruleOf, shapeOf } from './fieldRule.ts';
import type { recordSeen } from './recordSeen.ts';

const keeping = new WeakSet<z.core.$ZodType>();

/** The fields of `Shape`, each of which an input may leave out. */
export type Changing<Shape extends z.core.$ZodShape> = {
  [Field in keyof Shape]: z.ZodMiniOptional<Shape[Field]>;
};

/**
 * The fields of an input that changes a record. An absent field keeps its value and null clears it. A required field
 * refuses null with its message. Scalars, references and groups all work this way.
 *
 *     z.object({ ...recordSeen('Booking', 'bookings'), ...changing({ title: text('Title', { required }) }) })
 */
export function changing<Shape extends z.core.$ZodShape>(shape: Shape): Changing<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [name, absentOr(field)]);
  return Object.fromEntries(fields) as Changing<Shape>;
}

/**
 * Whether a value of an input names a record and none of the fields that it may change. An input with other fields, such
 * as a reason, always changes something.
 */
export function changesNothing(input: z.core.$ZodType, value: object): boolean {
  const fields = Object.entries(shapeOf(input) ?? {}).filter(([name]) => !(name in ofRecord));
  return (
    fields.length > 0 && fields.every(([name, field]) => keeping.has(field) && Reflect.get(value, name) === undefined)
  );
}

/** The fields that name the record. */
const ofRecord: Record<keyof ReturnType<typeof recordSeen>, true> = { id: true, version: true };

function absentOr(field: z.core.$ZodType) {
  const rule = ruleOf(field);
  const optional = z.optional(field);
  keeping.add(optional);
  return rule ? describeField(optional, rule) : optional;
}
