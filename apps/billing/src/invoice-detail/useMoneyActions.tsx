import { invoiceStatuses, invoiceTypes, whyNotCredit, whyNotSettle, whyNotUseCredit } from '@console/billing-contracts';
import { ArrowClockwiseIcon, ArrowSwapIcon, ArrowUndoIcon, SubtractCircleIcon } from '@console/design-system/icons';
import type { RecordAction } from '@console/design-system/tooltip';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { UseCreditDialog } from '../allocate/UseCreditDialog.tsx';
import { CreditInvoiceDialog } from '../credit-invoice/CreditInvoiceDialog.tsx';
import { DraftAgainDialog } from '../draft-again/DraftAgainDialog.tsx';
import { RefundDialog } from '../refund/RefundDialog.tsx';
import { WriteOffDialog } from '../write-off/WriteOffDialog.tsx';
import type { useMoneyActions_invoice$key } from './__generated__/useMoneyActions_invoice.graphql.ts';

interface MoneyActions {
  readonly actions: readonly RecordAction[];
  /** The open dialog, if any. */
  readonly dialog: ReactNode;
}

/** Crediting and writing off an issued invoice, what becomes of a credit note, and drafting a void invoice again. */
export function useMoneyActions(key: useMoneyActions_invoice$key): MoneyActions {
  const { id, version, reference, type, status, documentDate, customer, balanceDue, canDraftAgain } = useFragment(
    graphql`
      fragment useMoneyActions_invoice on Invoice {
        id
        version
        reference
        type
        status
        documentDate
        customer {
          id
          name
        }
        balanceDue {
          amount
        }
        canDraftAgain
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'credit' | 'write off' | 'use' | 'pay back' | 'draft' | null>(null);
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
  const ofNote: RecordAction[] = [
    {
      id: 'use-credit',
      label: 'Pay invoices with it',
      icon: ArrowSwapIcon,
      refusal: whyNotUseCredit(reference, facts),
      onSelect: () => setOpen('use'),
    },
    {
      id: 'pay-back',
      label: 'Pay back',
      icon: ArrowUndoIcon,
      refusal: whyNotUseCredit(reference, facts),
      onSelect: () => setOpen('pay back'),
    },
  ];
  const ofVoid: RecordAction[] = [
    {
      id: 'draft-again',
      label: 'Draft again',
      icon: ArrowClockwiseIcon,
      main: true,
      refusal: null,
      onSelect: () => setOpen('draft'),
    },
  ];
  const left = -balanceDue.amount;
  return {
    actions: [
      ...(whyNotCredit(reference, facts) === null ? actions : []),
      ...(type === 'credit_note' ? ofNote : []),
      ...(canDraftAgain ? ofVoid : []),
    ],
    dialog: (
      <>
        {open === 'credit' && <CreditInvoiceDialog invoice={id} onClose={close} />}
        {open === 'use' && <UseCreditDialog {...{ customer, source: { id, reference, left } }} onClose={close} />}
        {open === 'pay back' && <RefundDialog creditNote={{ id, reference, documentDate, left }} onClose={close} />}
        {open === 'draft' && <DraftAgainDialog invoice={{ id, version, reference }} onClose={close} />}
        {open === 'write off' && (
          <WriteOffDialog invoice={{ id, version, reference, owed: facts.owed }} onClose={close} />
        )}
      </>
    ),
  };
}
