import type * as z from 'zod/mini';
import { fieldRuleOf } from './fieldRule.ts';
import { messages } from './messages.ts';

/**
 * An input with two days of which the second does not come before the first (O§5); the message stands on the second.
 *
 *     inOrder(z.object({ start: date('Start'), end: date('End') }), 'start', 'end')
 */
export function inOrder<Input extends z.ZodMiniObject>(
  input: Input,
  first: keyof Input['shape'] & string,
  second: keyof Input['shape'] & string,
): Input {
  const message = messages.order(fieldRuleOf(input, second).label, fieldRuleOf(input, first).label);
  return input.check((payload) => {
    const { [first]: start, [second]: end } = payload.value as Readonly<Record<string, unknown>>;
    // Compared as text, which orders days.
    if (typeof start !== 'string' || typeof end !== 'string' || start <= end) return;
    payload.issues.push({ code: 'custom', input: end, path: [second], message });
  });
}
