import { updateEmailTemplateInput } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { EmailTemplate } from '../nodes.ts';
import { newestVersions } from './newestVersions.ts';
import { requireOtherName } from './requireOtherName.ts';
import { addVersion } from './templateContent.ts';

mutationField('updateEmailTemplate', {
  description: 'Changes a template. Another subject or body makes a version. Emails that were sent keep theirs.',
  rule: administrators,
  input: updateEmailTemplateInput,
  changes: EmailTemplate,
  write: async (writing, { id, version, name, subject, body }) => {
    const template = await writing.lock(EmailTemplate, { id, version });
    if (name !== undefined) await requireOtherName(writing, name, template.id);
    const newest = (await newestVersions(writing.tx, [template.id])).get(template.id);
    if (!newest) throw new Error(`The template ${template.id} has no version.`);
    const content = { subject: subject ?? newest.subject, body: body ?? newest.body };
    if (content.subject !== newest.subject || content.body !== newest.body) {
      const { type, targetResource: target } = template;
      await addVersion(writing, template.id, newest.number + 1, { type, target, ...content });
    }
    return writing.update(EmailTemplate, template, { name });
  },
});
