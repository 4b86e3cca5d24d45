import type * as z from 'zod/mini';
import { across } from './across.ts';
import { fieldRuleOf } from './fieldRule.ts';
import { messages } from './messages.ts';

/**
 * An input with two days, of which the second is not before the first (O§5). The message appears at the second.
 *
 *     inOrder(z.object({ start: date('Start'), end: date('End') }), 'start', 'end')
 */
export function inOrder<Input extends z.ZodMiniObject>(
  input: Input,
  first: keyof Input['shape'] & string,
  second: keyof Input['shape'] & string,
): Input {
  const message = messages.order(fieldRuleOf(input, second).label, fieldRuleOf(input, first).label);
  return input.check(
    across<Record<string, unknown>, string>([first, second], second, ({ [first]: start, [second]: end }) =>
      // ISO days sort as text.
      typeof start !== 'string' || typeof end !== 'string' || start <= end ? null : message,
    ),
  );
}
