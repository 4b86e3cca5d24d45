import * as z from 'zod/mini';
import { invalidInput, type Violation } from '../schema/errors.ts';

/** @throws one violation for each field that breaks a rule of the contracts. */
export function checkedInput<Check extends z.core.$ZodObject>(check: Check, given: unknown): z.output<Check> {
  const result = z.safeParse(check, given);
  if (result.success) return result.data;
  const [first, ...others] = result.error.issues.map(
    ({ path, message }): Violation => ({ path: path.join('.'), message }),
  );
  throw invalidInput(first ?? { path: '', message: 'The input is not valid.' }, ...others);
}
