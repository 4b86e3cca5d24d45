import { invoiceMoves, issueInvoiceForm, latestDocumentDate, whyNotDocumentDate } from '@console/billing-contracts';
import { nameOfSeller } from '@console/core-contracts';
import { ImpactList, useImpact } from '@console/core-web';
import { DateText, RelativeDay } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { ErrorAlert } from '@console/design-system/error-alert';
import { isDay, toIsoDate } from '@console/format';
import { DateField, FormDialog, useConsoleForm, useFormValues } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueInvoiceDialog_invoice$key } from './__generated__/IssueInvoiceDialog_invoice.graphql.ts';
import type { IssueInvoiceDialogMutation } from './__generated__/IssueInvoiceDialogMutation.graphql.ts';
import type { IssueInvoiceDialogQuery } from './__generated__/IssueInvoiceDialogQuery.graphql.ts';

export interface IssueInvoiceDialogProps {
  readonly record: IssueInvoiceDialog_invoice$key;
  readonly onClose: () => void;
}

/** Issues a draft on a day. It shows what follows from the day: the due date by the customer's terms, and the time of supply. */
export function IssueInvoiceDialog({ record: key, onClose }: IssueInvoiceDialogProps) {
  const { id, version, reference, type, seller } = useFragment(
    graphql`
      fragment IssueInvoiceDialog_invoice on Invoice {
        id
        version
        reference
        type
        seller {
          legalName
          lockedBefore
        }
      }
    `,
    key,
  );
  const { commit, error } = useConsoleMutation<IssueInvoiceDialogMutation>(
    graphql`
      mutation IssueInvoiceDialogMutation($input: issueInvoiceInput!) {
        issueInvoice(input: $input) {
          invoice {
            ...invoiceMoveDialogs_moved @relay(mask: false)
            documentNumber
          }
        }
      }
    `,
    {
      success: ({ issueInvoice }) => {
        const number = issueInvoice?.invoice?.documentNumber;
        return { text: number ? `${reference} is issued as number ${number}.` : `${reference} is issued.` };
      },
    },
  );
  const saved = useMemo(() => ({ documentDate: toIsoDate(Date.now()) }), []);
  const form = useConsoleForm({
    name: 'issue-invoice',
    input: issueInvoiceForm,
    saved,
    save: ({ documentDate }) => commit({ input: { id, version, documentDate } }),
    error,
    onSaved: onClose,
    keepDraft: false,
  });
  const { documentDate: typed } = useFormValues(form);
  const day = isDay(typed) ? typed : null;
  const wrongDay = day && whyNotDocumentDate(day, seller.lockedBefore, Date.now());
  const asked = day && !wrongDay ? { id, documentDate: `${day}T00:00:00Z` } : null;
  const { impacts, latest, failed, refetch } = useImpact<IssueInvoiceDialogQuery>(issueImpact, asked, version);
  const dates = latest?.datesOfIssue;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Issue ${reference}?`}
      subtitle={`By ${nameOfSeller(seller)}`}
      submit={invoiceMoves.moves.issue.label}
      failed={`${reference} was not issued.`}
      loadingContent={asked !== null && impacts === null && !failed}
    >
      <span>{whatIsFixed(type)}</span>
      <DateField
        form={form}
        name="documentDate"
        min={seller.lockedBefore ? toIsoDate(seller.lockedBefore) : undefined}
        max={latestDocumentDate(Date.now())}
      />
      {wrongDay && <ErrorAlert messages={[wrongDay]} />}
      {asked && dates && (
        <DescriptionList
          columns={2}
          items={[
            {
              label: 'Due date',
              value: (
                <>
                  <DateText value={dates.dueDate} />, <RelativeDay value={dates.dueDate} />
                </>
              ),
            },
            { label: 'Time of supply', value: <DateText value={dates.suppliedOn} /> },
          ]}
        />
      )}
      {asked && (failed || (impacts && impacts.length > 0)) && <ImpactList {...{ impacts, failed, refetch }} />}
    </FormDialog>
  );
}

const issueImpact = graphql`
  query IssueInvoiceDialogQuery($id: ID!, $documentDate: DateTime!) {
    of: invoice(id: $id) {
      id
      datesOfIssue(documentDate: $documentDate) {
        dueDate
        suppliedOn
      }
      impact: impactOfIssue(documentDate: $documentDate) {
        ...ImpactList_impact
      }
    }
  }
`;

function whatIsFixed(type: string): string {
  if (type === 'pro_forma') return 'Its lines are then fixed. It has no document number, and nothing is owed for it.';
  return 'It gets the next document number. Its lines and dates are then fixed.';
}
