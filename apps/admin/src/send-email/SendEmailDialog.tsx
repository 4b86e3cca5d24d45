import { sendEmailInput } from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import {
  CheckboxGroupField,
  emptyValues,
  FormDialog,
  SelectField,
  useConsoleForm,
  useFormValues,
} from '@console/forms';
import { useConsoleMutation, useQueryOnDemand } from '@console/relay';
import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { RecipientsField } from '../resend-email/RecipientsField.tsx';
import { useRecipients } from '../resend-email/useRecipients.ts';
import type { SendEmailDialogMutation } from './__generated__/SendEmailDialogMutation.graphql.ts';
import type { SendEmailDialogQuery } from './__generated__/SendEmailDialogQuery.graphql.ts';
import { MailPreview } from './MailPreview.tsx';
import { PeopleOfRecord } from './PeopleOfRecord.tsx';

export interface SendEmailDialogProps {
  /** The id of the record that the email is about. */
  readonly record: string;
  readonly onClose: () => void;
}

/** Sends a template about a record: to whom, with which files, and how it looks. */
export function SendEmailDialog({ record, onClose }: SendEmailDialogProps) {
  const { data, failed, load } = useQueryOnDemand<SendEmailDialogQuery>(
    graphql`
      query SendEmailDialogQuery($record: ID!) {
        mailDraft(record: $record) {
          templates {
            id
            name
          }
          groups {
            label
            people {
              name
              email
            }
          }
          files {
            name
            label
          }
          isShared
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ record }), [load, record]);
  const draft = data?.mailDraft;
  if (draft) return <SendEmailForm record={record} draft={draft} onClose={onClose} />;
  return (
    <Dialog open title="Send email" onClose={onClose} tall actions={<Button onClick={onClose}>Cancel</Button>}>
      {failed ? (
        <ErrorAlert
          title="The templates and recipients could not be loaded."
          actions={<Button onClick={() => load({ record })}>Try again</Button>}
        />
      ) : (
        <SkeletonLines />
      )}
    </Dialog>
  );
}

interface SendEmailFormProps extends SendEmailDialogProps {
  readonly draft: NonNullable<SendEmailDialogQuery['response']['mailDraft']>;
}

function SendEmailForm({ record, draft: { templates, groups, files, isShared }, onClose }: SendEmailFormProps) {
  const { commit, error } = useConsoleMutation<SendEmailDialogMutation>(
    graphql`
      mutation SendEmailDialogMutation($input: sendEmailInput!) {
        sendEmail(input: $input) {
          email {
            id
          }
        }
      }
    `,
    { success: () => ({ text: 'The email is in the outbox.' }) },
  );
  const [saved] = useState(() =>
    emptyValues(sendEmailInput, { record, to: groups[0]?.people.map(({ email }) => email) ?? [] }),
  );
  const form = useConsoleForm({
    name: 'send-email',
    input: sendEmailInput,
    saved,
    save: (values) => commit({ input: values }),
    error,
    onSaved: onClose,
    keepDraft: false,
  });
  const { template } = useFormValues(form);
  const recipients = useRecipients(form);
  return (
    <FormDialog
      form={recipients.form}
      onClose={onClose}
      title="Send email"
      submit="Send"
      failed="The email was not sent."
      tall
    >
      <Stack>
        <SelectField
          form={form}
          name="template"
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Choose a template"
        />
        {templates.length === 0 && (
          <Text>There is no template about such records yet. Administrators write templates.</Text>
        )}
        <PeopleOfRecord form={form} groups={groups} />
        <RecipientsField recipients={recipients} />
        {isShared && <Text role="meta">Each gets an email of their own, without the other addresses.</Text>}
        {files.length > 0 && (
          <CheckboxGroupField
            form={form}
            name="attachments"
            required={false}
            options={files.map(({ name, label }) => ({ value: name, label }))}
          />
        )}
        {typeof template === 'string' && template !== '' && (
          <MailPreview key={template} record={record} template={template} />
        )}
      </Stack>
    </FormDialog>
  );
}
