import type { InputSchema } from '@console/forms';
import { BoundField, type PickerFieldProps } from '@console/pickers';
import type { contactOption_contact$key } from './__generated__/contactOption_contact.graphql.ts';
import { type ContactChoice, ContactPicker } from './ContactPicker.tsx';
import { contactOption } from './contactOption.ts';

/** Chooses a contact of a customer, as a form field. */
export function ContactField<Schema extends InputSchema>({
  customer,
  booking,
  newContactRoles,
  onCreate,
  chosen,
  placeholder,
  ...props
}: PickerFieldProps<Schema, contactOption_contact$key> & ContactChoice) {
  return (
    <BoundField saved={chosen && contactOption(chosen)} {...props} disabled={props.disabled || customer === null}>
      {(bound) => (
        <ContactPicker {...bound} {...{ customer, booking, newContactRoles, onCreate, chosen, placeholder }} />
      )}
    </BoundField>
  );
}
