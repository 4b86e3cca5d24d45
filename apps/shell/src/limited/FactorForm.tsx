import { confirmSecondFactorInput } from '@console/core-contracts';
import { AuthenticatorKey, RecoveryCodes } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { Field, Input } from '@console/design-system/field';
import { useConsoleMutation } from '@console/relay';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { SignInAlert } from '../sign-in/SignInAlert.tsx';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';
import type { FactorFormConfirmMutation } from './__generated__/FactorFormConfirmMutation.graphql.ts';
import type { FactorFormStartMutation } from './__generated__/FactorFormStartMutation.graphql.ts';

interface FactorFormProps {
  /** @param token of the session that goes on. Null when it was lost: the user then signs in again. */
  readonly onSetUp: (token: string | null) => void;
}

interface Made {
  readonly codes: readonly string[];
  readonly token: string | null;
}

/** Sets up the second factor that the user must have: QR code, a code of the app, and then the recovery codes. */
export function FactorForm({ onSetUp }: FactorFormProps) {
  const starting = useConsoleMutation<FactorFormStartMutation>(startFactor);
  const confirming = useConsoleMutation<FactorFormConfirmMutation>(confirmFactor);
  const [setUp, setSetUp] = useState<{ readonly secret: string; readonly address: string } | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [code, setCode] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const kept = useRef<HTMLButtonElement>(null);

  async function start() {
    const answer = await starting.commit({ input: {} });
    setSetUp(answer?.startSecondFactor?.setUp ?? null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => void start(), []);
  useEffect(() => {
    if (setUp) input.current?.focus();
  }, [setUp]);
  useEffect(() => {
    if (made) kept.current?.focus();
  }, [made]);
  const { error } = confirming;
  useEffect(() => {
    if (!error) return;
    setInvalid(error.fields.code);
    input.current?.focus();
    input.current?.select();
  }, [error]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = confirmSecondFactorInput.safeParse({ code });
    setInvalid(checked.error?.issues[0]?.message);
    if (!checked.data) return input.current?.focus();
    const answer = await confirming.commit({ input: checked.data });
    if (!answer) return;
    const codes = answer.confirmSecondFactor?.recoveryCodes;
    if (codes) setMade({ codes: codes.codes, token: codes.token ?? null });
    else onSetUp(null);
  }

  if (made) {
    return (
      <SignInLayout.Fields>
        <RecoveryCodes codes={made.codes} />
        <Button ref={kept} appearance="primary" size="large" wide onClick={() => onSetUp(made.token)}>
          I have kept them
        </Button>
      </SignInLayout.Fields>
    );
  }
  if (!setUp) {
    const [message] = starting.error?.messages ?? [];
    return (
      <SignInLayout.Fields>
        <SignInAlert error={message === undefined ? undefined : { message }} />
        <Button size="large" wide loading={starting.pending} onClick={() => void start()}>
          Show the QR code
        </Button>
      </SignInLayout.Fields>
    );
  }
  const [message] = error?.messages ?? [];
  return (
    <form onSubmit={submit} noValidate aria-label="Second factor">
      <SignInAlert error={message === undefined || confirming.pending ? undefined : { message }} />
      <SignInLayout.Fields>
        <AuthenticatorKey {...setUp} />
        <Field label="Code" hint="The six digits that the app shows now." error={invalid}>
          <Input
            ref={input}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            large
            value={code}
            onChange={setCode}
          />
        </Field>
        <Button type="submit" appearance="primary" size="large" wide loading={confirming.pending}>
          Set up
        </Button>
      </SignInLayout.Fields>
    </form>
  );
}

const startFactor = graphql`
  mutation FactorFormStartMutation($input: startSecondFactorInput!) {
    startSecondFactor(input: $input) {
      setUp {
        secret
        address
      }
    }
  }
`;

const confirmFactor = graphql`
  mutation FactorFormConfirmMutation($input: confirmSecondFactorInput!) {
    confirmSecondFactor(input: $input) {
      recoveryCodes {
        codes
        token
      }
    }
  }
`;
