import { updateEmailSampleDataInput } from '@console/admin-contracts';
import { administrators, implementNode, invalidInput, listField, longText, mutationField } from '@console/api-kit';
import { type KeptValues, mailTargetOf, whyNotValues } from '@console/core-api';
import type { MailTargetResource } from '@console/core-contracts';
import { MailTargetResourceType } from '../email/MailTarget.ts';
import { EmailSampleData } from '../nodes.ts';
import { emailSampleData } from '../tables.ts';
import { describedVariables } from './describedVariables.ts';
import { usableSample } from './sampleDataOf.ts';
import { TemplateVariable } from './TemplateVariable.ts';

implementNode(EmailSampleData, {
  description: 'What the templates of one kind of record are tried with.',
  rule: administrators,
  audit: true,
  fields: (t) => ({
    target: t.expose('targetResource', { type: MailTargetResourceType }),
    data: t.string({
      description: 'The values of the variables, as JSON.',
      extensions: longText(10_000),
      columns: ['targetResource', 'data'],
      resolve: ({ targetResource, data }) => JSON.stringify(usableSample(targetResource, data), null, 2),
    }),
    isExample: t.boolean({
      description: 'Whether it is the examples of the variables.',
      columns: ['data'],
      resolve: ({ data }) => data === null,
    }),
    variables: t.field({
      type: [TemplateVariable],
      columns: ['targetResource', 'data'],
      resolve: ({ targetResource, data }) =>
        describedVariables(mailTargetOf(targetResource).variables, usableSample(targetResource, data)),
    }),
  }),
});

listField('emailSampleData', EmailSampleData, {
  description: 'What templates are tried with, for each kind of record.',
  rule: administrators,
  order: { target: emailSampleData.targetResource },
  defaultOrder: { target: 'ASC' },
  size: 20,
});

mutationField('updateEmailSampleData', {
  description: 'Keeps what the templates of a kind of record are tried with. Null uses the examples of its variables.',
  rule: administrators,
  input: updateEmailSampleDataInput,
  describe: { data: 'The value of each variable, as JSON.' },
  changes: EmailSampleData,
  write: async (writing, { id, version, data }) => {
    const kept = await writing.lock(EmailSampleData, { id, version });
    return writing.update(EmailSampleData, kept, {
      data: typeof data === 'string' ? valuesIn(data, kept.targetResource) : data,
    });
  },
});

/** @throws a violation for each variable that has no value of its kind. */
function valuesIn(text: string, target: MailTargetResource): KeptValues {
  let read: KeptValues;
  try {
    read = JSON.parse(text) as KeptValues;
  } catch {
    throw invalidInput({ path: 'data', message: 'The sample data is not written as JSON.' });
  }
  const [first, ...others] = whyNotValues(mailTargetOf(target).variables, read).map((message) => ({
    path: 'data',
    message,
  }));
  if (first) throw invalidInput(first, ...others.slice(0, 19));
  return read;
}
