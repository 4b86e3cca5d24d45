import { Field, Input } from '@console/design-system/field';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { Counter } from './Counter.tsx';
import { type FormFieldProps, useFormField } from './useFormField.tsx';

export interface TextFieldProps<Schema extends InputSchema> extends FormFieldProps<Schema> {
  /** Shows the number of characters and the limit (FRM-13). */
  readonly counter?: boolean;
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

/** A text field of one line. */
export function TextField<Schema extends InputSchema>(props: TextFieldProps<Schema>) {
  const { counter = false, placeholder, autoComplete = 'off', disabled } = props;
  const { value, set, leave, rule, fieldProps } = useFormField(props);
  const text = typeof value === 'string' ? value : '';
  return (
    <Field {...fieldProps} aside={counter && rule.max !== undefined && <Counter length={text.length} max={rule.max} />}>
      <Input value={text} onChange={set} onBlur={leave} {...{ placeholder, autoComplete, disabled }} />
    </Field>
  );
}
