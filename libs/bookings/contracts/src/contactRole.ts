/** The roles of a contact for a booking, with the specification's names (O§3). */
export const contactRoles = ['booker', 'biller'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** The label of each role on screen. */
export const contactRoleLabels: Readonly<Record<ContactRole, string>> = { booker: 'Booker', biller: 'Biller' };

/** Returns the label of a role. The API may add roles later; a role that this console does not know shows its name. */
export function contactRoleLabel(role: string): string {
  const labels: Readonly<Record<string, string>> = contactRoleLabels;
  return labels[role] ?? role;
}

/** The roles of a contact in words, in their fixed order: 'Booker, Biller'. */
export function rolesText(roles: readonly string[]): string {
  const known = contactRoles.filter((role) => roles.includes(role));
  const others = roles.filter((role) => !known.some((one) => one === role));
  return [...known, ...others].map(contactRoleLabel).join(', ');
}
