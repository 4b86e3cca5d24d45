import { Checkbox, Field } from '@console/design-system/field';
import { Switch } from '@console/design-system/inputs';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { type FormFieldProps, useFormField } from './useFormField.tsx';

const yesOrNo = (value: unknown): string => (value === true ? 'yes' : 'no');

/** A checkbox with its label, for a field of the rule `flag`. */
export function CheckboxField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props, yesOrNo);
  return (
    <Field {...fieldProps} labelBeside>
      <Checkbox checked={value === true} onChange={set} onBlur={leave} disabled={props.disabled}>
        {fieldProps.label}
      </Checkbox>
    </Field>
  );
}

/** A switch, for a field of the rule `flag` that concerns the whole record. */
export function SwitchField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props, yesOrNo);
  return (
    <Field {...fieldProps} labelBeside>
      <Switch checked={value === true} onChange={set} onBlur={leave} disabled={props.disabled}>
        {fieldProps.label}
      </Switch>
    </Field>
  );
}
