import { defineMoves, movesFrom, whyNotMove } from '@console/rules';
import { type ChangeRequestApproval, type ChangeRequestStatus, changeRequestStatuses } from './changeRequestStatus.ts';

/** The facts that the guards of the moves read. */
export interface ChangeRequestToMove {
  readonly approval: ChangeRequestApproval | (string & {});
}

/** The moves of a change request. The server, the screens and the state diagram all use this one definition. */
export const changeRequestMoves = defineMoves<ChangeRequestStatus, ChangeRequestToMove>()({
  subject: 'change request',
  states: changeRequestStatuses.labels,
  moves: {
    implement: {
      label: 'Implement',
      from: ['pending', 'errored'],
      to: 'implemented',
      guard: ({ approval }) =>
        approval === 'approved' ? null : 'This change request is not approved. Approve it before it is implemented.',
      asks: 'it is approved',
      effect: 'makes the change, with the seats, delegates, invoices and orders that follow it, in one transaction',
    },
    fail: {
      label: 'Fail',
      from: ['pending'],
      to: 'errored',
      effect: 'is no move of a person: a rule refused the change, so nothing changes, and the request keeps the reason',
    },
    reject: {
      label: 'Reject',
      from: ['pending'],
      to: 'rejected',
      needsReason: true,
      effect: 'rejects its approval',
    },
    cancel: { label: 'Cancel change request', from: ['pending', 'errored'], to: 'canceled' },
  },
});

/** The moves that a person makes. */
export type ChangeRequestMove = Exclude<keyof (typeof changeRequestMoves)['moves'], 'fail'>;

/** The moves that a change request's state allows to a person, in order. */
export const movesOfChangeRequest = ({ status }: { readonly status: string }): ChangeRequestMove[] =>
  movesFrom(changeRequestMoves, status).filter((move) => move !== 'fail');

/** The reason why a change request cannot be moved, as a sentence. Null when it can. */
export function whyNotMoveChangeRequest(
  move: ChangeRequestMove,
  request: ChangeRequestToMove & { readonly status: ChangeRequestStatus },
): string | null {
  return whyNotMove(changeRequestMoves, move, request);
}

/** Whether a change request can still be implemented: it is pending, or it could not be made so far. */
export const isOpenRequest = ({ status }: { readonly status: string }): boolean =>
  status === 'pending' || status === 'errored';

/** The reason why a change request cannot be approved. Null when it can. */
export function whyNotApprove({ status, approval }: ChangeRequestToMove & { readonly status: string }): string | null {
  if (!isOpenRequest({ status })) {
    const label = changeRequestStatuses.labelOf(status);
    return `This change request is ${label.toLowerCase()} and can no longer be approved.`;
  }
  return approval === 'approved' ? 'This change request is approved already.' : null;
}
