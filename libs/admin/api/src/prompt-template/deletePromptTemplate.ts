import { deletePromptTemplateInput } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { PromptTemplate } from '../nodes.ts';

mutationField('deletePromptTemplate', {
  description: 'Removes a prompt template with its versions.',
  rule: administrators,
  input: deletePromptTemplateInput,
  deletes: PromptTemplate,
  write: async (writing, input) => {
    const template = await writing.lock(PromptTemplate, input, 'update');
    await writing.remove(PromptTemplate, template);
    return template;
  },
});
