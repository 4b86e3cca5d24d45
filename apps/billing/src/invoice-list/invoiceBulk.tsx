import { invoiceLinks } from '@console/billing-contracts';
import type { BulkActions } from '@console/core-web';
import { ArrowDownIcon, CheckmarkIcon } from '@console/design-system/icons';
import { graphql } from 'react-relay';
import { IssueInvoicesDialog, issueInvoices } from '../issue-invoice/IssueInvoicesDialog.tsx';

/** What can be done with many invoices. */
export default {
  target: 'invoices',
  noun: ['invoice', 'invoices'],
  linkOf: invoiceLinks.detail,
  actions: [
    {
      name: 'issueInvoices',
      label: 'Issue',
      icon: <CheckmarkIcon size={16} />,
      text: 'They get the next document numbers of their sellers. Their lines and dates are then fixed.',
      Question: IssueInvoicesDialog,
      doing: 'Issuing invoices',
      done: 'issued',
      mutation: issueInvoices,
    },
  ],
  forms: [],
  files: [
    {
      label: 'Print as one file',
      icon: <ArrowDownIcon size={16} />,
      query: graphql`
        query invoiceBulkPrintQuery($input: invoicesPdfDownloadInput!) {
          invoicesPdfDownload(input: $input) { path }
        }
      `,
    },
    {
      label: 'Export CSV',
      icon: <ArrowDownIcon size={16} />,
      query: graphql`
        query invoiceBulkFileQuery($input: invoiceListDownloadInput!) {
          invoiceListDownload(input: $input) { path }
        }
      `,
    },
  ],
} satisfies BulkActions;
