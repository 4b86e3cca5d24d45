import { LEAST_PASSWORD, type updateUserPasswordInput } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { Field, Input, PasswordInput } from '@console/design-system/field';
import { Row, Stack } from '@console/design-system/layout';
import { type FormWith, type InputSchema, partOf, useFormField } from '@console/forms';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { CopyPasswordButton } from './CopyPasswordButton.tsx';
import { generatePassword } from './generatePassword.ts';

/** Inputs with a new password. */
type WithPassword = z.ZodMiniObject<Pick<(typeof updateUserPasswordInput)['shape'], 'password'>>;

export interface NewPasswordFieldProps<Schema extends InputSchema> {
  readonly form: FormWith<WithPassword, Schema>;
}

/** A new password for somebody else: typed, or generated and then copied to hand it over. */
export function NewPasswordField<Schema extends InputSchema>({ form }: NewPasswordFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField({
    form: partOf<WithPassword, Schema>(form),
    name: 'password',
    hint: `At least ${LEAST_PASSWORD} characters. It must be changed at the next sign-in.`,
    required: true,
  });
  // A generated password is shown, because nobody has seen it yet.
  const [isShown, setShown] = useState(false);
  const Control = isShown ? Input : PasswordInput;
  const password = typeof value === 'string' ? value : '';
  const generate = () => {
    setShown(true);
    set(generatePassword());
  };
  return (
    <Stack gap="s">
      <Field {...fieldProps}>
        <Control value={password} onChange={set} onBlur={leave} autoComplete="new-password" spellCheck={false} />
      </Field>
      <Row gap="s" wrap>
        <Button onClick={generate}>Generate a password</Button>
        {isShown && password !== '' && <CopyPasswordButton password={password} />}
      </Row>
    </Stack>
  );
}
