import type { RowOf, Writing } from '@console/api-kit';
import { roleCodes } from '@console/core-contracts';
import { Customer } from '../nodes.ts';
import type { person } from '../tables.ts';

type PersonRow = RowOf<typeof person>;

/**
 * Keeps a changed contact in the history of its customer, because a deleted one has no screen any more.
 *
 * @param before null for a new contact.
 * @param after null for a deleted contact. With another customer the contact is in the history of both.
 */
export function keepContact(writing: Writing, before: PersonRow | null, after: PersonRow | null): void {
  const keep = (customer: string | null | undefined, from: PersonRow | null, to: PersonRow | null) => {
    if (customer) writing.keepParts(Customer, { id: customer }, 'contacts', lines(from), lines(to));
  };
  if (before && after && before.customerId === after.customerId) {
    keep(after.customerId, before, after);
  } else {
    keep(before?.customerId, before, null);
    keep(after?.customerId, null, after);
  }
}

function lines(row: PersonRow | null): string[] {
  if (!row) return [];
  const { fullName, jobTitle, email, mobile, telephone, roles } = row;
  return [[fullName, jobTitle, email, mobile, telephone, ...roles.map(roleCodes.labelOf)].filter(Boolean).join(', ')];
}
