import { Button, LinkButton } from '@console/design-system/button';
import { Link } from '@console/design-system/link';
import { useEffect, useState } from 'react';
import { hasText, postJson } from '../session/postJson.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { SignInAlert } from '../sign-in/SignInAlert.tsx';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';
import { NewPasswordForm, type PasswordRefusal } from './NewPasswordForm.tsx';
import { problemOf, UNREACHABLE } from './problems.ts';
import { useLink } from './useLink.ts';

interface SetPasswordPageProps {
  readonly graphqlUrl: string;
  readonly session: SessionStore;
}

/** Sets a password by the link of a mail (C§2): a forgotten one anew, or the first one of an invited user. */
export function SetPasswordPage({ graphqlUrl, session }: SetPasswordPageProps) {
  const { token, link, setLink, askAgain } = useLink(graphqlUrl);
  const [isSet, setIsSet] = useState(false);
  const isInvitation = link.status === 'open' && link.isInvitation;
  const title = isInvitation ? 'Welcome to the admin' : 'Set a new password';

  useEffect(() => {
    document.title = 'Set password · Admin console';
  }, []);

  async function set(password: string): Promise<PasswordRefusal | null> {
    const answer = await postJson(graphqlUrl, 'set_password', { token, password });
    if (!answer) return { message: UNREACHABLE };
    const message = problemOf(answer);
    if (answer.status === 410) setLink({ status: 'useless', message });
    if (answer.status === 422) return { password: message };
    if (!answer.ok) return { message };
    if (hasText(answer.body, 'token')) {
      history.replaceState(null, '', '/login');
      session.signIn(answer.body.token);
    } else {
      // A user with a second factor signs in with it.
      session.signOut();
      setIsSet(true);
    }
    return null;
  }

  if (isSet) {
    return (
      <SignInLayout
        title="Your password is set"
        subtitle="Sign in with it, and with the code of your authenticator app."
      >
        <SignInLayout.Fields>
          <LinkButton to="/login" size="large">
            Go to sign-in
          </LinkButton>
        </SignInLayout.Fields>
      </SignInLayout>
    );
  }
  if (link.status === 'open') {
    return (
      <SignInLayout title={title} subtitle={`${isInvitation ? 'Set your password for' : 'For'} ${link.email}`}>
        <NewPasswordForm email={link.email} set={set} />
      </SignInLayout>
    );
  }
  if (link.status === 'asking') {
    return (
      <SignInLayout title={title} subtitle="One moment, the link is being checked.">
        {null}
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={title} subtitle="That did not work.">
      <SignInAlert error={link} />
      <SignInLayout.Fields>
        {link.status === 'failed' ? (
          <Button appearance="primary" size="large" wide onClick={askAgain}>
            Try again
          </Button>
        ) : (
          <LinkButton to="/forgot-password" size="large">
            Ask for a new link
          </LinkButton>
        )}
        <SignInLayout.Below>
          <Link to="/login">Back to sign-in</Link>
        </SignInLayout.Below>
      </SignInLayout.Fields>
    </SignInLayout>
  );
}
