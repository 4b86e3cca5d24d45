import { Filling } from './Filling.ts';
import { liquidOfLines } from './liquid.ts';
import { liquidProblem } from './liquidProblem.ts';
import { declaredPrompt, promptValues, promptVariables } from './promptVariables.ts';
import { scopeOf } from './scope.ts';
import { Refused, type TemplateProblem } from './TemplateProblem.ts';
import { onText, parsed, textProblems, tooManyTags } from './textProblems.ts';

/** A prompt that is filled in. */
export interface RenderedPrompt {
  /** Plain text. Null when there is a problem. */
  readonly text: string | null;
  /** Those that the prompt uses, in the order of their first use. */
  readonly variables: readonly string[];
  readonly problems: readonly TemplateProblem[];
}

/** Fills in a prompt with sample values, under the limits of mails (0134). The result is plain text, so nothing is escaped. */
export function renderPrompt(body: string, samples: ReadonlyMap<string, string | null>): RenderedPrompt {
  const { variables, problems } = checkPrompt(body);
  if (problems.length > 0) return { text: null, variables, problems };
  const scope = scopeOf(declaredPrompt(variables), promptValues(variables, samples));
  try {
    return { text: new Filling(scope).text(liquidOfLines, body), variables, problems };
  } catch (error) {
    const message =
      error instanceof Refused ? { line: null, column: null, message: error.message } : liquidProblem(error);
    return { text: null, variables, problems: [onText('body', message)] };
  }
}

/** Returns the variables of a prompt, and why it cannot be saved. */
export function checkPrompt(body: string): Omit<RenderedPrompt, 'text'> {
  const tooMany = tooManyTags(body);
  if (tooMany) return { variables: [], problems: [onText('body', tooMany)] };
  const read = parsed(liquidOfLines, body);
  if (!Array.isArray(read)) return { variables: [], problems: [onText('body', read)] };
  const { names, problems } = promptVariables(read);
  const found = problems.length > 0 ? problems : textProblems(liquidOfLines, body, declaredPrompt(names));
  return { variables: names, problems: found.map((problem) => onText('body', problem)) };
}
