/** The role codes of a sign-in or a person, spelled as in O§3. Only a sign-in's codes grant access. */
export const roleCodes = [
  'ROLE_CUSTOMER_ATTENDEE',
  'ROLE_CUSTOMER',
  'ROLE_CUSTOMER_BILLER',
  'ROLE_CUSTOMER_BOOKER',
  'ROLE_SUPPLIER',
  'ROLE_SUPPLIER_TRAINER',
  'ROLE_INTERNAL',
  'ROLE_ACCOUNT_MANAGER',
  'ROLE_ADMIN',
] as const;
export type RoleCode = (typeof roleCodes)[number];

/** The roles of a customer's contact (O§3). None of them grants access. */
export const customerContactRoles = [
  'ROLE_CUSTOMER_ATTENDEE',
  'ROLE_CUSTOMER',
  'ROLE_CUSTOMER_BILLER',
  'ROLE_CUSTOMER_BOOKER',
] as const satisfies readonly RoleCode[];

/** The label of each code (O§6). */
export const roleCodeLabels: Readonly<Record<RoleCode, string>> = {
  ROLE_CUSTOMER_ATTENDEE: 'Attendee',
  ROLE_CUSTOMER: 'Customer',
  ROLE_CUSTOMER_BILLER: 'Biller',
  ROLE_CUSTOMER_BOOKER: 'Booker',
  ROLE_SUPPLIER: 'Supplier',
  ROLE_SUPPLIER_TRAINER: 'Trainer',
  ROLE_INTERNAL: 'Internal',
  ROLE_ACCOUNT_MANAGER: 'Account Manager',
  ROLE_ADMIN: 'Admin',
};

/** The label of a role code. Enumerations are open: a code that this release does not know shows its own name. */
export function roleLabel(code: string): string {
  const labels: Readonly<Record<string, string>> = roleCodeLabels;
  return labels[code] ?? code;
}
