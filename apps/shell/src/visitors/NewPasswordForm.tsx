import { LEAST_PASSWORD, passwordToSet } from '@console/core-contracts/set-password';
import { Button } from '@console/design-system/button';
import { Field, PasswordInput } from '@console/design-system/field';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SignInAlert } from '../sign-in/SignInAlert.tsx';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';

/** Why the server did not set a password: because of the password, or for another reason. */
export type PasswordRefusal = { readonly password: string } | { readonly message: string };

interface NewPasswordFormProps {
  /** The email with which the user signs in, for the programs that keep passwords. */
  readonly email: string;
  /** Sets the password. Resolves with the reason when it was not set. */
  readonly set: (password: string) => Promise<PasswordRefusal | null>;
}

/** One field for a new password, which can be shown. */
export function NewPasswordForm({ email, set }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<PasswordRefusal>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { error } = passwordToSet.safeParse(password);
    const [invalid] = error?.issues ?? [];
    setRefusal(invalid && { password: invalid.message });
    if (!invalid) {
      setBusy(true);
      const refused = await set(password);
      if (!refused) return;
      setBusy(false);
      setRefusal(refused);
    }
    input.current?.focus();
    input.current?.select();
  }

  const message = refusal && 'message' in refusal ? refusal : undefined;
  return (
    <form onSubmit={submit} noValidate aria-label="Set password">
      <SignInAlert error={message} />
      <SignInLayout.Fields>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="New password"
          hint={`At least ${LEAST_PASSWORD} characters`}
          error={refusal && 'password' in refusal ? refusal.password : undefined}
        >
          <PasswordInput
            ref={input}
            name="new-password"
            autoComplete="new-password"
            large
            value={password}
            onChange={setPassword}
          />
        </Field>
        <Button type="submit" appearance="primary" size="large" wide loading={busy}>
          Set password
        </Button>
      </SignInLayout.Fields>
    </form>
  );
}
