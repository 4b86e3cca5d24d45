import { useMoves } from '@console/core-web';
import { RecordActions } from '@console/design-system/tooltip';
import { graphql, useFragment } from 'react-relay';
import { invoiceMoveDialogs } from '../move-invoice/invoiceMoveDialogs.ts';
import { invoiceToMove } from '../move-invoice/invoiceToMove.ts';
import type { InvoiceActions_invoice$key } from './__generated__/InvoiceActions_invoice.graphql.ts';

/** The actions that an invoice's state allows: the next step as a button, the others in a menu. */
export function InvoiceActions({ invoice: key }: { invoice: InvoiceActions_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceActions_invoice on Invoice {
        ...invoiceToMove_invoice
        ...invoiceMoveDialogs_invoice @relay(mask: false)
      }
    `,
    key,
  );
  const moves = useMoves(invoiceMoveDialogs, invoice, invoiceToMove(invoice));
  return (
    <>
      <RecordActions actions={moves.actions} />
      {moves.dialog}
    </>
  );
}
