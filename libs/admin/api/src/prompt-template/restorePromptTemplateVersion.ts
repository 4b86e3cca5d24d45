import { restorePromptTemplateVersionInput } from '@console/admin-contracts';
import { administrators, invalidInput, mutationField } from '@console/api-kit';
import { PromptTemplate, PromptTemplateVersion } from '../nodes.ts';
import { addVersion, checkedBody } from './promptBody.ts';

mutationField('restorePromptTemplateVersion', {
  description: 'Uses the body of an older version again, as a new version. Name, description and sample values stay.',
  rule: administrators,
  input: restorePromptTemplateVersionInput,
  describe: { restored: 'A version of the template: prompt_template_versions/01J….' },
  changes: PromptTemplate,
  write: async (writing, { restored: given, ...input }) => {
    const template = await writing.lock(PromptTemplate, input);
    const restored = await writing.refer(PromptTemplateVersion, given, 'restored');
    if (restored.templateId !== template.id) {
      throw invalidInput({ path: 'restored', message: 'This is a version of another prompt template.' });
    }
    writing.refuseIf(restored.body === template.body ? 'The prompt already says this.' : null);
    const values = { ...checkedBody(restored.body), revision: template.revision + 1 };
    const changed = await writing.update(PromptTemplate, template, values);
    await addVersion(writing, changed);
    return changed;
  },
});
