import { customerContactRoles, roleCodes } from '@console/core-contracts';

/** The roles that a customer's contact can have, as options of a form. */
export const contactRoleOptions = customerContactRoles.map((value) => ({ value, label: roleCodes.labelOf(value) }));
