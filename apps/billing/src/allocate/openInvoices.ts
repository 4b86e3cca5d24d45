import { graphql, readInlineData } from 'react-relay';
import type { openInvoices_invoice$key } from './__generated__/openInvoices_invoice.graphql.ts';
import type { NamedInvoice } from './AllocationFields.tsx';

/** Reads the open invoices of a customer, in their order. */
export function openInvoices(keys: readonly openInvoices_invoice$key[]): NamedInvoice[] {
  return keys.map((key) => {
    const { balanceDue, ...invoice } = readInlineData(
      graphql`
        fragment openInvoices_invoice on Invoice @inline {
          id
          reference
          documentDate
          balanceDue {
            amount
          }
        }
      `,
      key,
    );
    return { ...invoice, owed: balanceDue.amount };
  });
}
