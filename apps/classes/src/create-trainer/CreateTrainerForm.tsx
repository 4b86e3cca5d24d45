import { classLinks, createTrainerInput, trainerStatuses } from '@console/classes-contracts';
import { ContactFields } from '@console/core-web';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { emptyValues, Form, OptionalAddressFields, SelectField, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { CreateTrainerFormMutation } from './__generated__/CreateTrainerFormMutation.graphql.ts';

/** The form for a new trainer: contact, status and location. It leads to the new trainer. */
export function CreateTrainerForm() {
  const { commit, error } = useConsoleMutation<CreateTrainerFormMutation>(
    graphql`
      mutation CreateTrainerFormMutation($input: createTrainerInput!) {
        createTrainer(input: $input) {
          trainer {
            id
          }
        }
      }
    `,
    { success: () => ({ text: 'Trainer saved successfully' }) },
  );
  const [saved] = useState(() => emptyValues(createTrainerInput, { status: 'active' }));
  const form = useConsoleForm({
    name: 'create-trainer',
    input: createTrainerInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createTrainer }) => {
      const trainer = createTrainer?.trainer;
      return leave(trainer ? classLinks.trainer(trainer.id) : classLinks.trainers());
    },
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  return (
    <Form
      form={form}
      submit="Create trainer"
      failed="The trainer was not created."
      onCancel={() => leave(listAddress(classLinks.trainers()))}
    >
      <MainAndAside
        asideWidth={344}
        aside={<OptionalAddressFields form={form} name="location" add="Add a location" remove="Remove the location" />}
      >
        <Stack>
          <ContactFields form={form} />
          <SelectField form={form} name="status" options={trainerStatuses.options} />
        </Stack>
      </MainAndAside>
    </Form>
  );
}
