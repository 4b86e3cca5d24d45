import { defineEnumeration, type ValueOf } from '@console/rules';

/** The roles of a contact for a booking, with the specification's names (O§3). */
export const contactRoles = defineEnumeration({ booker: 'Booker', biller: 'Biller' });
export type ContactRole = ValueOf<typeof contactRoles>;

/** The roles of a contact in words, in their fixed order: 'Booker, Biller'. */
export function rolesText(roles: readonly string[]): string {
  const known = contactRoles.values.filter((role) => roles.includes(role));
  const others = roles.filter((role) => contactRoles.of(role) === undefined);
  return [...known, ...others].map(contactRoles.labelOf).join(', ');
}
