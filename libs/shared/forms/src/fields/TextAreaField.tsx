import { Field } from '@console/design-system/field';
import { TextArea } from '@console/design-system/inputs';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { Counter } from './Counter.tsx';
import { type FormFieldProps, textOf, useFormField } from './useFormField.tsx';

export interface TextAreaFieldProps<Schema extends InputSchema> extends FormFieldProps<Schema> {
  /** Shows the number of characters and the limit (FRM-13). */
  readonly counter?: boolean;
  readonly placeholder?: string;
  /** The height of the empty field in lines; 3 by default. */
  readonly lines?: number;
}

/** A text field of several lines. It grows with the text. */
export function TextAreaField<Schema extends InputSchema>(props: TextAreaFieldProps<Schema>) {
  const { counter = false, placeholder, lines, disabled } = props;
  const { value, set, leave, rule, fieldProps } = useFormField(props);
  const text = textOf(value);
  return (
    <Field {...fieldProps} aside={counter && rule.max !== undefined && <Counter length={text.length} max={rule.max} />}>
      <TextArea value={text} onChange={set} onBlur={leave} {...{ placeholder, lines, disabled }} />
    </Field>
  );
}
