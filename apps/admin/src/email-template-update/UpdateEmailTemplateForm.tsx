import { emailTemplateLinks, updateEmailTemplateInput } from '@console/admin-contracts';
import { Form, useLeaving, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TemplateFields_sampleData$key } from '../email-template-form/__generated__/TemplateFields_sampleData.graphql.ts';
import { TemplateFields } from '../email-template-form/TemplateFields.tsx';
import type { UpdateEmailTemplateForm_template$key } from './__generated__/UpdateEmailTemplateForm_template.graphql.ts';
import type { UpdateEmailTemplateFormMutation } from './__generated__/UpdateEmailTemplateFormMutation.graphql.ts';

interface UpdateEmailTemplateFormProps {
  readonly template: UpdateEmailTemplateForm_template$key;
  readonly sampleData: TemplateFields_sampleData$key;
}

/** The form of a template. Type and target stay, because the body is written for them. Another body makes a version. */
export function UpdateEmailTemplateForm({ template: key, sampleData }: UpdateEmailTemplateFormProps) {
  const template = useFragment(
    graphql`
      fragment UpdateEmailTemplateForm_template on EmailTemplate {
        id
        version
        name
        type
        target
        content {
          subject
          body
        }
        ...lastChange_record @relay(mask: false)
      }
    `,
    key,
  );
  const { id, type, target, content } = template;
  const record = useMemo(() => ({ ...template, ...content }), [template, content]);
  const write = useConsoleMutation<UpdateEmailTemplateFormMutation>(
    graphql`
      mutation UpdateEmailTemplateFormMutation($input: updateEmailTemplateInput!) {
        updateEmailTemplate(input: $input) {
          emailTemplate {
            ...UpdateEmailTemplateForm_template
          }
        }
      }
    `,
    { success: () => savedNotice('Email template') },
  );
  const form = useRecordForm({
    name: 'update-email-template',
    input: updateEmailTemplateInput,
    record,
    write,
    onSaved: () => leave(emailTemplateLinks.detail(id)),
  });
  const leave = useLeaving(form.changed);
  return (
    <Form
      form={form}
      submit="Save template"
      failed="The template was not saved."
      onCancel={() => leave(emailTemplateLinks.detail(id))}
    >
      <TemplateFields form={form} type={type} target={target} sampleData={sampleData} />
    </Form>
  );
}
