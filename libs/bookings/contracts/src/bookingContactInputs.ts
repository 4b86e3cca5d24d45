import { recordSeen, reference, requiredIn, someOf } from '@console/rules';
import * as z from 'zod/mini';
import { type ContactRole, contactRoles } from './contactRole.ts';

const required = requiredIn.operations;

/**
 * Makes a contact of the booking's customer its booker, its biller or both (O§5, O§7). A contact who is already on the booking
 * gets these roles instead of the present ones.
 */
export const assignCustomerContactToBookingInput = z.object({
  id: reference('Booking', 'bookings', { required }),
  customerContact: reference('Contact', 'customer_contacts', { required }),
  roles: someOf('Role', contactRoles.values, { required }),
});

export const deleteBookingCustomerContactInput = z.object(recordSeen('Booking contact', 'booking_customer_contacts'));

interface Contact {
  readonly id: string;
  readonly roles: readonly string[];
}

/** The states in which a booking needs a booker, a biller and a billing address. */
export const committedStatuses: readonly string[] = ['confirmed', 'delivered', 'complete', 'on_hold'];

/**
 * The reason why a contact of a booking cannot lose roles, as a sentence. Null when it can.
 *
 * @param contacts all contacts of the booking, with their present roles.
 * @param kept the roles that the contact keeps. Empty when the contact is removed.
 */
export function whyNotUnassign(
  { status }: { readonly status: string },
  contacts: readonly Contact[],
  contact: Pick<Contact, 'id'>,
  kept: readonly ContactRole[] = [],
): string | null {
  if (!committedStatuses.includes(status)) return null;
  const has = (role: ContactRole, among: readonly Contact[]) => among.some(({ roles }) => roles.includes(role));
  const others = contacts.filter(({ id }) => id !== contact.id);
  const lost = contactRoles.values.find((role) => has(role, contacts) && !has(role, others) && !kept.includes(role));
  return lost ? `This is the booking’s only ${lost}. Assign another ${lost} first.` : null;
}
