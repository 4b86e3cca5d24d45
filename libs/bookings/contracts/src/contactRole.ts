/** What a contact does for a booking, letter for letter (O§3). */
export const contactRoles = ['booker', 'biller'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** What each role is called on screen. */
export const contactRoleLabels: Readonly<Record<ContactRole, string>> = { booker: 'Booker', biller: 'Biller' };
