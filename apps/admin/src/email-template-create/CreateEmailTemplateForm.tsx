import { createEmailTemplateInput, emailTemplateLinks, emailTemplateTypes } from '@console/admin-contracts';
import { type MailTargetResource, mailTargetResources } from '@console/core-contracts';
import { Pairs, Text } from '@console/design-system/layout';
import { emptyValues, Form, SelectField, useConsoleForm, useFormValues, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { newDesign } from '../email-template-design/design.ts';
import type { TemplateFields_sampleData$key } from '../email-template-form/__generated__/TemplateFields_sampleData.graphql.ts';
import { TemplateFields } from '../email-template-form/TemplateFields.tsx';
import type { CreateEmailTemplateFormMutation } from './__generated__/CreateEmailTemplateFormMutation.graphql.ts';

interface CreateEmailTemplateFormProps {
  /** The sample data of each kind of record. */
  readonly samples: readonly (TemplateFields_sampleData$key & { readonly target: string })[];
}

const firstBodies = { html: '<p>Dear …</p>\n', unlayer: JSON.stringify(newDesign()) };

/** The form for a new template. It leads to the template. */
export function CreateEmailTemplateForm({ samples }: CreateEmailTemplateFormProps) {
  const { commit, error } = useConsoleMutation<CreateEmailTemplateFormMutation>(
    graphql`
      mutation CreateEmailTemplateFormMutation($input: createEmailTemplateInput!) {
        createEmailTemplate(input: $input) {
          emailTemplate {
            id
          }
        }
      }
    `,
    { success: () => savedNotice('Email template') },
  );
  const [saved] = useState(() =>
    emptyValues(createEmailTemplateInput, { type: 'unlayer', target: 'booking', body: firstBodies.unlayer }),
  );
  const form = useConsoleForm({
    name: 'create-email-template',
    input: createEmailTemplateInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createEmailTemplate }) => {
      const template = createEmailTemplate?.emailTemplate;
      return leave(template ? emailTemplateLinks.detail(template.id) : emailTemplateLinks.list());
    },
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  const { type: chosenType, target: chosenTarget, body } = useFormValues(form);
  const type = chosenType === 'html' ? 'html' : 'unlayer';
  const target: MailTargetResource = mailTargetResources.values.find((each) => each === chosenTarget) ?? 'booking';
  // Each type keeps its own body while the other one is looked at.
  const bodies = useRef<Record<string, string>>({ ...firstBodies });
  const shownType = useRef(type);
  const { setValue } = form.state;
  useEffect(() => {
    if (shownType.current === type) return;
    bodies.current[shownType.current] = body ?? '';
    shownType.current = type;
    setValue('body', bodies.current[type] ?? '', { shouldDirty: true });
  }, [type, body, setValue]);
  const sampleData = samples.find((sample) => sample.target === target);
  return (
    <Form
      form={form}
      submit="Create template"
      failed="The template was not created."
      onCancel={() => leave(listAddress(emailTemplateLinks.list()))}
    >
      {sampleData && (
        <TemplateFields form={form} type={type} target={target} sampleData={sampleData}>
          <Pairs least={160}>
            <SelectField form={form} name="target" options={mailTargetResources.options} />
            <SelectField form={form} name="type" options={emailTemplateTypes.options} />
          </Pairs>
          <Text role="meta">
            {type === 'html' ? 'The whole page is written as code.' : 'Texts, pictures and buttons, without code.'} The
            type stays once the template is created.
          </Text>
        </TemplateFields>
      )}
    </Form>
  );
}
