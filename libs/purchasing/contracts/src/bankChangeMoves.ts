import { defineMoves, movesFrom, whyNotMove } from '@console/rules';
import { type BankChangeStatus, bankChangeStatuses } from './bankChangeStatus.ts';

/** The facts that the guards of the moves read. */
export interface BankChangeToMove {
  /** Whether the viewer has proposed the change. */
  readonly proposedByViewer: boolean;
}

/** The moves of a change of a supplier's bank details. Nobody approves what they have proposed. */
export const bankChangeMoves = defineMoves<BankChangeStatus, BankChangeToMove>()({
  subject: 'bank details change',
  states: bankChangeStatuses.labels,
  moves: {
    approve: {
      label: 'Approve',
      from: ['pending'],
      to: 'approved',
      guard: ({ proposedByViewer }) =>
        proposedByViewer ? 'You have proposed these bank details. Another administrator must approve them.' : null,
      asks: 'an administrator approves it who has not proposed it, and says how the bank details were verified',
      effect: 'gives the supplier the bank details',
    },
    reject: {
      label: 'Reject',
      from: ['pending'],
      to: 'rejected',
      needsReason: true,
      guard: ({ proposedByViewer }) =>
        proposedByViewer ? 'You have proposed these bank details. Withdraw them instead.' : null,
      asks: 'an administrator rejects it who has not proposed it',
      effect: 'leaves the bank details as they are',
    },
    withdraw: {
      label: 'Withdraw',
      from: ['pending'],
      to: 'canceled',
      guard: ({ proposedByViewer }) =>
        proposedByViewer ? null : 'Only who has proposed these bank details can withdraw them.',
      asks: 'the user has proposed it',
      effect: 'leaves the bank details as they are',
    },
  },
});

export type BankChangeMove = keyof (typeof bankChangeMoves)['moves'];

/** The moves that the state of a bank details change allows, in order. */
export const movesOfBankChange = ({ status }: { readonly status: string }): BankChangeMove[] =>
  movesFrom(bankChangeMoves, status);

/** The reason why a bank details change cannot be moved, as a sentence. Null when it can. */
export function whyNotMoveBankChange(
  move: BankChangeMove,
  change: BankChangeToMove & { readonly status: BankChangeStatus },
): string | null {
  return whyNotMove(bankChangeMoves, move, change);
}

/** The reason why no bank details can be proposed. Null when they can. */
export const whyNotPropose = (pending: object | null | undefined): string | null =>
  pending ? 'New bank details wait for approval already. They must be approved, rejected or withdrawn first.' : null;
