import { type SignInInput, signInInput } from '@console/core-contracts/sign-in';
import { Button, LinkButton } from '@console/design-system/button';
import { Field, Input, PasswordInput } from '@console/design-system/field';
import { ShieldKeyholeIcon } from '@console/design-system/icons';
import { Link } from '@console/design-system/link';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ConsoleConfig } from '../config/config.ts';
import { authenticate } from '../session/authenticate.ts';
import { useLeftUnsaved } from '../session/leftUnsaved.ts';
import { type AuthError, authError, type SessionStore } from '../session/sessionStore.ts';
import { SignInAlert } from './SignInAlert.tsx';
import { SignInLayout } from './SignInLayout.tsx';

export interface SignInPageProps {
  readonly config: ConsoleConfig;
  readonly session: SessionStore;
  /** The error that ended the last session, if there was one. */
  readonly reason: AuthError | undefined;
  /** Called when the user types. The caller preloads the console then. */
  readonly onIntent: () => void;
}

type FieldErrors = Partial<Record<'email' | 'password', string>>;

/** The sign-in screen (C§2): email, password, and single sign-on when the server has it. */
export function SignInPage({ config, session, reason, onIntent }: SignInPageProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState(reason);
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<typeof import('./SecondFactorStep.tsx') & { readonly given: SignInInput }>();
  const left = useLeftUnsaved();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also back from the second step
  useEffect(() => {
    document.title = 'Sign in · Admin console';
    emailInput.current?.focus();
  }, [step]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const input = signInInput.safeParse({ email, password });
    const found = input.success ? {} : firstErrors(input.error.issues);
    setErrors(found);
    setRefusal(undefined);
    if (!input.success) {
      (found.email ? emailInput : passwordInput).current?.focus();
      return;
    }
    setBusy(true);
    const answer = await authenticate(config.graphqlUrl, input.data);
    if ('error' in answer && answer.needsCode) return askForCode(input.data);
    const state = 'token' in answer ? session.signIn(answer.token) : undefined;
    if (state?.status === 'signed-in') return;
    setBusy(false);
    setRefusal('error' in answer ? answer.error : state?.error);
    passwordInput.current?.focus();
    passwordInput.current?.select();
  }

  async function askForCode(given: SignInInput) {
    const loaded = await import('./SecondFactorStep.tsx').catch(() => null);
    setBusy(false);
    if (loaded) setStep({ ...loaded, given });
    else setRefusal(authError('auth.error.unreachable'));
  }

  if (step) {
    const { SecondFactorStep, given } = step;
    return <SecondFactorStep {...{ config, session, left, given }} onBack={() => setStep(undefined)} />;
  }
  return (
    <SignInLayout title="Welcome to the admin" subtitle="Sign in with your work account.">
      <form onSubmit={submit} onInput={onIntent} noValidate aria-label="Sign in">
        <SignInAlert error={refusal} left={left} retryAt={config.identityProviderUrl} />
        <SignInLayout.Fields>
          <Field label="Email" error={errors.email}>
            <Input
              ref={emailInput}
              type="email"
              name="email"
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              large
              value={email}
              onChange={setEmail}
            />
          </Field>
          <Field label="Password" error={errors.password} aside={<Link to="/forgot-password">Forgot password?</Link>}>
            <PasswordInput
              ref={passwordInput}
              name="password"
              autoComplete="current-password"
              large
              value={password}
              onChange={setPassword}
            />
          </Field>
          <Button type="submit" appearance="primary" size="large" wide loading={busy}>
            Log in
          </Button>
          {config.identityProviderUrl && (
            <>
              <SignInLayout.Or />
              <LinkButton
                to={config.identityProviderUrl}
                size="large"
                icon={<ShieldKeyholeIcon size={20} />}
                // Unsaved changes wait in this tab. It is signed in with the other one.
                newTab={left}
              >
                Continue with {config.identityProviderName}
              </LinkButton>
            </>
          )}
        </SignInLayout.Fields>
      </form>
      <SignInLayout.Roles />
    </SignInLayout>
  );
}

function firstErrors(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path[0];
    if (field === 'email' || field === 'password') errors[field] ??= issue.message;
  }
  return errors;
}
