import { longestPrompt, type PromptSample as Sample } from '@console/admin-contracts';
import { administrators, builder, implementNode, listField, longText, many, textFilter } from '@console/api-kit';
import { PromptTemplate, PromptTemplateVersion } from '../nodes.ts';
import { promptTemplate, promptTemplateVersion } from '../tables.ts';

const PromptSample = builder.objectRef<Sample>('PromptSample').implement({
  description: 'The value with which the preview of a prompt fills in a variable.',
  rule: administrators,
  fields: (t) => ({
    variable: t.exposeString('variable'),
    value: t.exposeString('value'),
  }),
});

implementNode(PromptTemplate, {
  description: 'A prompt with variables in braces, as it is used now.',
  rule: administrators,
  audit: true,
  lookup: 'promptTemplate',
  fields: (t) => ({
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
    body: t.exposeString('body', { description: 'Plain text with Liquid.', extensions: longText(longestPrompt) }),
    variables: t.exposeStringList('variables', {
      description: 'Those that the body uses, in the order of their first use.',
    }),
    samples: t.field({
      type: [PromptSample],
      description: 'By variable. The preview prints nothing for the other variables.',
      columns: ['samples'],
      resolve: ({ samples }) => [...samples],
    }),
    revision: t.exposeInt('revision', { description: 'The number of its version in use, from 1.' }),
    versions: many(t, {
      of: () => PromptTemplateVersion,
      by: promptTemplateVersion.templateId,
      order: { number: promptTemplateVersion.number },
      defaultOrder: { number: 'DESC' },
      rule: administrators,
      description: 'Each body that it had, the newest first. The first is in use.',
    }),
  }),
});

listField('promptTemplates', PromptTemplate, {
  rule: administrators,
  filters: { search: textFilter([promptTemplate.nameSort]) },
  order: { name: promptTemplate.nameSort, updatedAt: promptTemplate.updatedAt },
  defaultOrder: { name: 'ASC' },
});
