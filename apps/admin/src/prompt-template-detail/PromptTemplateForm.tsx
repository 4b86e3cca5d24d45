import { updatePromptTemplateInput } from '@console/admin-contracts';
import { Card } from '@console/design-system/card';
import { CodeEditor } from '@console/design-system/code-editor';
import { Field } from '@console/design-system/field';
import { Stack, WorkAndLook } from '@console/design-system/layout';
import {
  type ConsoleForm,
  Form,
  TextAreaField,
  TextField,
  useFormField,
  useFormValues,
  useLeaving,
  useRecordForm,
} from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { PromptTemplateForm_template$key } from './__generated__/PromptTemplateForm_template.graphql.ts';
import type { PromptTemplateFormMutation } from './__generated__/PromptTemplateFormMutation.graphql.ts';
import { PromptPreview } from './PromptPreview.tsx';
import { SamplesCard, samplesIn } from './SamplesCard.tsx';
import { usePromptPreview } from './usePromptPreview.ts';

/** The fields of a prompt template, with its variables and its preview beside them. Another prompt makes a version. */
export function PromptTemplateForm({ template: key }: { readonly template: PromptTemplateForm_template$key }) {
  const template = useFragment(
    graphql`
      fragment PromptTemplateForm_template on PromptTemplate {
        id
        version
        name
        description
        body
        variables
        samples {
          variable
          value
        }
        ...lastChange_record @relay(mask: false)
      }
    `,
    key,
  );
  const write = useConsoleMutation<PromptTemplateFormMutation>(
    graphql`
      mutation PromptTemplateFormMutation($input: updatePromptTemplateInput!) {
        updatePromptTemplate(input: $input) {
          promptTemplate {
            ...PromptTemplateDetailPage_template
          }
        }
      }
    `,
    { success },
  );
  const form = useRecordForm({
    name: `prompt-template-${template.id}`,
    input: updatePromptTemplateInput,
    record: template,
    write,
  });
  useLeaving(form.changed);
  const { body, samples } = useFormValues(form);
  const prompt = body ? { body, samples: samplesIn(samples) } : null;
  const preview = usePromptPreview(prompt, template, form.changed);
  return (
    <Form form={form} submit="Save prompt template" failed="The prompt template was not saved.">
      <WorkAndLook
        look={
          <>
            <SamplesCard form={form} variables={prompt ? preview.variables : []} />
            <PromptPreview preview={preview} isEmpty={prompt === null} />
          </>
        }
      >
        <Card title="Prompt template">
          <Stack>
            <TextField form={form} name="name" />
            <TextAreaField form={form} name="description" lines={2} />
            <BodyField form={form} />
          </Stack>
        </Card>
      </WorkAndLook>
    </Form>
  );
}

function BodyField({ form }: { readonly form: ConsoleForm<typeof updatePromptTemplateInput> }) {
  const { value, set, leave, fieldProps } = useFormField({ form, name: 'body' });
  const text = typeof value === 'string' ? value : '';
  return (
    <Field {...fieldProps} hint="Plain text. Words in {{ }} are variables.">
      <CodeEditor language="text" value={text} onChange={set} onBlur={leave} height={320} />
    </Field>
  );
}

const success = () => ({ text: 'Prompt template successfully saved' });
