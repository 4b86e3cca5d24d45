import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateInvoiceMutation } from './__generated__/useUpdateInvoiceMutation.graphql.ts';

/** Changes parts of one invoice (O§7). Every screen that shows the invoice updates itself, and its activity log records the change. */
export function useUpdateInvoice() {
  return useConsoleMutation<useUpdateInvoiceMutation>(
    graphql`
      mutation useUpdateInvoiceMutation($input: updateInvoiceInput!) {
        updateInvoice(input: $input) {
          invoice {
            ...InvoiceDetailPage_invoice
          }
        }
      }
    `,
    {
      success: () => savedNotice('Invoice'),
      complete: true,
    },
  );
}
