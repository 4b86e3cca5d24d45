import { deleteEmailTemplateInput } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { eq, inArray, sql } from 'drizzle-orm';
import { EmailTemplate } from '../nodes.ts';
import { email, emailTemplateVersion, workflow } from '../tables.ts';

mutationField('deleteEmailTemplate', {
  description: 'Removes a template that no email was made of and no workflow sends.',
  rule: administrators,
  input: deleteEmailTemplateInput,
  deletes: EmailTemplate,
  write: async (writing, input) => {
    const template = await writing.lock(EmailTemplate, input, 'update');
    const versions = await writing.tx
      .select({ id: emailTemplateVersion.id })
      .from(emailTemplateVersion)
      .where(eq(emailTemplateVersion.templateId, template.id));
    const [used] = await writing.tx
      .select({ id: email.id })
      .from(email)
      .where(
        inArray(
          email.templateVersionId,
          versions.map(({ id }) => id),
        ),
      )
      .limit(1);
    writing.refuseIf(used ? 'Emails were made of this template, so it cannot be deleted.' : null);
    const [sender] = await writing.tx
      .select({ name: workflow.name })
      .from(workflow)
      .where(sql`${workflow.actionInput} ->> 'template' = ${template.id}`)
      .limit(1);
    writing.refuseIf(sender ? `The workflow “${sender.name}” sends this template. Change the workflow first.` : null);
    await writing.remove(EmailTemplate, template);
    return template;
  },
});
