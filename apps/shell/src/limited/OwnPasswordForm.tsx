import { changeOwnPasswordInput, LEAST_PASSWORD } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { Field, PasswordInput } from '@console/design-system/field';
import { useConsoleMutation } from '@console/relay';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { SignInAlert } from '../sign-in/SignInAlert.tsx';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';
import type { OwnPasswordFormMutation } from './__generated__/OwnPasswordFormMutation.graphql.ts';

type FieldErrors = Readonly<Record<string, string>>;

interface OwnPasswordFormProps {
  /** @param token of the session that goes on. */
  readonly onChanged: (token: string) => void;
}

/** Asks for the present password and for another one. */
export function OwnPasswordForm({ onChanged }: OwnPasswordFormProps) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { commit, pending, error } = useConsoleMutation<OwnPasswordFormMutation>(changePassword);
  const current = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLInputElement>(null);

  useEffect(() => current.current?.focus(), []);
  useEffect(() => {
    if (error) setErrors(error.fields);
  }, [error]);
  // The first field with an error gets the focus.
  useEffect(() => {
    const input = errors.currentPassword ? current : errors.password ? chosen : undefined;
    input?.current?.focus();
    input?.current?.select();
  }, [errors]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { data, error: invalid } = changeOwnPasswordInput.safeParse({ currentPassword, password });
    const found = (invalid?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
    setErrors(Object.fromEntries(found));
    if (!data) return;
    const answer = await commit({ input: data });
    const token = answer?.changeOwnPassword?.session?.token;
    if (token) onChanged(token);
  }

  const [message] = error?.messages ?? [];
  return (
    <form onSubmit={submit} noValidate aria-label="Own password">
      <SignInAlert error={message === undefined || pending ? undefined : { message }} />
      <SignInLayout.Fields>
        <Field label="Current password" error={errors.currentPassword}>
          <PasswordInput
            ref={current}
            name="password"
            autoComplete="current-password"
            large
            value={currentPassword}
            onChange={setCurrentPassword}
          />
        </Field>
        <Field label="New password" hint={`At least ${LEAST_PASSWORD} characters`} error={errors.password}>
          <PasswordInput
            ref={chosen}
            name="new-password"
            autoComplete="new-password"
            large
            value={password}
            onChange={setPassword}
          />
        </Field>
        <Button type="submit" appearance="primary" size="large" wide loading={pending}>
          Set password
        </Button>
      </SignInLayout.Fields>
    </form>
  );
}

const changePassword = graphql`
  mutation OwnPasswordFormMutation($input: changeOwnPasswordInput!) {
    changeOwnPassword(input: $input) {
      session {
        token
      }
      user {
        id
        mustChangePassword
      }
    }
  }
`;
