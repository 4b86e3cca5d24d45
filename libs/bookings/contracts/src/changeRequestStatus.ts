/** The states of a change request, letter for letter, in the order of their life (O§3). */
export const changeRequestStatuses = ['pending', 'implemented', 'errored', 'rejected', 'canceled'] as const;
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number];

export const changeRequestStatusLabels: Readonly<Record<ChangeRequestStatus, string>> = {
  pending: 'Pending',
  implemented: 'Implemented',
  errored: 'Errored',
  rejected: 'Rejected',
  canceled: 'Canceled',
};

/** Whether somebody has agreed to a change request (O§3). */
export const changeRequestApprovals = ['pending', 'approved', 'rejected'] as const;
export type ChangeRequestApproval = (typeof changeRequestApprovals)[number];

export const changeRequestApprovalLabels: Readonly<Record<ChangeRequestApproval, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** How much of a change request has been done (O§3). This server knows none and full. */
export const changeRequestFulfilments = ['none', 'partial', 'full'] as const;
export type ChangeRequestFulfilment = (typeof changeRequestFulfilments)[number];

export const changeRequestFulfilmentLabels: Readonly<Record<ChangeRequestFulfilment, string>> = {
  none: 'None',
  partial: 'Partial',
  full: 'Full',
};

/** The label of an approval, or the code of one that this release does not know. */
export const approvalLabel = (code: string): string =>
  changeRequestApprovalLabels[code as ChangeRequestApproval] ?? code;

/** The label of a fulfilment, or the code of one that this release does not know. */
export const fulfilmentLabel = (code: string): string =>
  changeRequestFulfilmentLabels[code as ChangeRequestFulfilment] ?? code;
