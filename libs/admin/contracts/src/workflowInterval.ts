import { messages, type OptionalText, text } from '@console/rules';
import * as z from 'zod/mini';

export const triggerDirections = ['before', 'after'] as const;
export type TriggerDirection = (typeof triggerDirections)[number];

const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

/** Years, months, weeks and days, then the time. At least one number in all, and one after the T. */
const shape = /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** The seconds of each unit, as long as it can be. */
const longest = [366 * 86_400, 31 * 86_400, 7 * 86_400, 86_400, 3_600, 60, 1] as const;

const TEN_YEARS = 10 * longest[0];

/** The numbers of an ISO 8601 interval in the order of {@link units}. Null for any other text. */
function numbersOf(interval: string): number[] | null {
  const found = shape.exec(interval);
  return found && units.map((_unit, index) => Number(found[index + 1] ?? 0));
}

/** The reason why a text is no interval of a workflow. Null when it is, or is empty. */
export function whyNotInterval(interval: string): string | null {
  if (interval === '') return null;
  const numbers = numbersOf(interval);
  if (!numbers) return messages.duration();
  const seconds = numbers.reduce((sum, number, index) => sum + number * (longest[index] ?? 0), 0);
  return seconds > TEN_YEARS ? 'Interval must be at most 10 years' : null;
}

/** An ISO 8601 interval such as P7D or PT36H. The empty one is the moment of the property itself (C§5). */
export const intervalRule = (label: string): OptionalText =>
  text(label, {
    max: 40,
    also: z.check(({ value, issues }) => {
      const message = whyNotInterval(value);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    }),
  });

/** Returns an interval in words: '7 days', '1 month and 2 hours'. Empty for the empty one. */
export function intervalWords(interval: string): string {
  const words = (numbersOf(interval) ?? []).flatMap((number, index) =>
    number > 0 ? [`${number} ${units[index]}${number === 1 ? '' : 's'}`] : [],
  );
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} and ${last}` : last;
}

/** What a trigger consists of. */
export interface Trigger {
  /** The moment as it stands in a sentence: 'the class starts'. */
  readonly moment: string;
  readonly interval: string;
  readonly direction: TriggerDirection;
}

/** Returns a trigger as part of a sentence: '7 days before the class starts', 'when the class starts'. */
export function triggerWords({ moment, interval, direction }: Trigger): string {
  const words = intervalWords(interval);
  return words === '' ? `when ${moment}` : `${words} ${direction} ${moment}`;
}
