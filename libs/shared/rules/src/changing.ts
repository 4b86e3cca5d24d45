import * as z from 'zod/mini';
import { describeField, ruleOf } from './fieldRule.ts';

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

/** Whether a field of an input keeps its value when the input leaves it out. {@link changing} made it. */
export function keepsWhenAbsent(field: z.core.$ZodType): boolean {
  return keeping.has(field);
}

function absentOr(field: z.core.$ZodType) {
  const rule = ruleOf(field);
  const optional = z.optional(field);
  keeping.add(optional);
  return rule ? describeField(optional, rule) : optional;
}
