import { classLinks, createSubjectInput } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { emptyValues, Form, TextField, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { CreateSubjectPageMutation } from './__generated__/CreateSubjectPageMutation.graphql.ts';

/** The page for a new subject (CLS-14). */
export default function CreateSubjectPage() {
  const { commit, error } = useConsoleMutation<CreateSubjectPageMutation>(
    graphql`
      mutation CreateSubjectPageMutation($input: createSubjectInput!) {
        createSubject(input: $input) {
          subject {
            id
            title
          }
        }
      }
    `,
    { success },
  );
  const [saved] = useState(() => emptyValues(createSubjectInput));
  const form = useConsoleForm({
    name: 'create-subject',
    input: createSubjectInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: () => leave(classLinks.subjects()),
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  return (
    <PageFrame variant="card" title="New subject">
      <Card>
        <Form
          form={form}
          submit="Create subject"
          failed="The subject was not created."
          onCancel={() => leave(listAddress(classLinks.subjects()))}
        >
          <TextField form={form} name="title" counter />
        </Form>
      </Card>
    </PageFrame>
  );
}

const success = () => ({ text: 'Saved successfully.' });
