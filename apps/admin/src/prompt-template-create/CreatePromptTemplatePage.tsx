import { createPromptTemplateInput, promptTemplateLinks } from '@console/admin-contracts';
import { emptyValues, FormDialog, TextAreaField, TextField, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import PromptTemplateListPage from '../prompt-template-list/PromptTemplateListPage.tsx';
import type { CreatePromptTemplatePageMutation } from './__generated__/CreatePromptTemplatePageMutation.graphql.ts';

/** The list of prompt templates with the dialog for a new one over it (ADM-10). Its address opens it from everywhere. */
export default function CreatePromptTemplatePage() {
  return (
    <>
      <PromptTemplateListPage />
      <CreatePromptTemplateDialog />
    </>
  );
}

function CreatePromptTemplateDialog() {
  const { commit, error } = useConsoleMutation<CreatePromptTemplatePageMutation>(
    graphql`
      mutation CreatePromptTemplatePageMutation($input: createPromptTemplateInput!) {
        createPromptTemplate(input: $input) {
          promptTemplate {
            id
          }
        }
      }
    `,
    { success },
  );
  const [saved] = useState(() => emptyValues(createPromptTemplateInput));
  const form = useConsoleForm({
    name: 'create-prompt-template',
    input: createPromptTemplateInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createPromptTemplate }) => {
      const template = createPromptTemplate?.promptTemplate;
      return leave(template ? promptTemplateLinks.detail(template.id) : promptTemplateLinks.list());
    },
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  return (
    <FormDialog
      form={form}
      onClose={() => void leave(listAddress(promptTemplateLinks.list()))}
      title="New prompt template"
      submit="Create prompt template"
      failed="The prompt template was not created."
    >
      <TextField form={form} name="name" />
      <TextAreaField form={form} name="description" lines={2} />
      <TextAreaField
        form={form}
        name="body"
        lines={6}
        hint="Words in {{ }} are variables. Their sample values follow on the next screen."
      />
    </FormDialog>
  );
}

const success = () => ({ text: 'Prompt template successfully saved' });
