import { Picker, type PickerProps } from '@console/pickers';
import { useMemo } from 'react';
import type { contactOption_contact$key } from './__generated__/contactOption_contact.graphql.ts';
import { contactOption } from './contactOption.ts';
import { contactsOf } from './contacts.ts';
import { type ContactCreation, useContactCreation } from './useContactCreation.tsx';

/** Whose contacts are chosen among, and what one made here becomes. */
export interface ContactChoice extends Omit<ContactCreation, 'customer'> {
  /** The customer's id; null as long as none is chosen: the picker waits for it. */
  readonly customer: string | null;
}

export type ContactPickerProps = PickerProps<contactOption_contact$key> & ContactChoice;

/** Chooses a contact of a customer, and offers to create one who is not there (FRM-06, FRM-07). */
export function ContactPicker({ customer, ...props }: ContactPickerProps) {
  // The choices of one customer are never those of another.
  if (customer !== null) return <CustomersContactPicker key={customer} customer={customer} {...props} />;
  const { value, onChange, onBlur, 'aria-label': label } = props;
  return <Picker {...waiting} {...{ value, onChange, onBlur }} aria-label={label} disabled />;
}

const waiting = { list: contactsOf(''), placeholder: 'Choose a customer first' };

function CustomersContactPicker({
  customer,
  rolesOfNew,
  onCreate,
  chosen,
  ...rest
}: ContactPickerProps & { customer: string }) {
  const list = useMemo(() => contactsOf(customer), [customer]);
  const { creation, created, dialog } = useContactCreation({ customer, rolesOfNew, onCreate }, rest.onChange);
  const known = chosen && contactOption(chosen);
  return (
    <>
      <Picker list={list} chosen={created?.value === rest.value ? created : known} creation={creation} {...rest} />
      {dialog}
    </>
  );
}
