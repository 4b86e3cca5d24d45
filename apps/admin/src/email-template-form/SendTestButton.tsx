import { emailLogLinks, testRecipientInput } from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { DialogPortal } from '@console/design-system/dialog';
import { Text } from '@console/design-system/layout';
import { emptyValues, FormDialog, TextField, useConsoleForm } from '@console/forms';
import { useSession } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { SendTestButtonMutation } from './__generated__/SendTestButtonMutation.graphql.ts';
import type { PreviewedTemplate } from './usePreview.ts';

/** Sends what is written to one address, filled in as the preview is. */
export function SendTestButton({ template }: { readonly template: PreviewedTemplate | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button disabled={template === null} onClick={() => setOpen(true)}>
        Send a test
      </Button>
      {open && template && (
        <DialogPortal>
          <SendTestDialog template={template} onClose={() => setOpen(false)} />
        </DialogPortal>
      )}
    </>
  );
}

function SendTestDialog({ template, onClose }: { readonly template: PreviewedTemplate; readonly onClose: () => void }) {
  const { commit, error } = useConsoleMutation<SendTestButtonMutation>(
    graphql`
      mutation SendTestButtonMutation($input: sendTestEmailInput!) {
        sendTestEmail(input: $input) {
          emailPreview {
            subject
          }
        }
      }
    `,
    {
      success: () => ({
        text: 'The test email is on its way.',
        details: ['Email logs tell when it has arrived at the mail server.'],
        link: { label: 'Email logs', to: emailLogLinks.list() },
      }),
    },
  );
  const { email } = useSession();
  const [saved] = useState(() => emptyValues(testRecipientInput, { to: email }));
  const form = useConsoleForm({
    name: 'send-test-email',
    input: testRecipientInput,
    saved,
    save: ({ to }) => commit({ input: { ...template, to } }),
    error,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Send a test"
      submit="Send test"
      failed="The test email was not sent."
      onClose={onClose}
    >
      <TextField form={form} name="to" />
      <Text role="meta">The mail is the one of the preview. Its subject begins with “Test:”.</Text>
    </FormDialog>
  );
}
