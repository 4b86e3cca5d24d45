import { useMoves } from '@console/core-web';
import { RecordActions } from '@console/design-system/tooltip';
import { graphql, useFragment } from 'react-relay';
import { invoiceMoveDialogs } from '../move-invoice/invoiceMoveDialogs.ts';
import { invoiceToMove } from '../move-invoice/invoiceToMove.ts';
import type { InvoiceActions_invoice$key } from './__generated__/InvoiceActions_invoice.graphql.ts';
import { useMoneyActions } from './useMoneyActions.tsx';

/** The actions that an invoice's state allows: the next step as a button, the others in a menu. */
export function InvoiceActions({ invoice: key }: { invoice: InvoiceActions_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceActions_invoice on Invoice {
        ...useMoneyActions_invoice
        ...invoiceToMove_invoice
        ...invoiceMoveDialogs_invoice @relay(mask: false)
      }
    `,
    key,
  );
  const moves = useMoves(invoiceMoveDialogs, invoice, invoiceToMove(invoice));
  const money = useMoneyActions(invoice);
  return (
    <>
      <RecordActions actions={[...moves.actions, ...money.actions]} />
      {moves.dialog}
      {money.dialog}
    </>
  );
}
