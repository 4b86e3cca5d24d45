import { classLinks, createTrainerCourseInput } from '@console/classes-contracts';
import { TeachableCourseField } from '@console/classes-web';
import { Stack } from '@console/design-system/layout';
import { emptyValues, Form, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { TrainerSkillFields } from '../trainer-detail/TrainerSkillFields.tsx';
import type { AddTrainerCourseFormMutation } from './__generated__/AddTrainerCourseFormMutation.graphql.ts';

export interface AddTrainerCourseFormProps {
  /** The trainer's id. */
  readonly trainer: string;
  readonly onAdded: () => void;
}

/** Adds one course to the courses that a trainer can teach. */
export function AddTrainerCourseForm({ trainer, onAdded }: AddTrainerCourseFormProps) {
  const { commit, error } = useConsoleMutation<AddTrainerCourseFormMutation>(
    graphql`
      mutation AddTrainerCourseFormMutation($input: createTrainerCourseInput!) {
        createTrainerCourse(input: $input) {
          trainerCourse {
            id
            trainer {
              ...TrainerCoursesCard_trainer
            }
          }
        }
      }
    `,
    { success: () => ({ text: 'Course added successfully' }) },
  );
  const [saved] = useState(() => emptyValues(createTrainerCourseInput, { trainer }));
  const form = useConsoleForm({
    name: `add-course to ${trainer}`,
    input: createTrainerCourseInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: onAdded,
  });
  const leave = useLeaving(form.changed);
  return (
    <Form
      form={form}
      submit="Add course"
      failed="The course was not added."
      onCancel={() => leave(classLinks.trainer(trainer))}
    >
      <Stack>
        <TeachableCourseField form={form} name="course" trainer={trainer} placeholder="Select a course" />
        <TrainerSkillFields form={form} />
      </Stack>
    </Form>
  );
}
