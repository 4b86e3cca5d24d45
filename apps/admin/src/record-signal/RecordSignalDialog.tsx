import {
  createSaleSignalInput,
  saleSignalIntents,
  saleSignalLinks,
  saleSignalPriorities,
} from '@console/admin-contracts';
import { UserField } from '@console/core-web';
import { Grid, Stack, Text } from '@console/design-system/layout';
import { emptyValues, FormDialog, NumberField, SelectField, TextAreaField, useConsoleForm } from '@console/forms';
import { useNavigate } from '@console/platform/router';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { RecordSignalDialogMutation } from './__generated__/RecordSignalDialogMutation.graphql.ts';
import { TagsField } from './TagsField.tsx';

export interface RecordSignalDialogProps {
  /** The feedback's id. */
  readonly feedback: string;
  readonly who: string;
  readonly questionId: string;
  /** The answer in which the possible sale shows. */
  readonly texts: readonly string[];
  readonly onClose: () => void;
}

/** Records a possible sale that shows in an answer (C§2). */
export function RecordSignalDialog({ feedback, who, questionId, texts, onClose }: RecordSignalDialogProps) {
  const navigate = useNavigate();
  const { commit, error } = useConsoleMutation<RecordSignalDialogMutation>(
    graphql`
      mutation RecordSignalDialogMutation($input: createSaleSignalInput!) {
        createSaleSignal(input: $input) {
          saleSignal {
            id
          }
        }
      }
    `,
    {
      success: ({ createSaleSignal }) => {
        const signal = createSaleSignal?.saleSignal;
        return {
          text: 'The sale signal is recorded.',
          ...(signal && {
            action: { label: 'Open it', run: () => void navigate(saleSignalLinks.detail(signal.id)) },
          }),
        };
      },
    },
  );
  const [saved] = useState(() => emptyValues(createSaleSignalInput, { feedback, questionId }));
  const form = useConsoleForm({
    ...{ name: `record-signal-${questionId}`, input: createSaleSignalInput, saved, error },
    save: (input) => commit({ input }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Record a sale signal"
      subtitle={who}
      submit="Record sale signal"
      failed="The sale signal was not recorded."
      onClose={onClose}
      tall
    >
      <Stack>
        <Stack gap="xs">
          <Text role="meta">The answer</Text>
          <Text>“{texts.join(' ')}”</Text>
        </Stack>
        <TextAreaField form={form} name="description" />
        <Grid columns={2}>
          <SelectField
            form={form}
            name="intentType"
            options={saleSignalIntents.options}
            placeholder="Choose an intent"
          />
          <SelectField
            form={form}
            name="priority"
            options={saleSignalPriorities.options}
            placeholder="Choose a priority"
          />
          <NumberField form={form} name="confidence" label="Confidence (%)" />
          <UserField form={form} name="assignedTo" managers chosen={null} placeholder="Nobody" />
        </Grid>
        <TagsField form={form} />
      </Stack>
    </FormDialog>
  );
}
