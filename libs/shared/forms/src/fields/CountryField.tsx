import { Autocomplete } from '@console/design-system/autocomplete';
import { Field } from '@console/design-system/field';
import { countryCodes, countryName } from '@console/format';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { type FormFieldProps, textOf, useFormField } from './useFormField.tsx';

/** The country of most addresses. */
export const home = 'GB';
const optionOf = (code: string) => ({ value: code, label: countryName(code) });

// Sorted when the first address is rendered, because Intl's names are slow.
let known: readonly { value: string; label: string }[] | undefined;

/** Returns all countries by their English names, the United Kingdom first. */
function countries() {
  known ??= [
    optionOf(home),
    ...countryCodes
      .filter((code) => code !== home)
      .map(optionOf)
      .sort((one, other) => one.label.localeCompare(other.label, 'en-GB')),
  ];
  return known;
}

/** A select of countries by their English names. The value is the two ISO letters (O§3). */
export function CountryField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props, (code) => countryName(textOf(code)));
  const code = textOf(value);
  return (
    <Field {...fieldProps}>
      <Autocomplete
        options={countries()}
        value={code ? optionOf(code) : null}
        onChange={(option) => set(option?.value ?? '')}
        onBlur={leave}
        disabled={props.disabled}
      />
    </Field>
  );
}
