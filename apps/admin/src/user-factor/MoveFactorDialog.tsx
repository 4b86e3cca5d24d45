import { removeSecondFactorInput } from '@console/core-contracts';
import { Text } from '@console/design-system/layout';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useState } from 'react';
import type { StartFactorDialogProps } from './StartFactorDialog.tsx';
import { CodeField, PresentPasswordField } from './secretFields.tsx';
import { useStartFactor } from './useStartFactor.ts';

/** The first step to another device: the present password, and a code of the present device. */
export function MoveFactorDialog({ onStarted, onClose }: StartFactorDialogProps) {
  const { start, error } = useStartFactor();
  const [saved] = useState(() => emptyValues(removeSecondFactorInput));
  const form = useConsoleForm({
    name: 'move-second-factor',
    input: removeSecondFactorInput,
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
      title="Move the second factor to another device"
      submit="Continue"
      failed="The second factor was not moved."
    >
      <Text>The present device works until you have entered a code of the new one.</Text>
      <PresentPasswordField form={form} name="password" />
      <CodeField form={form} name="code" hint="Of the present device, or a recovery code." />
    </FormDialog>
  );
}
