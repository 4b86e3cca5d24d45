import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of a change of a supplier's bank details, in the order of its life. */
export const bankChangeStatuses = defineStatuses({
  pending: { label: 'Pending', tone: 'neutral', icon: icons.Clock16 },
  approved: { label: 'Approved', tone: 'success', icon: icons.CheckmarkCircleFilled20 },
  rejected: { label: 'Rejected', tone: 'danger', icon: icons.DismissCircle16 },
  canceled: { label: 'Withdrawn', tone: 'outline', icon: icons.SubtractCircle16 },
});
export type BankChangeStatus = ValueOf<typeof bankChangeStatuses>;
