import { createCourseVersionInput, defaultDurationDays, defaultOutline } from '@console/classes-contracts';
import { SubjectField } from '@console/classes-web';
import { emptyValues, FormDialog, NumberField, TextField, useConsoleForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { CreateCourseDialogMutation } from './__generated__/CreateCourseDialogMutation.graphql.ts';

export interface CreateCourseDialogProps {
  readonly onClose: () => void;
  /** Called with the id of the new course. */
  readonly onCreated: (course: string) => void;
}

/** The dialog 'Create Course' (C§2). It creates the course with its first version. */
export function CreateCourseDialog({ onClose, onCreated }: CreateCourseDialogProps) {
  const { commit, error } = useConsoleMutation<CreateCourseDialogMutation>(
    graphql`
      mutation CreateCourseDialogMutation($input: createCourseVersionInput!) {
        createCourseVersion(input: $input) {
          courseVersion {
            id
            course {
              id
            }
          }
        }
      }
    `,
    { success },
  );
  const [saved] = useState(() =>
    emptyValues(createCourseVersionInput, { durationDays: defaultDurationDays, outline: defaultOutline }),
  );
  const form = useConsoleForm({
    name: 'create-course',
    input: createCourseVersionInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createCourseVersion }) => {
      const course = createCourseVersion?.courseVersion?.course;
      if (course) onCreated(course.id);
      else onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Create Course"
      submit="Create course"
      failed="The course was not created."
    >
      <TextField form={form} name="title" counter />
      <SubjectField form={form} name="subject" placeholder="Select a subject" />
      <NumberField form={form} name="durationDays" />
      <TextField form={form} name="reference" hint="Leave it empty to get the next one, such as CO-1001." />
    </FormDialog>
  );
}

const success = () => ({ text: 'Course successfully saved' });
