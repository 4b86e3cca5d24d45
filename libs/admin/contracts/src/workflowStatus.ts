import { defineStatuses } from '@console/rules';
import * as icons from './icons.ts';

/** Whether a workflow makes jobs. */
export const workflowStatuses = defineStatuses({
  on: { label: 'On', tone: 'success', icon: icons.CheckmarkCircle16 },
  off: { label: 'Off', tone: 'outline', icon: icons.Prohibited16 },
});

/** The status of a workflow. */
export const workflowStatusOf = ({ isActive }: { readonly isActive?: boolean | null | undefined }) =>
  isActive ? 'on' : 'off';
