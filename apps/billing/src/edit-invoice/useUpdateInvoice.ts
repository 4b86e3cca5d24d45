import { useAskAgain, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateInvoiceMutation } from './__generated__/useUpdateInvoiceMutation.graphql.ts';
import type { useUpdateInvoiceQuery } from './__generated__/useUpdateInvoiceQuery.graphql.ts';

/** Changes parts of one invoice (O§7). Every screen that shows it changes with it, and its log says so. */
export function useUpdateInvoice(id: string) {
  const askAgain = useAskAgain<useUpdateInvoiceQuery>(invoiceQuery);
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
      success: () => ({ text: 'Saved successfully.' }),
      // Somebody was quicker, or it can no longer be changed: the form then shows what stands now beside what was typed.
      refused: () => askAgain({ id }),
    },
  );
}

const invoiceQuery = graphql`
  query useUpdateInvoiceQuery($id: ID!) {
    invoice(id: $id) {
      ...InvoiceDetailPage_invoice
    }
  }
`;
