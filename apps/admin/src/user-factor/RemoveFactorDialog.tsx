import { removeSecondFactorInput } from '@console/core-contracts';
import { Text } from '@console/design-system/layout';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { RemoveFactorDialogMutation } from './__generated__/RemoveFactorDialogMutation.graphql.ts';
import { CodeField, PresentPasswordField } from './secretFields.tsx';

/** Removes the own second factor. */
export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { commit, error } = useConsoleMutation<RemoveFactorDialogMutation>(
    graphql`
      mutation RemoveFactorDialogMutation($input: removeSecondFactorInput!) {
        removeSecondFactor(input: $input) {
          user {
            ...SecondFactorCard_user
          }
        }
      }
    `,
    { success: () => ({ text: 'Your second factor is removed.' }) },
  );
  const [saved] = useState(() => emptyValues(removeSecondFactorInput));
  const form = useConsoleForm({
    name: 'remove-second-factor',
    input: removeSecondFactorInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
    keepDraft: false,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Remove the second factor"
      submit="Remove"
      failed="The second factor was not removed."
    >
      <Text>Signing in then asks for your password alone. Your recovery codes no longer work.</Text>
      <PresentPasswordField form={form} name="password" />
      <CodeField form={form} name="code" hint="Of your authenticator app, or a recovery code." />
    </FormDialog>
  );
}
