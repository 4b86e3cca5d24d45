import { createEmailTemplateInput } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { EmailTemplate } from '../nodes.ts';
import { requireOtherName } from './requireOtherName.ts';
import { addVersion } from './templateContent.ts';

mutationField('createEmailTemplate', {
  description:
    'Adds a template. An unknown variable and everything that a mail must not contain are refused with their place.',
  rule: administrators,
  input: createEmailTemplateInput,
  describe: { body: 'HTML with Liquid, or the JSON of a design of blocks.' },
  changes: EmailTemplate,
  write: async (writing, { name, type, target, subject, body }) => {
    await requireOtherName(writing, name, null);
    const template = await writing.insert(EmailTemplate, { name, type, targetResource: target });
    await addVersion(writing, template.id, 1, { type, target, subject, body });
    return template;
  },
});
