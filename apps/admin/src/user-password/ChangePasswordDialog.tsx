import { changeOwnPasswordInput, LEAST_PASSWORD } from '@console/core-contracts';
import { Field, PasswordInput } from '@console/design-system/field';
import { Text } from '@console/design-system/layout';
import { type ConsoleForm, emptyValues, FormDialog, useConsoleForm, useFormField } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ChangePasswordDialogMutation } from './__generated__/ChangePasswordDialogMutation.graphql.ts';

/** Changes the own password. It asks for the present one. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { commit, error } = useConsoleMutation<ChangePasswordDialogMutation>(
    graphql`
      mutation ChangePasswordDialogMutation($input: changeOwnPasswordInput!) {
        changeOwnPassword(input: $input) {
          user {
            ...UserDetailPage_user
          }
        }
      }
    `,
    { success: () => ({ text: 'Your password is changed. Your other sessions have ended.' }) },
  );
  const [saved] = useState(() => emptyValues(changeOwnPasswordInput));
  const form = useConsoleForm({
    name: 'change-password',
    input: changeOwnPasswordInput,
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
      title="Change your password"
      submit="Change password"
      failed="The password was not changed."
    >
      <SecretField form={form} name="currentPassword" autoComplete="current-password" />
      <SecretField
        form={form}
        name="password"
        label="New password"
        hint={`At least ${LEAST_PASSWORD} characters.`}
        autoComplete="new-password"
      />
      <Text role="meta">Your other sessions end, and you get a mail about the change.</Text>
    </FormDialog>
  );
}

interface SecretFieldProps {
  readonly form: ConsoleForm<typeof changeOwnPasswordInput>;
  readonly name: keyof (typeof changeOwnPasswordInput)['shape'];
  readonly label?: string;
  readonly hint?: string;
  readonly autoComplete: string;
}

function SecretField({ autoComplete, ...field }: SecretFieldProps) {
  const { value, set, leave, fieldProps } = useFormField(field);
  return (
    <Field {...fieldProps}>
      <PasswordInput
        value={typeof value === 'string' ? value : ''}
        onChange={set}
        onBlur={leave}
        autoComplete={autoComplete}
      />
    </Field>
  );
}
