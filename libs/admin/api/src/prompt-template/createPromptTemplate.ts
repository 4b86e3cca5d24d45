import { createPromptTemplateInput } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { PromptTemplate } from '../nodes.ts';
import { addVersion, checkedBody, refuseTakenName } from './promptBody.ts';

mutationField('createPromptTemplate', {
  description: 'Adds a prompt template. What its body uses and does not make itself is a variable.',
  rule: administrators,
  input: createPromptTemplateInput,
  describe: { body: 'Plain text with Liquid.' },
  changes: PromptTemplate,
  write: async (writing, { name, description, body }) => {
    const values = { name, description, ...checkedBody(body) };
    const template = await writing.insert(PromptTemplate, values).catch(refuseTakenName);
    await addVersion(writing, template);
    return template;
  },
});
