import { resendEmailInput } from '@console/admin-contracts';
import { FormDialog, initialValues, useConsoleForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ResendEmailDialogMutation } from './__generated__/ResendEmailDialogMutation.graphql.ts';
import { RecipientsField } from './RecipientsField.tsx';
import { useRecipients } from './useRecipients.ts';

export interface ResendEmailDialogProps {
  readonly email: { readonly id: string; readonly subject: string };
  readonly onClose: () => void;
}

/** Sends an email again, to addresses that the user adds (C§2). */
export function ResendEmailDialog({ email, onClose }: ResendEmailDialogProps) {
  const { commit, error } = useConsoleMutation<ResendEmailDialogMutation>(
    graphql`
      mutation ResendEmailDialogMutation($input: resendEmailInput!) {
        resendEmail(input: $input) {
          email {
            id
            to
            ...OtherLogsCard_email
          }
        }
      }
    `,
    { success: () => ({ text: 'Email is resent.' }) },
  );
  const [saved] = useState(() => initialValues(resendEmailInput, { id: email.id, to: [] }));
  const form = useConsoleForm({
    name: 'resend-email',
    input: resendEmailInput,
    saved,
    save: ({ id, to }) => commit({ input: { id, to } }),
    error,
    onSaved: onClose,
    keepDraft: false,
  });
  const recipients = useRecipients(form);
  return (
    <FormDialog
      form={recipients.form}
      onClose={onClose}
      title="Resend Email"
      subtitle={email.subject}
      submit="Send"
      failed="The email was not resent."
    >
      <RecipientsField recipients={recipients} />
    </FormDialog>
  );
}
