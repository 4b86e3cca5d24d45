import { longestPrompt } from '@console/admin-contracts';
import { administrators, implementNode, longText } from '@console/api-kit';
import { PromptTemplateVersion } from '../nodes.ts';

implementNode(PromptTemplateVersion, {
  description: 'A body of a prompt template, as somebody saved it.',
  rule: administrators,
  audit: true,
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    body: t.exposeString('body', { extensions: longText(longestPrompt) }),
  }),
});
