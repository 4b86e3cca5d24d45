import { createEmailBuildContextInput } from '@console/admin-contracts';
import { administrators, implementNode, longText, mutationField, one } from '@console/api-kit';
import { mailTargetOf } from '@console/core-api';
import { MailTarget } from '../email/MailTarget.ts';
import { EmailBuildContext, EmailTemplate } from '../nodes.ts';
import { emailBuildContext } from '../tables.ts';
import { describedVariables } from './describedVariables.ts';
import { TemplateVariable } from './TemplateVariable.ts';
import { valuesOfRecord } from './valuesOfRecord.ts';

implementNode(EmailBuildContext, {
  description: 'The values of a record at one moment, with which a template is filled in.',
  rule: administrators,
  audit: true,
  lookup: 'emailBuildContext',
  fields: (t) => ({
    template: one(t, { from: emailBuildContext.templateId, to: () => EmailTemplate }),
    about: t.field({
      type: MailTarget,
      columns: ['targetResource', 'targetId'],
      resolve: ({ targetResource: resource, targetId: id }) => ({ resource, id }),
    }),
    data: t.string({
      description: 'The values of the variables, as JSON.',
      extensions: longText(10_000),
      columns: ['data'],
      resolve: ({ data }) => JSON.stringify(data, null, 2),
    }),
    variables: t.field({
      type: [TemplateVariable],
      columns: ['targetResource', 'data'],
      resolve: ({ targetResource, data }) => describedVariables(mailTargetOf(targetResource).variables, data),
    }),
  }),
});

mutationField('createEmailBuildContext', {
  description: 'Keeps the values of a record for a template, as they are now.',
  rule: administrators,
  input: createEmailBuildContextInput,
  changes: EmailBuildContext,
  write: async (writing, { template: given, record }) => {
    const template = await writing.refer(EmailTemplate, given, 'template');
    const { target, id, values } = await valuesOfRecord(writing.tx, record, template.targetResource);
    return writing.insert(EmailBuildContext, {
      templateId: template.id,
      targetResource: target,
      targetId: id,
      data: values,
    });
  },
});
