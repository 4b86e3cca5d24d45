import { newRecoveryCodesInput } from '@console/core-contracts';
import { Text } from '@console/design-system/layout';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { NewRecoveryCodesDialogMutation } from './__generated__/NewRecoveryCodesDialogMutation.graphql.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { CodeField, PresentPasswordField } from './secretFields.tsx';
import { useForget } from './useForget.ts';

/** Makes new recovery codes and shows them. */
export function NewRecoveryCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const forget = useForget();
  const { commit, error } = useConsoleMutation<NewRecoveryCodesDialogMutation>(graphql`
    mutation NewRecoveryCodesDialogMutation($input: newRecoveryCodesInput!) {
      newRecoveryCodes(input: $input) {
        user {
          ...SecondFactorCard_user
        }
        recoveryCodes {
          __id
          codes
        }
      }
    }
  `);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [saved] = useState(() => emptyValues(newRecoveryCodesInput));
  const form = useConsoleForm({
    name: 'new-recovery-codes',
    input: newRecoveryCodesInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ newRecoveryCodes }) => {
      const made = newRecoveryCodes?.recoveryCodes;
      if (made) forget(made.__id);
      setCodes(made?.codes ?? []);
    },
    keepDraft: false,
  });
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Make new recovery codes"
      submit="Make new codes"
      failed="The recovery codes were not made."
    >
      <Text>The codes that you have now no longer work then.</Text>
      <PresentPasswordField form={form} name="password" />
      <CodeField form={form} name="code" hint="Of your authenticator app, or a recovery code." />
    </FormDialog>
  );
}
