import { confirmSecondFactorInput } from '@console/core-contracts';
import { AuthenticatorKey } from '@console/core-web';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ConfirmFactorDialogMutation } from './__generated__/ConfirmFactorDialogMutation.graphql.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { CodeField } from './secretFields.tsx';
import { useForget } from './useForget.ts';
import type { SetUp } from './useStartFactor.ts';

interface ConfirmFactorDialogProps {
  readonly setUp: SetUp;
  readonly isMove: boolean;
  readonly onClose: () => void;
}

/** The second step: the QR code, and a code of the app that has scanned it. Then the recovery codes are shown. */
export function ConfirmFactorDialog({ setUp, isMove, onClose }: ConfirmFactorDialogProps) {
  const forget = useForget();
  const { commit, error } = useConsoleMutation<ConfirmFactorDialogMutation>(
    graphql`
      mutation ConfirmFactorDialogMutation($input: confirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) {
          user {
            ...SecondFactorCard_user
          }
          recoveryCodes {
            __id
            codes
          }
        }
      }
    `,
    { success: () => ({ text: isMove ? 'Your second factor has moved.' : 'Your second factor is set up.' }) },
  );
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [saved] = useState(() => emptyValues(confirmSecondFactorInput));
  const form = useConsoleForm({
    name: 'confirm-second-factor',
    input: confirmSecondFactorInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ confirmSecondFactor }) => {
      const made = confirmSecondFactor?.recoveryCodes;
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
      title={isMove ? 'Scan the code with the new device' : 'Scan the code'}
      submit="Confirm code"
      failed={isMove ? 'The second factor was not moved.' : 'The second factor was not set up.'}
    >
      <AuthenticatorKey {...setUp} />
      <CodeField form={form} name="code" hint="The six digits that the app shows now." />
    </FormDialog>
  );
}
