import { Field } from '@console/design-system/field';
import { MoneyInput, NumberInput, PercentageInput, StarsInput } from '@console/design-system/inputs';
import { formatMoney } from '@console/format';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { type FormFieldProps, numberOf, useFormField } from './useFormField.tsx';

/**
 * A number, for a field of the rule `integer`. Text that is not a number stays in the field, and the rule refuses it.
 */
export function NumberField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <NumberInput value={numberOf(value)} onChange={set} onBlur={leave} disabled={props.disabled} />
    </Field>
  );
}

/** An amount for a field of the rule `money`. Typed in pounds, kept in pence. */
export function MoneyField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props, (theirs) =>
    typeof theirs === 'number' ? formatMoney(theirs) : String(theirs ?? ''),
  );
  return (
    <Field {...fieldProps}>
      <MoneyInput value={numberOf(value)} onChange={set} onBlur={leave} disabled={props.disabled} />
    </Field>
  );
}

/** A percentage, for a field of the rule `percentage`. */
export function PercentageField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props, (theirs) =>
    typeof theirs === 'number' ? `${theirs}%` : String(theirs ?? ''),
  );
  return (
    <Field {...fieldProps}>
      <PercentageInput value={numberOf(value)} onChange={set} onBlur={leave} disabled={props.disabled} />
    </Field>
  );
}

/** A rating from 0 to 5 stars, for a field of the rule `integer` with `max: 5`. */
export function StarsField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props, (theirs) =>
    typeof theirs === 'number' ? `${theirs} of 5` : '',
  );
  return (
    <Field {...fieldProps}>
      <StarsInput value={typeof value === 'number' ? value : null} onChange={set} onBlur={leave} />
    </Field>
  );
}
