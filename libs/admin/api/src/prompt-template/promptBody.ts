import { invalidInput, type RowOf, type Writing } from '@console/api-kit';
import { sqlState, violatedConstraint } from '@console/api-kit/database';
import { PromptTemplateVersion } from '../nodes.ts';
import type { promptTemplate } from '../tables.ts';
import { checkPrompt } from '../template-rendering/renderPrompt.ts';
import { sentenceOf } from '../template-rendering/TemplateProblem.ts';

/** Returns what a template keeps of a body. @throws a violation for each problem of it. */
export function checkedBody(body: string): { readonly body: string; readonly variables: string[] } {
  const { variables, problems } = checkPrompt(body);
  const [first, ...others] = problems.map((problem) => ({ path: 'body', message: sentenceOf(problem) }));
  if (first) throw invalidInput(first, ...others);
  return { body, variables: [...variables] };
}

/** Adds the body of a template to its versions. */
export async function addVersion(
  writing: Writing,
  { id: templateId, revision: number, body }: RowOf<typeof promptTemplate>,
): Promise<void> {
  await writing.insert(PromptTemplateVersion, { templateId, number, body });
}

/** People choose a prompt by its name. Case and accents do not count. @throws a violation of `name` instead of the error. */
export function refuseTakenName(error: unknown): never {
  if (sqlState(error) !== '23505' || violatedConstraint(error) !== 'prompt_template_name_key') throw error;
  throw invalidInput({ path: 'name', message: 'Another prompt template has this name.' });
}
