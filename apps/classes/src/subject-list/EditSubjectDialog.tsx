import { updateSubjectInput } from '@console/classes-contracts';
import { RecordDialog, TextField, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
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
  const write = useConsoleMutation<EditSubjectDialogMutation>(
    graphql`
      mutation EditSubjectDialogMutation($input: updateSubjectInput!) {
        updateSubject(input: $input) {
          subject {
            ...EditSubjectDialog_subject
          }
        }
      }
    `,
    { success: () => savedNotice('Subject') },
  );
  const form = useRecordForm({
    name: `edit-subject ${subject.id}`,
    input: updateSubjectInput,
    record: subject,
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} onClose={onClose} what="subject">
      <TextField form={form} name="title" counter />
    </RecordDialog>
  );
}
