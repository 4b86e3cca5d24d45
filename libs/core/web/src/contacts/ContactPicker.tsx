import { Picker, type PickerList, type PickerProps, type RecordQuery, type SearchQuery } from '@console/pickers';
import { useMemo } from 'react';
import type { contactOption_contact$key } from './__generated__/contactOption_contact.graphql.ts';
import { availableContactsOf } from './availableContacts.ts';
import { contactOption } from './contactOption.ts';
import { contactsOf } from './contacts.ts';
import { type ContactCreation, useContactCreation } from './useContactCreation.tsx';

/** The customer whose contacts are offered, and how a new one is created. */
export interface ContactChoice extends Omit<ContactCreation, 'customer'> {
  /** The customer's id; null until one is chosen, and the picker is disabled until then. */
  readonly customer: string | null;
  /** The id of a booking of the customer. Then only contacts are offered that the booking does not have yet (O§7). */
  readonly booking?: string | undefined;
}

export type ContactPickerProps = PickerProps<contactOption_contact$key> & ContactChoice;

/** Chooses a contact of a customer, and offers to create a missing one (FRM-06, FRM-07). */
export function ContactPicker({ customer, ...props }: ContactPickerProps) {
  // With a new key for each customer, the options of one customer are not shown for another.
  if (customer !== null) return <CustomersContactPicker key={customer} customer={customer} {...props} />;
  const { value, onChange, onBlur, 'aria-label': label } = props;
  return <Picker {...waiting} {...{ value, onChange, onBlur }} aria-label={label} disabled />;
}

const waiting = { list: contactsOf(''), placeholder: 'Select a customer first' };

function CustomersContactPicker({ booking, ...props }: ContactPickerProps & { readonly customer: string }) {
  const { customer } = props;
  const all = useMemo(() => contactsOf(customer), [customer]);
  const available = useMemo(() => booking && availableContactsOf(booking, customer), [booking, customer]);
  return available ? <ContactsPicker list={available} {...props} /> : <ContactsPicker list={all} {...props} />;
}

type ContactsPickerProps<Search extends SearchQuery, Chosen extends RecordQuery> = Omit<
  ContactPickerProps,
  'booking' | 'customer'
> & {
  readonly customer: string;
  readonly list: PickerList<Search, Chosen>;
};

function ContactsPicker<Search extends SearchQuery, Chosen extends RecordQuery>({
  list,
  customer,
  newContactRoles,
  onCreate,
  chosen,
  onBlur,
  ...rest
}: ContactsPickerProps<Search, Chosen>) {
  const { creation, created, creating, dialog } = useContactCreation(
    { customer, newContactRoles, onCreate },
    rest.onChange,
  );
  const known = chosen && contactOption(chosen);
  return (
    <>
      <Picker
        {...rest}
        list={list}
        chosen={created?.value === rest.value ? created : known}
        creation={creation}
        // Opening the dialog moves the focus, but the user has not finished with the field.
        onBlur={creating ? undefined : onBlur}
      />
      {dialog}
    </>
  );
}
