import { Field } from '@console/design-system/field';
import { TextArea } from '@console/design-system/inputs';
import type { InputSchema } from '../form/ConsoleForm.ts';
import { Counter } from './Counter.tsx';
import { type FormFieldProps, textOf, useFormField } from './useFormField.tsx';

export interface TextAreaFieldProps<Schema extends InputSchema> extends FormFieldProps<Schema> {
  /** Shows how many characters of how many (FRM-13). */
  readonly counter?: boolean;
  readonly placeholder?: string;
  /** Lines before anything is typed: 3. */
  readonly lines?: number;
}

/** Text of several lines; the box grows with it. */
export function TextAreaField<Schema extends InputSchema>(props: TextAreaFieldProps<Schema>) {
  const { counter = false, placeholder, lines, disabled } = props;
  const { value, set, leave, rule, shown } = useFormField(props);
  const text = textOf(value);
  return (
    <Field {...shown} aside={counter && rule.max !== undefined && <Counter length={text.length} max={rule.max} />}>
      <TextArea value={text} onChange={set} onBlur={leave} {...{ placeholder, lines, disabled }} />
    </Field>
  );
}
