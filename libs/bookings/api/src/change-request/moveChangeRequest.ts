import { moveField, mutationField, staff } from '@console/api-kit';
import {
  changeRequestMoves,
  changeRequestToWrite,
  rejectChangeRequestInput,
  whyNotApprove,
  whyNotMoveChangeRequest,
} from '@console/bookings-contracts';
import { ChangeRequest } from '../nodes.ts';

mutationField('approveChangeRequest', {
  description: 'Agrees to a change request. Then it can be implemented.',
  rule: staff,
  input: changeRequestToWrite,
  changes: ChangeRequest,
  write: async (writing, input) => {
    const request = await writing.lock(ChangeRequest, input);
    writing.refuseIf(whyNotApprove(request));
    return writing.update(ChangeRequest, request, { approval: 'approved' });
  },
});

moveField('rejectChangeRequest', {
  description: 'Rejects a change request. It shows the reason, and its history keeps it.',
  input: rejectChangeRequestInput,
  of: ChangeRequest,
  table: changeRequestMoves,
  move: 'reject',
  also: ({ reason }) => ({ approval: 'rejected' as const, rejectionReason: reason }),
});

mutationField('cancelChangeRequest', {
  description: 'Cancels a change request that is not implemented (O§4).',
  rule: staff,
  input: changeRequestToWrite,
  changes: ChangeRequest,
  write: async (writing, input) => {
    const request = await writing.lock(ChangeRequest, input);
    writing.refuseIf(whyNotMoveChangeRequest('cancel', request));
    return writing.update(ChangeRequest, request, { status: changeRequestMoves.moves.cancel.to });
  },
});
