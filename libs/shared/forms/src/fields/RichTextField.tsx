import { Field } from '@console/design-system/field';
import { RichTextEditor } from '@console/design-system/rich-text-editor';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { type FormFieldProps, useFormField } from './useFormField.tsx';

export interface RichTextFieldProps<Schema extends InputSchema> extends FormFieldProps<Schema> {
  readonly placeholder?: string;
  /** In px; 150 by default (O§2). */
  readonly height?: number;
  /**
   * For posting, as in a conversation: Ctrl+Enter saves, the label is hidden, and leaving the field does not validate
   * it.
   */
  readonly posts?: boolean;
}

/** A rich text editor, for a field of the rule `richText`. */
export function RichTextField<Schema extends InputSchema>(props: RichTextFieldProps<Schema>) {
  const { form, posts = false, placeholder, height, disabled } = props;
  const { value, set, leave, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps} labelHidden={posts}>
      <RichTextEditor
        value={typeof value === 'string' ? value : ''}
        onChange={set}
        {...(posts ? { onSubmit: () => void form.submit() } : { onBlur: leave })}
        {...{ placeholder, height, disabled }}
      />
    </Field>
  );
}
