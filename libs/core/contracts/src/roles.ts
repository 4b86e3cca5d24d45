import { defineEnumeration, type ValueOf } from '@console/rules';

/** The role codes of a sign-in or a person, spelled as in O§3, with their labels (O§6). Only a sign-in's codes grant access. */
export const roleCodes = defineEnumeration({
  ROLE_CUSTOMER_ATTENDEE: 'Attendee',
  ROLE_CUSTOMER: 'Customer',
  ROLE_CUSTOMER_BILLER: 'Biller',
  ROLE_CUSTOMER_BOOKER: 'Booker',
  ROLE_SUPPLIER: 'Supplier',
  ROLE_SUPPLIER_TRAINER: 'Trainer',
  ROLE_INTERNAL: 'Internal',
  ROLE_ACCOUNT_MANAGER: 'Account Manager',
  ROLE_ADMIN: 'Admin',
});
export type RoleCode = ValueOf<typeof roleCodes>;

const opening: readonly string[] = ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'] satisfies RoleCode[];

/** Whether somebody with these roles may use the console (C§6). */
export const opensConsole = (roles: readonly string[]): boolean => roles.some((role) => opening.includes(role));

/** Whether the console shows the same screens with both sets of roles. */
export const opensTheSame = (roles: readonly string[], others: readonly string[]): boolean =>
  opening.every((role) => roles.includes(role) === others.includes(role));

/** The roles of a customer's contact (O§3). None of them grants access. */
export const customerContactRoles = [
  'ROLE_CUSTOMER_ATTENDEE',
  'ROLE_CUSTOMER',
  'ROLE_CUSTOMER_BILLER',
  'ROLE_CUSTOMER_BOOKER',
] as const satisfies readonly RoleCode[];
