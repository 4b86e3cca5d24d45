import { defineMoveDialogs, type MovedBy } from '@console/core-web';
import { CheckmarkIcon, DismissCircleIcon, SubtractCircleIcon } from '@console/design-system/icons';
import { bankChangeMoves, movesOfBankChange, whyNotMoveBankChange } from '@console/purchasing-contracts';
import { graphql } from 'react-relay';
import type { bankChangeMoveDialogs_change$data } from './__generated__/bankChangeMoveDialogs_change.graphql.ts';
import type { bankChangeMoveDialogsRejectMutation } from './__generated__/bankChangeMoveDialogsRejectMutation.graphql.ts';
import { ApproveBankChangeDialog } from './ApproveBankChangeDialog.tsx';

/** Spread it as `...bankChangeMoveDialogs_change @relay(mask: false)`. */
graphql`
  fragment bankChangeMoveDialogs_change on SupplierBankChange {
    id
    version
    supplier {
      name
    }
    ...ApproveBankChangeDialog_change
  }
`;

/** What a move changes. */
graphql`
  fragment bankChangeMoveDialogs_moved on SupplierBankChange {
    id
    status
    version
    supplier {
      ...BankDetailsCard_supplier
    }
  }
`;

type MovingChange = Omit<bankChangeMoveDialogs_change$data, ' $fragmentType'>;

/** The moves of a change of bank details, on the page of its supplier. */
export const bankChangeMoveDialogs = defineMoveDialogs<MovingChange, MovedBy<bankChangeMoveDialogsRejectMutation>>()(
  bankChangeMoves,
  {
    offers: movesOfBankChange,
    whyNot: whyNotMoveBankChange,
    name: ({ supplier }) => `The bank details change of ${supplier.name}`,
    moves: {
      approve: {
        icon: CheckmarkIcon,
        main: true,
        dialog: ({ record, onClose }) => <ApproveBankChangeDialog change={record} onClose={onClose} />,
      },
      reject: {
        icon: DismissCircleIcon,
        question: () => 'Reject the new bank details?',
        text: 'The old bank details stand. The history of the supplier keeps the reason.',
        after: 'rejected',
        mutation: graphql`
          mutation bankChangeMoveDialogsRejectMutation($input: rejectSupplierBankChangeInput!) {
            moved: rejectSupplierBankChange(input: $input) {
              record: supplierBankChange {
                ...bankChangeMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      withdraw: {
        icon: SubtractCircleIcon,
        question: () => 'Withdraw the new bank details?',
        text: 'The old bank details stand. Others can be proposed at any time.',
        after: 'withdrawn',
        mutation: graphql`
          mutation bankChangeMoveDialogsWithdrawMutation($input: withdrawSupplierBankChangeInput!) {
            moved: withdrawSupplierBankChange(input: $input) {
              record: supplierBankChange {
                ...bankChangeMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
    },
  },
);
