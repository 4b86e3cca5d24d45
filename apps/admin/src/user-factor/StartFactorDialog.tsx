import { ownPasswordForm } from '@console/core-contracts';
import { Text } from '@console/design-system/layout';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useState } from 'react';
import { PresentPasswordField } from './secretFields.tsx';
import { type SetUp, useStartFactor } from './useStartFactor.ts';

export interface StartFactorDialogProps {
  readonly onStarted: (setUp: SetUp) => void;
  readonly onClose: () => void;
}

/** The first step to a second factor: the present password. */
export function StartFactorDialog({ onStarted, onClose }: StartFactorDialogProps) {
  const { start, error } = useStartFactor();
  const [saved] = useState(() => emptyValues(ownPasswordForm));
  const form = useConsoleForm({
    name: 'start-second-factor',
    input: ownPasswordForm,
    saved,
    save: start,
    error,
    onSaved: onStarted,
    keepDraft: false,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Set up a second factor"
      submit="Continue"
      failed="The second factor was not set up."
    >
      <Text>You need an authenticator app on your phone.</Text>
      <PresentPasswordField form={form} name="password" />
    </FormDialog>
  );
}
