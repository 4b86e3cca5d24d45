import { updateSubjectInput } from '@console/classes-contracts';
import { FormDialog, TextField, useRecordForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { EditSubjectDialog_subject$key } from './__generated__/EditSubjectDialog_subject.graphql.ts';
import type { EditSubjectDialogMutation } from './__generated__/EditSubjectDialogMutation.graphql.ts';

export interface EditSubjectDialogProps {
  readonly subject: EditSubjectDialog_subject$key;
  readonly onClose: () => void;
}

/** Changes the title of a subject. The list is in the order of the titles, so it is asked for again. */
export function EditSubjectDialog({ subject: key, onClose }: EditSubjectDialogProps) {
  const subject = useFragment(
    graphql`
      fragment EditSubjectDialog_subject on Subject {
        id
        version
        ...lastChange_record @relay(mask: false)
        title
      }
    `,
    key,
  );
  const { commit, error } = useConsoleMutation<EditSubjectDialogMutation>(
    graphql`
      mutation EditSubjectDialogMutation($input: updateSubjectInput!) {
        updateSubject(input: $input) {
          subject {
            ...EditSubjectDialog_subject
          }
        }
      }
    `,
    { success: () => ({ text: 'Saved successfully.' }) },
  );
  const form = useRecordForm({
    name: `edit-subject ${subject.id}`,
    input: updateSubjectInput,
    record: subject,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Edit subject"
      submit="Save subject"
      failed="The subject was not saved."
    >
      <TextField form={form} name="title" counter />
    </FormDialog>
  );
}
