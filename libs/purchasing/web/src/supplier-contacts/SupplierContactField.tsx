import { useCreationInPlace } from '@console/core-web';
import type { InputSchema } from '@console/forms';
import { BoundField, Picker, type PickerFieldProps, type PickerProps } from '@console/pickers';
import type { supplierContactOption_person$key } from './__generated__/supplierContactOption_person.graphql.ts';
import { supplierContactOption } from './supplierContactOption.ts';
import { supplierContacts } from './supplierContacts.ts';

/** Chooses a person who works for a supplier, as a form field, and offers to create a missing one (FRM-07). */
export function SupplierContactField<Schema extends InputSchema>({
  chosen,
  placeholder,
  ...props
}: PickerFieldProps<Schema, supplierContactOption_person$key>) {
  return (
    <BoundField saved={chosen && supplierContactOption(chosen)} {...props}>
      {(bound) => <SupplierContactPicker {...bound} {...{ chosen, placeholder }} />}
    </BoundField>
  );
}

function SupplierContactPicker({ chosen, onBlur, ...rest }: PickerProps<supplierContactOption_person$key>) {
  const { creation, created, creating, dialog } = useCreationInPlace({
    what: 'contact',
    label,
    load,
    given: {},
    choose: rest.onChange,
  });
  const known = chosen && supplierContactOption(chosen);
  return (
    <>
      <Picker
        {...rest}
        list={supplierContacts}
        chosen={created?.value === rest.value ? created : known}
        creation={creation}
        // Opening the dialog moves the focus, but the user has not finished with the field.
        onBlur={creating ? undefined : onBlur}
      />
      {dialog}
    </>
  );
}

const label = (name: string) => (name ? `Create this contact, ${name}?` : 'No contacts available. Create New!');

const load = async () => (await import('./CreateSupplierContactDialog.tsx')).CreateSupplierContactDialog;
