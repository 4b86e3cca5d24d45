import { classLinks, createSubjectInput } from '@console/classes-contracts';
import { emptyValues, FormDialog, TextField, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import SubjectListPage from '../subject-list/SubjectListPage.tsx';
import type { CreateSubjectPageMutation } from './__generated__/CreateSubjectPageMutation.graphql.ts';

/** The list of subjects with the dialog for a new one over it (CLS-14). Its address opens it from everywhere. */
export default function CreateSubjectPage() {
  return (
    <>
      <SubjectListPage />
      <CreateSubjectDialog />
    </>
  );
}

function CreateSubjectDialog() {
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
    <FormDialog
      form={form}
      onClose={() => void leave(listAddress(classLinks.subjects()))}
      title="New subject"
      submit="Create subject"
      failed="The subject was not created."
    >
      <TextField form={form} name="title" counter />
    </FormDialog>
  );
}

const success = () => savedNotice('Subject');
