import type { SignInInput } from '@console/core-contracts/sign-in';
import { Button } from '@console/design-system/button';
import { Field, Input } from '@console/design-system/field';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ConsoleConfig } from '../config/config.ts';
import { authenticate } from '../session/authenticate.ts';
import type { AuthError, SessionStore } from '../session/sessionStore.ts';
import { SignInAlert } from './SignInAlert.tsx';
import { SignInLayout } from './SignInLayout.tsx';

interface SecondFactorStepProps {
  readonly config: ConsoleConfig;
  readonly session: SessionStore;
  /** The email and the password, which were right. */
  readonly given: SignInInput;
  /** Whether unsaved changes wait for the user to sign in again. */
  readonly left: boolean;
  readonly onBack: () => void;
}

/** The second step of signing in, for a user who has a second factor: one field for a code of the app or a recovery code. */
export function SecondFactorStep({ config, session, given, left, onBack }: SecondFactorStepProps) {
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [refusal, setRefusal] = useState<AuthError>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const label = isRecovery ? 'Recovery code' : 'Code';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another keyboard needs the focus again
  useEffect(() => input.current?.focus(), [isRecovery]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setRefusal(undefined);
    setMissing(code.trim() === '' ? `${label} is required` : undefined);
    if (code.trim() !== '') {
      setBusy(true);
      const answer = await authenticate(config.graphqlUrl, { ...given, code });
      const state = 'token' in answer ? session.signIn(answer.token) : undefined;
      if (state?.status === 'signed-in') return;
      setBusy(false);
      setRefusal('error' in answer ? answer.error : state?.error);
    }
    input.current?.focus();
    input.current?.select();
  }

  return (
    <SignInLayout title={`Enter your ${label.toLowerCase()}`} subtitle={given.email}>
      <form onSubmit={submit} noValidate aria-label="Second factor">
        <SignInAlert error={refusal} left={left} />
        <SignInLayout.Fields>
          <Field
            label={label}
            error={missing}
            hint={
              isRecovery
                ? 'One of the ten codes that you were given. Each works once.'
                : 'The six digits in your authenticator app. A recovery code works too.'
            }
          >
            <Input
              ref={input}
              name="code"
              autoComplete="one-time-code"
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoCapitalize="off"
              spellCheck={false}
              large
              value={code}
              onChange={setCode}
            />
          </Field>
          <Button type="submit" appearance="primary" size="large" wide loading={busy}>
            Log in
          </Button>
          <SignInLayout.Below>
            <Button appearance="subtle" onClick={() => setIsRecovery(!isRecovery)}>
              {isRecovery ? 'Use the app' : 'Use a recovery code'}
            </Button>
            <Button appearance="subtle" onClick={onBack}>
              Use another account
            </Button>
          </SignInLayout.Below>
        </SignInLayout.Fields>
      </form>
    </SignInLayout>
  );
}
