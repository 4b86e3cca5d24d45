import { Field, Input, PasswordInput } from '@console/design-system/field';
import { type FormFieldProps, type InputSchema, useFormField } from '@console/forms';

/** The present password. */
export function PresentPasswordField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <PasswordInput value={textOf(value)} onChange={set} onBlur={leave} autoComplete="current-password" />
    </Field>
  );
}

/** A code of the authenticator app. */
export function CodeField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <Input
        value={textOf(value)}
        onChange={set}
        onBlur={leave}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
      />
    </Field>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
