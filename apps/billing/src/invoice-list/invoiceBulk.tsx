import { invoiceLinks } from '@console/billing-contracts';
import type { BulkActions } from '@console/core-web';
import { ArrowDownIcon } from '@console/design-system/icons';
import { graphql } from 'react-relay';

/** What can be done with many invoices. */
export default {
  target: 'invoices',
  noun: ['invoice', 'invoices'],
  linkOf: invoiceLinks.detail,
  actions: [],
  files: [
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
