import { longestPrompt, promptTemplatePreviewInput } from '@console/admin-contracts';
import { administrators, builder, checkedInput, inputArguments, longText } from '@console/api-kit';
import { TemplateProblemType } from '../email-preview/EmailPreview.ts';
import { type RenderedPrompt, renderPrompt } from '../template-rendering/renderPrompt.ts';

const PromptTemplatePreview = builder.objectRef<RenderedPrompt>('PromptTemplatePreview').implement({
  description: 'A prompt that is being written, filled in with sample values.',
  rule: administrators,
  fields: (t) => ({
    text: t.exposeString('text', {
      nullable: true,
      description: 'Null when there is a problem.',
      extensions: longText(longestPrompt),
    }),
    variables: t.stringList({
      description: 'Those that the body uses, in the order of their first use. Empty when it cannot be read.',
      resolve: ({ variables }) => [...variables],
    }),
    problems: t.field({ type: [TemplateProblemType], resolve: ({ problems }) => [...problems] }),
  }),
});

builder.queryField('promptTemplatePreview', (t) =>
  t.field({
    type: PromptTemplatePreview,
    rule: administrators,
    description: 'Fills in a prompt that is being written. Nothing is kept.',
    args: inputArguments(t, promptTemplatePreviewInput),
    resolve: (_root, given) => {
      const { body, samples } = checkedInput(promptTemplatePreviewInput, given);
      return renderPrompt(body ?? '', new Map(samples?.map(({ variable, value }) => [variable, value])));
    },
  }),
);
