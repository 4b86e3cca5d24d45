/** What a contact does for a booking, letter for letter (O§3). */
export const contactRoles = ['booker', 'biller'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** What each role is called on screen. */
export const contactRoleLabels: Readonly<Record<ContactRole, string>> = { booker: 'Booker', biller: 'Biller' };

/** What a role is called; enumerations are open, so one that this console does not know shows its own name. */
export function contactRoleLabel(role: string): string {
  const labels: Readonly<Record<string, string>> = contactRoleLabels;
  return labels[role] ?? role;
}
