import { administrators, forbiddenChange, mutationField, type RowOf, staff, type Writing } from '@console/api-kit';
import {
  approveSupplierBankChangeInput,
  type BankChangeMove,
  bankChangeMoves,
  rejectSupplierBankChangeInput,
  whyNotMoveBankChange,
  withdrawSupplierBankChangeInput,
} from '@console/purchasing-contracts';
import { Supplier, SupplierBankChange } from '../nodes.ts';
import type { supplier, supplierBankChange } from '../tables.ts';
import { keptBankDetails } from './keptBankDetails.ts';

interface Moving {
  readonly change: RowOf<typeof supplierBankChange>;
  readonly of: RowOf<typeof supplier>;
}

const { approve, reject, withdraw } = bankChangeMoves.moves;

mutationField('approveSupplierBankChange', {
  description: 'Gives the supplier the proposed bank details. The proposer cannot do it.',
  rule: administrators,
  input: approveSupplierBankChangeInput,
  changes: SupplierBankChange,
  write: async (writing, { verified, ...seen }) => {
    const { change, of } = await lockToMove(writing, 'approve', seen);
    const { bankSortCode, bankAccountNumber } = change;
    writing.explain(verified);
    keepMove(writing, { change, of }, 'Approved');
    await writing.update(Supplier, of, { bankSortCode, bankAccountNumber });
    const { now: approvedAt, viewer } = writing;
    const approval = { verified, approvedBy: viewer.userId, approvedAt };
    return writing.update(SupplierBankChange, change, { status: approve.to, ...approval });
  },
});

mutationField('rejectSupplierBankChange', {
  description: 'Refuses the proposed bank details, with the reason. The supplier keeps the old ones.',
  rule: administrators,
  input: rejectSupplierBankChangeInput,
  changes: SupplierBankChange,
  write: async (writing, { reason, ...seen }) => {
    const { change, of } = await lockToMove(writing, 'reject', seen);
    writing.explain(reason);
    keepMove(writing, { change, of }, 'Rejected');
    return writing.update(SupplierBankChange, change, { status: reject.to, reason });
  },
});

mutationField('withdrawSupplierBankChange', {
  description: 'Takes back bank details that the viewer has proposed. The supplier keeps the old ones.',
  rule: staff,
  input: withdrawSupplierBankChangeInput,
  changes: SupplierBankChange,
  write: async (writing, seen) => {
    const { change, of } = await lockToMove(writing, 'withdraw', seen);
    keepMove(writing, { change, of }, 'Withdrawn');
    return writing.update(SupplierBankChange, change, { status: withdraw.to });
  },
});

/**
 * Locks the supplier, then the change. Refuses the move when the table of moves does.
 *
 * @throws 403 when the viewer withdraws what somebody else has proposed.
 */
async function lockToMove(
  writing: Writing,
  move: BankChangeMove,
  seen: { readonly id: string; readonly version?: number | null | undefined },
): Promise<Moving> {
  const { above, row } = await writing.lockBelow(SupplierBankChange, seen, ({ supplierId }) =>
    writing.lockRow(Supplier, supplierId),
  );
  const proposedByViewer = row.createdBy === writing.viewer.userId;
  if (move === 'withdraw' && !proposedByViewer) throw forbiddenChange();
  writing.refuseIf(whyNotMoveBankChange(move, { status: row.status, proposedByViewer }));
  return { change: row, of: above };
}

/** The history of the supplier tells what became of a change. */
function keepMove(writing: Writing, { change, of }: Moving, done: string): void {
  const details = keptBankDetails(change);
  writing.keepParts(Supplier, of, 'bankChange', [`Proposed: ${details}`], [`${done}: ${details}`]);
}
