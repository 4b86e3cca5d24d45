import {
  changeRequestApprovalLabels,
  changeRequestFulfilmentLabels,
  changeRequestStatusLabels,
} from '@console/bookings-contracts';
import { keepsHistory, kept } from '@console/core-api';
import { ChangeRequest } from '../nodes.ts';

keepsHistory(ChangeRequest, {
  entity: 'change_request',
  fields: {
    subject: kept.text('Subject'),
    status: kept.choice('Status', changeRequestStatusLabels),
    approval: kept.choice('Approval', changeRequestApprovalLabels),
    fulfilment: kept.choice('Fulfilment', changeRequestFulfilmentLabels),
    error: kept.text('Error'),
  },
});
