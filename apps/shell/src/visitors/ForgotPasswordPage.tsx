import { forgotPasswordInput } from '@console/core-contracts/set-password';
import { Button, LinkButton } from '@console/design-system/button';
import { Field, Input } from '@console/design-system/field';
import { Link } from '@console/design-system/link';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { postJson } from '../session/postJson.ts';
import { SignInAlert } from '../sign-in/SignInAlert.tsx';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';
import { problemOf, UNREACHABLE } from './problems.ts';

/** Asks for a link to a new password (C§2). What it shows afterwards is the same for every email. */
export function ForgotPasswordPage({ graphqlUrl }: { readonly graphqlUrl: string }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = 'Forgot password · Admin console';
  }, []);
  useEffect(() => {
    if (sentTo === undefined) input.current?.focus();
  }, [sentTo]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { data, error: invalid } = forgotPasswordInput.safeParse({ email });
    setError(invalid?.issues[0]?.message);
    setProblem(undefined);
    if (!data) {
      input.current?.focus();
      return;
    }
    setBusy(true);
    const answer = await postJson(graphqlUrl, 'forgot_password', data);
    setBusy(false);
    if (answer?.ok) setSentTo(data.email);
    else setProblem(answer ? problemOf(answer) : UNREACHABLE);
  }

  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <SignInLayout title="Forgot your password?" subtitle="We send you a link. With it, you set a new password.">
      <form onSubmit={submit} noValidate aria-label="Forgot password">
        <SignInAlert error={problem === undefined ? undefined : { message: problem }} />
        <SignInLayout.Fields>
          <Field label="Email" error={error}>
            <Input
              ref={input}
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
          <Button type="submit" appearance="primary" size="large" wide loading={busy}>
            Send the link
          </Button>
          <SignInLayout.Below>
            <Link to="/login">Back to sign-in</Link>
          </SignInLayout.Below>
        </SignInLayout.Fields>
      </form>
    </SignInLayout>
  );
}

interface LinkSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

function LinkSent({ email, onAgain }: LinkSentProps) {
  return (
    <SignInLayout title="Look at your mail" subtitle={email}>
      <SignInLayout.Fields>
        <SignInLayout.Status>
          <SignInLayout.Text>
            If an account of this console has this email, a link is on its way to it. The link works once, and for one
            hour.
          </SignInLayout.Text>
          <SignInLayout.Text>
            No mail after some minutes? Look among unwanted mail, or ask an administrator for a new password.
          </SignInLayout.Text>
        </SignInLayout.Status>
        <LinkButton to="/login" size="large">
          Back to sign-in
        </LinkButton>
        <SignInLayout.Below>
          <Button appearance="subtle" onClick={onAgain}>
            Use another email
          </Button>
        </SignInLayout.Below>
      </SignInLayout.Fields>
    </SignInLayout>
  );
}
