import { invoiceLinks, invoiceMoves, movesOfInvoice, whyNotMoveInvoice } from '@console/billing-contracts';
import { defineMoveDialogs, type MovedBy } from '@console/core-web';
import { ArrowSwapIcon, CheckmarkIcon, ProhibitedIcon } from '@console/design-system/icons';
import { graphql } from 'react-relay';
import { IssueInvoiceDialog } from '../issue-invoice/IssueInvoiceDialog.tsx';
import type { invoiceMoveDialogs_invoice$data } from './__generated__/invoiceMoveDialogs_invoice.graphql.ts';
import type { invoiceMoveDialogsConvertMutation } from './__generated__/invoiceMoveDialogsConvertMutation.graphql.ts';

/** Spread it as `...invoiceMoveDialogs_invoice @relay(mask: false)`. */
graphql`
  fragment invoiceMoveDialogs_invoice on Invoice {
    id
    version
    reference
    status
    type
    ...IssueInvoiceDialog_invoice
  }
`;

/** The fields that a move changes. */
graphql`
  fragment invoiceMoveDialogs_moved on Invoice {
    id
    reference
    convertedTo {
      id
      reference
    }
    ...InvoiceDetailPage_invoice
  }
`;

type MovingInvoice = Omit<invoiceMoveDialogs_invoice$data, ' $fragmentType'>;
type Moved = MovedBy<invoiceMoveDialogsConvertMutation>;

/** The moves of an invoice on its screen (BIL-08). Its booking and other invoices are refreshed too. */
export const invoiceMoveDialogs = defineMoveDialogs<MovingInvoice, Moved>()(invoiceMoves, {
  offers: movesOfInvoice,
  whyNot: whyNotMoveInvoice,
  name: ({ reference }) => reference,
  impact: graphql`
    query invoiceMoveDialogsQuery($id: ID!, $move: InvoiceMove!) {
      of: invoice(id: $id) {
        id
        impact: impactOf(move: $move) {
          ...ImpactList_impact
        }
      }
    }
  `,
  moves: {
    issue: { icon: CheckmarkIcon, main: true, dialog: IssueInvoiceDialog },
    convert: {
      icon: ArrowSwapIcon,
      main: true,
      question: (invoice) => `Convert ${invoice} to an invoice?`,
      text: 'The pro forma has done its work. The invoice is a draft until it is issued.',
      after: 'converted',
      mutation: graphql`
        mutation invoiceMoveDialogsConvertMutation($input: convertInvoiceInput!) {
          moved: convertInvoice(input: $input) {
            record: invoice {
              ...invoiceMoveDialogs_moved @relay(mask: false)
            }
          }
        }
      `,
      notice: ({ convertedTo }, text) => ({
        text,
        ...(convertedTo && {
          link: { label: `Open ${convertedTo.reference}`, to: invoiceLinks.detail(convertedTo.id) },
        }),
      }),
    },
    void: {
      icon: ProhibitedIcon,
      question: (invoice) => `Void ${invoice}?`,
      text: whatBecomesVoid,
      keep: 'Keep it',
      after: 'void',
      mutation: graphql`
        mutation invoiceMoveDialogsVoidMutation($input: voidInvoiceInput!) {
          moved: voidInvoice(input: $input) {
            record: invoice {
              ...invoiceMoveDialogs_moved @relay(mask: false)
            }
          }
        }
      `,
    },
  },
});

function whatBecomesVoid({ status, type }: MovingInvoice): string {
  if (status === 'draft') return 'The draft is not issued.';
  if (type === 'pro_forma') return 'The customer is not asked to pay by it any more.';
  if (type === 'credit_note')
    return 'It credits nothing any more, as if it had never been issued. Its number stays taken.';
  return 'Nothing is owed for it, as if it had never been issued. Its number stays taken.';
}
