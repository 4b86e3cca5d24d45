import { defineEnumeration, defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of a change request, letter for letter, in the order of their life (O§3). */
export const changeRequestStatuses = defineStatuses({
  pending: { label: 'Pending', tone: 'neutral', icon: icons.Clock16 },
  implemented: { label: 'Implemented', tone: 'success', icon: icons.CheckmarkCircleFilled20 },
  errored: { label: 'Errored', tone: 'danger', icon: icons.ErrorCircle16 },
  rejected: { label: 'Rejected', tone: 'danger', icon: icons.DismissCircle16 },
  canceled: { label: 'Canceled', tone: 'outline', icon: icons.SubtractCircle16 },
});
export type ChangeRequestStatus = ValueOf<typeof changeRequestStatuses>;

/** Whether somebody has agreed to a change request (O§3). */
export const changeRequestApprovals = defineEnumeration({
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
});
export type ChangeRequestApproval = ValueOf<typeof changeRequestApprovals>;

/** How much of a change request has been done (O§3). This server knows none and full. */
export const changeRequestFulfilments = defineEnumeration({ none: 'None', partial: 'Partial', full: 'Full' });
export type ChangeRequestFulfilment = ValueOf<typeof changeRequestFulfilments>;
