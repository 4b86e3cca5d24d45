import { Field } from '@console/design-system/field';
import { MoneyInput, NumberInput, PercentageInput } from '@console/design-system/inputs';
import { formatMoney } from '@console/format';
import type { InputSchema } from '../form/ConsoleForm.ts';
import { type FormFieldProps, numberOf, useFormField } from './useFormField.tsx';

/** A number, for a field of the rule `integer`. What is no number stays as it was typed, and the rule says so. */
export function NumberField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, shown } = useFormField(props);
  return (
    <Field {...shown}>
      <NumberInput value={numberOf(value)} onChange={set} onBlur={leave} disabled={props.disabled} />
    </Field>
  );
}

/** An amount, typed in pounds and kept in pence, for a field of the rule `money`. */
export function MoneyField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, shown } = useFormField(props, (theirs) =>
    typeof theirs === 'number' ? formatMoney(theirs) : String(theirs ?? ''),
  );
  return (
    <Field {...shown}>
      <MoneyInput value={numberOf(value)} onChange={set} onBlur={leave} disabled={props.disabled} />
    </Field>
  );
}

/** A percentage, for a field of the rule `percentage`. */
export function PercentageField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, shown } = useFormField(props, (theirs) =>
    typeof theirs === 'number' ? `${theirs}%` : String(theirs ?? ''),
  );
  return (
    <Field {...shown}>
      <PercentageInput value={numberOf(value)} onChange={set} onBlur={leave} disabled={props.disabled} />
    </Field>
  );
}
