import { changeRequestApprovals, changeRequestFulfilments, changeRequestStatuses } from '@console/bookings-contracts';
import { keepsHistory, kept } from '@console/core-api';
import { ChangeRequest } from '../nodes.ts';

keepsHistory(ChangeRequest, {
  entity: 'change_request',
  fields: {
    subject: kept.text('Subject'),
    status: kept.choice('Status', changeRequestStatuses.labels),
    approval: kept.choice('Approval', changeRequestApprovals.labels),
    fulfilment: kept.choice('Fulfilment', changeRequestFulfilments.labels),
    reason: kept.text('Reason'),
    error: kept.text('Error'),
  },
});
