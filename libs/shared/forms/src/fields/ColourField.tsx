import { Field } from '@console/design-system/field';
import { ColourInput } from '@console/design-system/inputs';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { type FormFieldProps, textOf, useFormField } from './useFormField.tsx';

/** A colour written #rrggbb, for a field of the rule `text`. */
export function ColourField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { rule, value, set, leave, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <ColourInput
        value={textOf(value)}
        onChange={set}
        onBlur={leave}
        disabled={props.disabled}
        pickLabel={`Pick the ${rule.label.toLowerCase()}`}
      />
    </Field>
  );
}
