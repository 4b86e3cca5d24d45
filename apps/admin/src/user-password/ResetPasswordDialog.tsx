import { updateUserPasswordInput } from '@console/core-contracts';
import { Text } from '@console/design-system/layout';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ResetPasswordDialog_user$key } from './__generated__/ResetPasswordDialog_user.graphql.ts';
import type { ResetPasswordDialogMutation } from './__generated__/ResetPasswordDialogMutation.graphql.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordResetDialog } from './PasswordResetDialog.tsx';

export interface ResetPasswordDialogProps {
  readonly user: ResetPasswordDialog_user$key;
  readonly onClose: () => void;
}

/** Gives a user another password (C§5, C§7), and then shows it once. */
export function ResetPasswordDialog({ user: key, onClose }: ResetPasswordDialogProps) {
  const { id, person } = useFragment(
    graphql`
      fragment ResetPasswordDialog_user on User {
        id
        person {
          fullName
        }
      }
    `,
    key,
  );
  const { commit, error } = useConsoleMutation<ResetPasswordDialogMutation>(graphql`
    mutation ResetPasswordDialogMutation($input: updateUserPasswordInput!) {
      updateUserPassword(input: $input) {
        user {
          ...UserDetailPage_user
        }
      }
    }
  `);
  const [saved] = useState(() => emptyValues(updateUserPasswordInput, { id }));
  const [password, setPassword] = useState<string | null>(null);
  const form = useConsoleForm({
    name: 'reset-password',
    input: updateUserPasswordInput,
    saved,
    save: async (input) => (await commit({ input })) && input,
    error,
    onSaved: (input) => setPassword(input.password),
    keepDraft: false,
  });
  if (password !== null) return <PasswordResetDialog name={person.fullName} password={password} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Reset the password of ${person.fullName}`}
      submit="Reset password"
      failed="The password was not reset."
    >
      <Text>
        All sessions of {person.fullName} end at once. The new password works for one sign-in, and must be changed then.{' '}
        {person.fullName} gets a mail that says who reset it, without the password.
      </Text>
      <NewPasswordField form={form} />
    </FormDialog>
  );
}
