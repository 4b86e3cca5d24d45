import { type RoleCode, roleCodes } from './roles.ts';

/** The labels of roles on seats and in the import of delegates (O§6): an attendee is called a delegate there. */
export const seatRoleLabels: Readonly<Record<RoleCode, string>> = {
  ...roleCodes.labels,
  ROLE_CUSTOMER_ATTENDEE: 'Delegate',
};
