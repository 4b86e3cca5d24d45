import { Field } from '@console/design-system/field';
import { Pairs, Stack } from '@console/design-system/layout';
import { type AddressFields as AddressValues, addressLines } from '@console/format';
import { fieldRuleOf } from '@console/rules';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { CountryField, home } from './CountryField.tsx';
import { OptionalGroup, type OptionalGroupProps } from './OptionalGroup.tsx';
import { TextField } from './TextField.tsx';
import type { FormFieldProps } from './useFormField.tsx';

export type AddressFieldsProps<Schema extends InputSchema> = Pick<
  FormFieldProps<Schema>,
  'form' | 'name' | 'labelHidden' | 'disabled'
>;

/** The eight fields of an address that is always present, for a field of the rule `address` (O§3). */
export function AddressFields<Schema extends InputSchema>(props: AddressFieldsProps<Schema>) {
  const { form, name, labelHidden } = props;
  return (
    <Field label={fieldRuleOf(form.input, name).label} labelHidden={labelHidden} group heading>
      <EightFields {...props} />
    </Field>
  );
}

export type OptionalAddressFieldsProps<Schema extends InputSchema> = Omit<
  OptionalGroupProps<Schema>,
  'children' | 'describe'
>;

/**
 * The eight fields of an address that may be absent, for a field of the rule `address` without `required`. An added
 * address begins in the United Kingdom, unless `begin` is another address.
 */
export function OptionalAddressFields<Schema extends InputSchema>(props: OptionalAddressFieldsProps<Schema>) {
  return (
    <OptionalGroup {...props} begin={props.begin ?? atHome} describe={inOneLine}>
      <EightFields form={props.form} name={props.name} />
    </OptionalGroup>
  );
}

const atHome = { country: home };

/** Returns an address as a conflict shows it. */
const inOneLine = (address: AddressValues) => addressLines(address).join(', ');

function EightFields<Schema extends InputSchema>({ form, name, disabled }: AddressFieldsProps<Schema>) {
  const part = (field: string) => ({ form, name: `${name}.${field}` as typeof name, disabled });
  return (
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
  );
}
