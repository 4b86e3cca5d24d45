/** The roles that may use the console (C§6). The server has more role codes. Their holders are refused at sign-in. */
export type Role = 'ROLE_ADMIN' | 'ROLE_ACCOUNT_MANAGER';

/** Both staff roles, for every route that is not only for administrators. */
export const STAFF_ROLES: readonly Role[] = ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'];

/** The role of administrators, for their own routes. */
export const ADMIN_ROLES: readonly Role[] = ['ROLE_ADMIN'];

const labels: Record<Role, string> = { ROLE_ADMIN: 'Admin', ROLE_ACCOUNT_MANAGER: 'Account Manager' };

/** Returns "Admin" or "Account Manager", as in the sign-in screen's Access Roles line (C§2). */
export function roleLabel(role: Role): string {
  return labels[role];
}

/** Returns the staff roles among the role codes of a token or the server. */
export function staffRolesOf(codes: readonly string[]): Role[] {
  return STAFF_ROLES.filter((role) => codes.includes(role));
}

/** Tells whether a user with the roles `held` may open a screen for the roles `allowed`. */
export function allows(allowed: readonly Role[], held: readonly Role[]): boolean {
  return allowed.some((role) => held.includes(role));
}
