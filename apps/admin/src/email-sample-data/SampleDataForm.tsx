import { updateEmailSampleDataInput } from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { CodeEditor } from '@console/design-system/code-editor';
import { Field } from '@console/design-system/field';
import { MainAndAside } from '@console/design-system/layout';
import { type ConsoleForm, Form, useFormField, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { VariablesCard } from '../email-template-form/VariablesCard.tsx';
import type { SampleDataForm_sample$key } from './__generated__/SampleDataForm_sample.graphql.ts';
import type { SampleDataFormMutation } from './__generated__/SampleDataFormMutation.graphql.ts';

/** The sample data of one kind of record as JSON. Without own data, the examples of its variables are used. */
export function SampleDataForm({ sample: key }: { readonly sample: SampleDataForm_sample$key }) {
  const sample = useFragment(
    graphql`
      fragment SampleDataForm_sample on EmailSampleData {
        id
        version
        data
        isExample
        variables {
          ...VariablesCard_variables
        }
        ...lastChange_record @relay(mask: false)
      }
    `,
    key,
  );
  const write = useConsoleMutation<SampleDataFormMutation>(
    graphql`
      mutation SampleDataFormMutation($input: updateEmailSampleDataInput!) {
        updateEmailSampleData(input: $input) {
          emailSampleData {
            ...SampleDataForm_sample
          }
        }
      }
    `,
    { success: () => savedNotice('Sample data') },
  );
  const form = useRecordForm({
    name: `sample-data-${sample.id}`,
    input: updateEmailSampleDataInput,
    record: sample,
    write,
  });
  const { id, version, isExample, variables } = sample;
  return (
    <Form
      form={form}
      submit="Save sample data"
      failed="The sample data was not saved."
      also={
        !isExample && (
          <Button
            disabled={form.saving || write.pending}
            onClick={() => void write.commit({ input: { id, version, data: null } })}
          >
            Use the examples again
          </Button>
        )
      }
    >
      <MainAndAside asideWidth={344} aside={<VariablesCard variables={variables} />}>
        <Card title="Values">
          <DataField form={form} />
        </Card>
      </MainAndAside>
    </Form>
  );
}

function DataField({ form }: { readonly form: ConsoleForm<typeof updateEmailSampleDataInput> }) {
  const { value, set, leave, fieldProps } = useFormField({ form, name: 'data' });
  return (
    <Field
      {...fieldProps}
      hint="JSON. Money is pence, moments are in UTC, null is a value that a record does not have."
    >
      <CodeEditor
        language="json"
        value={typeof value === 'string' ? value : ''}
        onChange={set}
        onBlur={leave}
        height={480}
      />
    </Field>
  );
}
