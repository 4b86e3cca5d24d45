import { defineStatuses } from '@console/rules';
import * as icons from './icons.ts';

/** Whether a user may sign in. */
export const userStatuses = defineStatuses({
  active: { label: 'Active', tone: 'neutral', icon: icons.CheckmarkCircle16 },
  inactive: { label: 'Inactive', tone: 'outline', icon: icons.Prohibited16 },
});

/** The status of a user. */
export const userStatusOf = ({ isActive }: { readonly isActive?: boolean | null | undefined }) =>
  isActive ? 'active' : 'inactive';
