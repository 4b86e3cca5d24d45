import { Button } from '@console/design-system/button';
import { createEnvironment } from '@console/relay';
import { useEffect, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { ConsoleConfig } from '../config/config.ts';
import { authError, type SessionStore, type SignedIn } from '../session/sessionStore.ts';
import { signOut } from '../session/signOut.ts';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

interface LimitedPageProps {
  readonly config: ConsoleConfig;
  readonly session: SessionStore;
  readonly person: SignedIn;
}

/** Shown instead of the console while the session is limited, because the user must first do something for the account. */
export function LimitedPage({ config, session, person: { token } }: LimitedPageProps) {
  const [environment] = useState(() =>
    createEnvironment({
      url: config.graphqlUrl,
      token: () => token,
      onUnauthorised: () => session.signOut(authError('auth.error.session_expired')),
    }),
  );

  useEffect(() => {
    document.title = 'Choose a password · Admin console';
  }, []);

  return (
    <RelayEnvironmentProvider environment={environment}>
      <SignInLayout
        title="Choose your password"
        subtitle="Somebody else knows the password that you have now. Choose another one before you go on."
      >
        <SignInLayout.Fields>
          <OwnPasswordForm onChanged={(changed) => session.signIn(changed)} />
          <SignInLayout.Below>
            <Button appearance="subtle" onClick={() => signOut(session, config.graphqlUrl)}>
              Sign out
            </Button>
          </SignInLayout.Below>
        </SignInLayout.Fields>
      </SignInLayout>
    </RelayEnvironmentProvider>
  );
}
