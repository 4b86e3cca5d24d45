import { invoiceStatuses, invoiceTypes, whyNotCredit, whyNotSettle } from '@console/billing-contracts';
import { ArrowUndoIcon, SubtractCircleIcon } from '@console/design-system/icons';
import type { RecordAction } from '@console/design-system/tooltip';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CreditInvoiceDialog } from '../credit-invoice/CreditInvoiceDialog.tsx';
import { WriteOffDialog } from '../write-off/WriteOffDialog.tsx';
import type { useMoneyActions_invoice$key } from './__generated__/useMoneyActions_invoice.graphql.ts';

interface MoneyActions {
  readonly actions: readonly RecordAction[];
  /** The open dialog, if any. */
  readonly dialog: ReactNode;
}

/** Crediting and writing off an issued invoice. Drafts, credit notes and pro formas offer neither. */
export function useMoneyActions(key: useMoneyActions_invoice$key): MoneyActions {
  const { id, version, reference, type, status, balanceDue } = useFragment(
    graphql`
      fragment useMoneyActions_invoice on Invoice {
        id
        version
        reference
        type
        status
        balanceDue {
          amount
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'credit' | 'write off' | null>(null);
  const close = () => setOpen(null);
  const facts = { type: invoiceTypes.of(type), status: invoiceStatuses.of(status), owed: balanceDue.amount };
  const actions: RecordAction[] = [
    {
      id: 'credit',
      label: 'Write a credit note',
      icon: ArrowUndoIcon,
      refusal: null,
      onSelect: () => setOpen('credit'),
    },
    {
      id: 'write-off',
      label: 'Write off',
      icon: SubtractCircleIcon,
      refusal: whyNotSettle(reference, facts),
      onSelect: () => setOpen('write off'),
    },
  ];
  return {
    actions: whyNotCredit(reference, facts) === null ? actions : [],
    dialog: (
      <>
        {open === 'credit' && <CreditInvoiceDialog invoice={id} onClose={close} />}
        {open === 'write off' && (
          <WriteOffDialog invoice={{ id, version, reference, owed: facts.owed }} onClose={close} />
        )}
      </>
    ),
  };
}
