import { changing, fieldGroup, list, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.console;

/** The most characters of a prompt. */
export const longestPrompt = 50_000;

/** The most variables of a prompt. */
export const mostPromptVariables = 50;

/** The longest name of a variable: `customer.name`. */
export const longestVariable = 100;

const content = {
  name: text('Name', { required }),
  description: text('Description', { multiline: true, max: 1_000 }),
  body: text('Prompt', { required, multiline: true, max: longestPrompt }),
};

const sample = fieldGroup('PromptSampleInput', {
  variable: text('Variable', { required, max: longestVariable }),
  value: text('Sample value', { multiline: true, max: 2_000 }),
});

/** Those of variables that the prompt no longer has may stay: a restored version needs them again. */
const samples = list('Sample values', sample, { max: 2 * mostPromptVariables });

/** The value with which a preview fills in a variable. */
export interface PromptSample {
  readonly variable: string;
  readonly value: string;
}

interface GivenSample {
  readonly variable: string;
  readonly value?: string | null | undefined;
}

/** Returns the sample values that are kept: one of each variable, by name. A variable without a value has none. */
export function keptSamples(given: readonly GivenSample[]): readonly PromptSample[] {
  return [...new Map(given.map(({ variable, value }) => [variable, value]))]
    .flatMap(([variable, value]) => (value ? [{ variable, value }] : []))
    .toSorted((one, other) => (one.variable < other.variable ? -1 : 1));
}

/** The input of `createPromptTemplate`. */
export const createPromptTemplateInput = z.object(content);

const seen = recordSeen('Prompt template', 'prompt_templates');

/** The input of `updatePromptTemplate`. */
export const updatePromptTemplateInput = z.object({ ...seen, ...changing({ ...content, samples }) });

/** The input of `restorePromptTemplateVersion`. */
export const restorePromptTemplateVersionInput = z.object({
  ...seen,
  restored: reference('Version', 'prompt_template_versions', { required }),
});

/** The input of `deletePromptTemplate`. */
export const deletePromptTemplateInput = z.object(seen);

/** The arguments of `promptTemplatePreview`: a prompt that is being written. */
export const promptTemplatePreviewInput = z.object(
  changing({ body: text('Prompt', { multiline: true, max: longestPrompt }), samples }),
);
