/** The roles that may use the console (C§6). The server knows more codes; their holders are refused at sign-in. */
export type Role = 'ROLE_ADMIN' | 'ROLE_ACCOUNT_MANAGER';

/** Both staff roles: the roles of every route that is not the administrators' alone. */
export const STAFF_ROLES: readonly Role[] = ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'];

export const ADMIN_ROLES: readonly Role[] = ['ROLE_ADMIN'];

const labels: Record<Role, string> = { ROLE_ADMIN: 'Admin', ROLE_ACCOUNT_MANAGER: 'Account Manager' };

/** "Admin", "Account Manager": the words of the sign-in screen's Access Roles line (C§2). */
export function roleLabel(role: Role): string {
  return labels[role];
}

/** The staff roles among the codes that a token or the server names. */
export function staffRolesOf(codes: readonly string[]): Role[] {
  return STAFF_ROLES.filter((role) => codes.includes(role));
}

/** Whether somebody who holds `held` may open what is for `allowed`. */
export function allows(allowed: readonly Role[], held: readonly Role[]): boolean {
  return allowed.some((role) => held.includes(role));
}
