import { Field } from '@console/design-system/field';
import { Pairs, Stack } from '@console/design-system/layout';
import type { InputSchema } from '../form/ConsoleForm.ts';
import { CountryField } from './CountryField.tsx';
import { TextField } from './TextField.tsx';
import type { FormFieldProps } from './useFormField.tsx';

export interface AddressFieldsProps<Schema extends InputSchema>
  extends Pick<FormFieldProps<Schema>, 'form' | 'name' | 'labelHidden' | 'disabled'> {
  /** Of which address: 'Billing address'. */
  readonly label: string;
}

/** The eight fields of an address, for a field of the rule `address` (O§3). */
export function AddressFields<Schema extends InputSchema>(props: AddressFieldsProps<Schema>) {
  const { form, name, label, labelHidden, disabled } = props;
  const part = (field: string) => ({ form, name: `${name}.${field}` as typeof name, disabled });
  return (
    <Field label={label} labelHidden={labelHidden} group heading>
      <Stack>
        <Pairs least={180}>
          <TextField {...part('address1')} />
          <TextField {...part('address2')} />
          <TextField {...part('address3')} />
          <TextField {...part('address4')} />
        </Pairs>
        <Pairs least={120}>
          <TextField {...part('city')} />
          <TextField {...part('region')} />
        </Pairs>
        <Pairs least={160}>
          <TextField {...part('postcode')} />
          <CountryField {...part('country')} />
        </Pairs>
      </Stack>
    </Field>
  );
}
