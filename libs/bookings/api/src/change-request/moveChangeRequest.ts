import { mutationField, staff } from '@console/api-kit';
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

mutationField('rejectChangeRequest', {
  description: 'Rejects a change request. It shows the reason, and its history keeps it.',
  rule: staff,
  input: rejectChangeRequestInput,
  changes: ChangeRequest,
  write: async (writing, { reason, ...input }) => {
    const request = await writing.lock(ChangeRequest, input);
    writing.refuseIf(whyNotMoveChangeRequest('reject', request));
    writing.explain(reason);
    return writing.update(ChangeRequest, request, {
      status: changeRequestMoves.moves.reject.to,
      approval: 'rejected',
      rejectionReason: reason,
    });
  },
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
