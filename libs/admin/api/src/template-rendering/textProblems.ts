import type { Variables } from '@console/core-api';
import type { Liquid, Template } from 'liquidjs';
import { LONGEST_TEMPLATE } from './liquid.ts';
import { liquidProblem } from './liquidProblem.ts';
import type { PlacedProblem, TemplateProblem } from './TemplateProblem.ts';
import { unknownVariables } from './unknownVariables.ts';

/** Liquid looks for the line of each tag from the beginning of the text. */
const MOST_TAGS = 2_000;

/** Returns the reason why a text has too many tags to be read. */
export const tooManyTags = (text: string): PlacedProblem | null =>
  text.split(/\{[{%]/).length > MOST_TAGS + 1 ? tooMuch(MOST_TAGS, 'tags and variables') : null;

/** Reads one text with Liquid. */
export function parsed(liquid: Liquid, text: string): Template[] | PlacedProblem {
  if (text.length > LONGEST_TEMPLATE) return tooMuch(LONGEST_TEMPLATE, 'characters');
  try {
    return liquid.parse(text);
  } catch (error) {
    return liquidProblem(error);
  }
}

/** Returns why one text cannot be filled in with the declared variables. */
export function textProblems(liquid: Liquid, text: string, variables: Variables): PlacedProblem[] {
  const read = parsed(liquid, text);
  if (!Array.isArray(read)) return [read];
  try {
    return unknownVariables(liquid, read, variables);
  } catch (error) {
    return [liquidProblem(error)];
  }
}

export const onText = (field: TemplateProblem['field'], problem: PlacedProblem): TemplateProblem => ({
  field,
  part: null,
  ...problem,
  // It quotes parts of the template, which may end within a character.
  message: problem.message.replaceAll('\0', '').toWellFormed(),
});

const tooMuch = (most: number, what: string): PlacedProblem => ({
  line: null,
  column: null,
  message: `The template has more than ${most.toLocaleString('en-GB')} ${what}.`,
});
