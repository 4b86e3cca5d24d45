import { keptSamples, updatePromptTemplateInput } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { PromptTemplate } from '../nodes.ts';
import { addVersion, checkedBody, refuseTakenName } from './promptBody.ts';

mutationField('updatePromptTemplate', {
  description: 'Changes a prompt template. Another body makes a version.',
  rule: administrators,
  input: updatePromptTemplateInput,
  changes: PromptTemplate,
  write: async (writing, { id, version, name, description, body, samples }) => {
    const template = await writing.lock(PromptTemplate, { id, version });
    const isOther = body !== undefined && body !== template.body;
    const changed = await writing
      .update(PromptTemplate, template, {
        ...(name !== template.name && { name }),
        description,
        samples: samples && keptSamples(samples),
        ...(isOther && { ...checkedBody(body), revision: template.revision + 1 }),
      })
      .catch(refuseTakenName);
    if (isOther) await addVersion(writing, changed);
    return changed;
  },
});
