import { classLinks, createPublicScheduleInput } from '@console/classes-contracts';
import {
  blankSessions,
  ClassToHoldFields,
  CourseOfClassField,
  TrainerClashes,
  TrainerOfClassField,
  useTrainerClashes,
  withoutUnusedParts,
} from '@console/classes-web';
import { Stack } from '@console/design-system/layout';
import { emptyValues, Form, useConsoleForm, useFormValues, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ScheduleCreateFormMutation } from './__generated__/ScheduleCreateFormMutation.graphql.ts';

/** The form for a new public schedule with its class and sessions. It leads to the schedule. */
export function ScheduleCreateForm() {
  const { commit, error } = useConsoleMutation<ScheduleCreateFormMutation>(
    graphql`
      mutation ScheduleCreateFormMutation($input: createPublicScheduleInput!) {
        createPublicSchedule(input: $input) {
          publicSchedule {
            id
          }
        }
      }
    `,
    // A purchase order for the trainer may follow.
    { success: () => ({ text: 'Public Schedule saved successfully.' }) },
  );
  const [saved] = useState(() => emptyValues(createPublicScheduleInput, { sessions: blankSessions(1) }));
  const form = useConsoleForm({
    name: 'create-public-schedule',
    input: createPublicScheduleInput,
    saved,
    withoutUnused: withoutUnusedParts,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createPublicSchedule }) => {
      const schedule = createPublicSchedule?.publicSchedule;
      return leave(schedule ? classLinks.publicSchedule(schedule.id) : classLinks.publicSchedules());
    },
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  const { trainer, sessions } = useFormValues(form);
  const clashes = useTrainerClashes(trainer, sessions, null);
  return (
    <Form
      form={form}
      submit="Create public schedule"
      failed="The public schedule was not created."
      onCancel={() => leave(listAddress(classLinks.publicSchedules()))}
    >
      <Stack>
        <CourseOfClassField form={form} />
        <ClassToHoldFields form={form} />
        {/* Below the sessions, because who can teach depends on their days. */}
        <TrainerOfClassField form={form} />
        <TrainerClashes found={clashes} />
      </Stack>
    </Form>
  );
}
