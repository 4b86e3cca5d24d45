import { issueInvoiceForm, latestDocumentDate, whyNotDocumentDate } from '@console/billing-contracts';
import { type BulkQuestionProps, bulkText } from '@console/core-web';
import { Text } from '@console/design-system/layout';
import { isDay, toIsoDate } from '@console/format';
import { DateField, FormDialog, useConsoleForm, useFormValues } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { IssueInvoicesDialogMutation } from './__generated__/IssueInvoicesDialogMutation.graphql.ts';

/** Issues many drafts. */
export const issueInvoices = graphql`
  mutation IssueInvoicesDialogMutation($input: issueInvoicesInput!) {
    started: issueInvoices(input: $input) {
      job {
        id
      }
    }
  }
`;

/** Issues many drafts on one day. An invoice whose seller has closed that day's month is refused by itself. */
export function IssueInvoicesDialog({ action, title, chosen, onStarted, onClose }: BulkQuestionProps) {
  const write = useConsoleMutation<IssueInvoicesDialogMutation>(issueInvoices, { complete: true });
  const saved = useMemo(() => ({ documentDate: toIsoDate(Date.now()) }), []);
  const form = useConsoleForm({
    name: 'issue-invoices',
    input: issueInvoiceForm,
    saved,
    save: async ({ documentDate }) => {
      const records = await chosen.records();
      const answer = records && (await write.commit({ input: { ...records, documentDate } }));
      return answer?.started?.job ?? null;
    },
    error: write.error ?? chosen.error,
    onSaved: ({ id }) => onStarted(id),
    keepDraft: false,
  });
  const { documentDate: day } = useFormValues(form);
  const wrongDay = isDay(day) ? whyNotDocumentDate(day, null, Date.now()) : null;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      submit={action.label}
      failed="The invoices were not issued."
    >
      <span>{bulkText(action)}</span>
      <DateField form={form} name="documentDate" max={latestDocumentDate(Date.now())} />
      <div role="status">{wrongDay && <Text role="meta">{wrongDay}</Text>}</div>
    </FormDialog>
  );
}
