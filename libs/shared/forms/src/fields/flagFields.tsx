import { Checkbox, Field } from '@console/design-system/field';
import { Switch } from '@console/design-system/inputs';
import type { InputSchema } from '../form/ConsoleForm.ts';
import { type FormFieldProps, useFormField } from './useFormField.tsx';

const yesOrNo = (value: unknown): string => (value === true ? 'yes' : 'no');

/** A checkbox with its label, for a field of the rule `flag`. */
export function CheckboxField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, shown } = useFormField(props, yesOrNo);
  return (
    <Field {...shown} ownWords>
      <Checkbox checked={value === true} onChange={set} onBlur={leave} disabled={props.disabled}>
        {shown.label}
      </Checkbox>
    </Field>
  );
}

/** A switch, for a field of the rule `flag` that concerns the whole record. */
export function SwitchField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, shown } = useFormField(props, yesOrNo);
  return (
    <Field {...shown} ownWords>
      <Switch checked={value === true} onChange={set} onBlur={leave} disabled={props.disabled}>
        {shown.label}
      </Switch>
    </Field>
  );
}
