import { Button } from '@console/design-system/button';
import { createEnvironment } from '@console/relay';
import { useEffect, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { ConsoleConfig } from '../config/config.ts';
import { authError, type SessionStore, type SignedIn } from '../session/sessionStore.ts';
import { signOut } from '../session/signOut.ts';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';
import { FactorForm } from './FactorForm.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

interface LimitedPageProps {
  readonly config: ConsoleConfig;
  readonly session: SessionStore;
  readonly person: SignedIn;
}

/** Shown instead of the console while the session is limited, because the user must first do something for the account. */
export function LimitedPage({ config, session, person: { token, limited } }: LimitedPageProps) {
  const [environment] = useState(() =>
    createEnvironment({
      url: config.graphqlUrl,
      token: () => token,
      onUnauthorised: () => session.signOut(authError('auth.error.session_expired')),
    }),
  );

  const isFactor = limited === 'factor';
  useEffect(() => {
    document.title = `${isFactor ? 'Set up a second factor' : 'Choose a password'} · Admin console`;
  }, [isFactor]);

  return (
    <RelayEnvironmentProvider environment={environment}>
      <SignInLayout
        title={isFactor ? 'Set up your second factor' : 'Choose your password'}
        subtitle={
          isFactor
            ? 'Signing in here also asks for a code of an app on your phone. Set it up before you go on.'
            : 'Somebody else knows the password that you have now. Choose another one before you go on.'
        }
      >
        <SignInLayout.Fields>
          {isFactor ? (
            <FactorForm onSetUp={(whole) => (whole === null ? session.signOut() : session.signIn(whole))} />
          ) : (
            <OwnPasswordForm onChanged={(changed) => session.signIn(changed)} />
          )}
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
