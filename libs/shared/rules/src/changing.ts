import * as z from 'zod/mini';
import { describeField, ruleOf } from './fieldRule.ts';

/** The same fields, each of which an input may leave out. */
export type Changing<Shape extends z.core.$ZodShape> = {
  [Field in keyof Shape]: z.ZodMiniOptional<Shape[Field]>;
};

/**
 * Fields of an input that changes a record. A field that is absent keeps its value and null clears it; a required field refuses null
 * with its sentence. So it is for scalars, references and groups alike.
 *
 *     z.object({ ...recordSeen('Booking', 'bookings'), ...changing({ title: text('Title', { required }) }) })
 */
export function changing<Shape extends z.core.$ZodShape>(shape: Shape): Changing<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [name, absentOr(field)]);
  return Object.fromEntries(fields) as Changing<Shape>;
}

function absentOr(field: z.core.$ZodType) {
  const rule = ruleOf(field);
  const optional = z.optional(field);
  return rule ? describeField(optional, rule) : optional;
}
