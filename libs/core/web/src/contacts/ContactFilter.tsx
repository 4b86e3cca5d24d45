import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { contactsOf } from './contacts.ts';

const allContacts = contactsOf(null);

/** Filters a list by a contact of any customer. */
export function ContactFilter({ label = 'Contact', ...rest }: PickerFilterProps) {
  return <PickerFilter list={allContacts} label={label} {...rest} />;
}
