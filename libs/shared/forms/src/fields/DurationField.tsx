import { Field } from '@console/design-system/field';
import { DurationInput } from '@console/design-system/inputs';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { type FormFieldProps, textOf, useFormField } from './useFormField.tsx';

/** A duration as a number and a unit, or as ISO 8601, for a field of the rule `duration`. */
export function DurationField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <DurationInput value={textOf(value)} onChange={set} onBlur={leave} disabled={props.disabled} />
    </Field>
  );
}
