import { LiquidError } from 'liquidjs';
import { formatFilters } from './liquid.ts';
import type { PlacedProblem } from './TemplateProblem.ts';

/** Returns why Liquid refuses a text, as a sentence with its place. @throws an error that is none of Liquid's. */
export function liquidProblem(error: unknown): PlacedProblem {
  if (!LiquidError.is(error)) {
    // A text that nests without end. What it needs is not more than a mail needs.
    if (error instanceof RangeError) return { line: null, column: null, message: 'The tags are nested too deep.' };
    throw error;
  }
  const [line = null, column = null] = error.token.getPosition();
  const words = error.originalError?.message ?? error.message;
  return { line, column, message: sentenceOf(words.split(', line:')[0] ?? words) };
}

/** The reason why a template is not filled in to its end. */
export const tooLong = 'The template makes too long a text.';

const sentences: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^undefined variable: (.*)$/, (name) => `“${name}” is no variable here.`],
  [
    /^undefined filter: (.*)$/,
    (name) =>
      `There is no filter “${name}”. The formats are ${formatFilters.slice(0, -1).join(', ')} and ${formatFilters.at(-1)}.`,
  ],
  [/^tag "(end\w+|else|elsif|when)" not found/, (name) => `“${name}” has no beginning before it.`],
  [/^tag "(.*)" not found/, (name) => `There is no tag “${name}”.`],
  [/^tag \{%-? ?(\w{1,30})/, (name) => `“${name}” has no end. Write {% end${name} %} after it.`],
  [/^output .*not closed/s, () => 'Two opening braces have no closing braces }} after them.'],
  [/^expected "\|" before filter/, () => 'After the name of a variable comes }}, or | and a format.'],
  [/^tag .*not closed/s, () => 'A tag has no %} at its end.'],
  [/Maximum call stack/, () => 'The tags are nested too deep.'],
  [/limit exceeded|Invalid string length/, () => tooLong],
];

function sentenceOf(words: string): string {
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(words);
    if (found) return sentence(...found.slice(1));
  }
  return `This is not written as Liquid expects it: ${words.slice(0, 200)}.`;
}
