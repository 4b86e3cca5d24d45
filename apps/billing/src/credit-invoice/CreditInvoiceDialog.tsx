import { LoadingDialog } from '@console/core-web';
import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { CreditInvoiceDialogQuery } from './__generated__/CreditInvoiceDialogQuery.graphql.ts';
import { CreditInvoiceForm } from './CreditInvoiceForm.tsx';

export interface CreditInvoiceDialogProps {
  /** The id of the invoice. */
  readonly invoice: string;
  readonly onClose: () => void;
}

/** Writes a credit note for an invoice. What was canceled is proposed. The lines are read when it opens. */
export function CreditInvoiceDialog({ invoice: id, onClose }: CreditInvoiceDialogProps) {
  const { data, failed, load } = useQueryOnDemand<CreditInvoiceDialogQuery>(
    graphql`
      query CreditInvoiceDialogQuery($id: ID!) {
        invoice(id: $id) {
          ...CreditInvoiceForm_invoice
        }
      }
    `,
    { fresh: true },
  );
  const retry = useCallback(() => load({ id }), [load, id]);
  useEffect(retry, [retry]);
  if (data?.invoice) return <CreditInvoiceForm invoice={data.invoice} onClose={onClose} />;
  return <LoadingDialog title="Write a credit note" what="lines" {...{ failed, retry, onClose }} />;
}
