import { type FieldRule, fieldRuleOf } from '@console/rules';
import { type FieldPath, useController } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema } from '../form/ConsoleForm.ts';

/** What every field of a form takes. */
export interface FormFieldProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  /** Of the input: 'subject', or `billingAddress.postcode`. */
  readonly name: FieldPath<FieldsOf<Schema>>;
  /** The label, when the contract's does not fit the screen. */
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface FormField {
  readonly rule: FieldRule;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** Judges the value, because the field was left. */
  readonly leave: () => void;
  /** For the `Field` around the control. */
  readonly shown: { label: string; required: boolean; error: string | undefined; hint: string | undefined };
}

/** A field's value, rule and message. Only this field is drawn again when it changes. */
export function useFormField<Schema extends InputSchema>({
  form,
  name,
  label,
  hint,
}: FormFieldProps<Schema>): FormField {
  const { field, fieldState } = useController({ control: form.control, name });
  const rule = fieldRuleOf(form.input, name);
  const error = fieldState.error?.message;
  return {
    rule,
    value: field.value,
    set: field.onChange,
    leave: field.onBlur,
    shown: { label: label ?? rule.label, required: rule.required, error, hint },
  };
}
