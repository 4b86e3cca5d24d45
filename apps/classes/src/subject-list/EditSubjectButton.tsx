import { EditButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditSubjectButton_subject$key } from './__generated__/EditSubjectButton_subject.graphql.ts';
import { EditSubjectDialog } from './EditSubjectDialog.tsx';

/** Opens the dialog that changes a subject. */
export function EditSubjectButton({ subject: key }: { subject: EditSubjectButton_subject$key }) {
  const subject = useFragment(
    graphql`
      fragment EditSubjectButton_subject on Subject {
        title
        ...EditSubjectDialog_subject
      }
    `,
    key,
  );
  const [editing, setEditing] = useState(false);
  return (
    <>
      <EditButton label={`Edit ${subject.title}`} onClick={() => setEditing(true)} />
      {editing && <EditSubjectDialog subject={subject} onClose={() => setEditing(false)} />}
    </>
  );
}
