import type { RoleCode } from '@console/core-contracts';
import type { Option } from '@console/design-system/autocomplete';
import { type CreationInPlace, useCreationInPlace } from '../creation/useCreationInPlace.tsx';

/** How a missing contact is created. */
export interface ContactCreation {
  /** The id of the new contact's customer. */
  readonly customer: string;
  /** The roles of a new contact: an attendee, when created while assigning (O§2). */
  readonly newContactRoles?: readonly RoleCode[] | undefined;
  /** Called with the typed text instead of opening the dialog, for a screen that has its own form. */
  readonly onCreate?: ((typed: string) => void) | undefined;
}

/**
 * Offers to create a contact, with the texts of O§8. The dialog's code loads when the user accepts the offer.
 *
 * @param choose called with the new contact.
 */
export function useContactCreation(
  { customer, newContactRoles: roles, onCreate }: ContactCreation,
  choose: (id: string, option: Option) => void,
): CreationInPlace {
  const inPlace = useCreationInPlace({ what: 'contact', label, load, given: { customer, roles }, choose });
  return onCreate ? { ...inPlace, creation: { label, onCreate } } : inPlace;
}

const label = (name: string) => (name ? `Create this contact, ${name}?` : 'No contacts available. Create New!');

const load = async () => (await import('./CreateContactDialog.tsx')).CreateContactDialog;
