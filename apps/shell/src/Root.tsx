import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useArrival } from './arrival/useArrival.ts';
import type { ConsoleConfig } from './config/config.ts';
import { prepareConsole, useStartedConsole } from './loadConsole.ts';
import { ConsoleFailure } from './screens/ConsoleFailure.tsx';
import { rememberRoute, takeRememberedRoute } from './session/attemptedRoute.ts';
import { useOwnUnsaved } from './session/leftUnsaved.ts';
import type { SessionState, SessionStore, SignedIn } from './session/sessionStore.ts';
import { signOut } from './session/signOut.ts';
import { isForVisitors, onAddressChange, type VisitorPage, visitorPage } from './session/visitorAddress.ts';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { removeSkeleton, showSkeleton } from './start/skeleton.ts';
import { loadLimited, loadVisitors, useCode } from './useCode.ts';

interface RootProps {
  readonly config: ConsoleConfig;
  readonly session: SessionStore;
}

interface StartProps extends RootProps {
  /** The end of a sign-in at the identity provider, in a browser that comes back from there. */
  readonly arrival?: Promise<void> | undefined;
}

/**
 * Shows the sign-in page, or the console to a signed-in user (C§4), or a page for both, such as that of a forgotten password. The code of
 * the console and of these pages is loaded only when it is needed.
 */
export function Root({ config, session, arrival }: StartProps) {
  const state = useSyncExternalStore(session.subscribe, session.get);
  const page = useSyncExternalStore(onAddressChange, visitorPage);
  const last = useRef<string>(undefined);
  const wasSignedOut = useRef(false);
  const arriving = useArrival(arrival);
  useOwnUnsaved(state);
  if (!arriving) settleAddress(state, last.current);
  if (state.status === 'signed-in') last.current = state.userId;
  else wasSignedOut.current = true;
  const isSignIn = state.status === 'signed-out' && !page;
  useLayoutEffect(() => {
    if (isSignIn && !arriving) removeSkeleton();
  }, [isSignIn, arriving]);
  if (arriving) return null;
  if (page) return <VisitorPages {...{ config, session, page }} />;
  if (state.status === 'signed-out') {
    return <SignInPage config={config} session={session} reason={state.error} onIntent={prepareConsole} />;
  }
  if (state.limited) return <LimitedSession key={state.token} {...{ config, session }} person={state} />;
  const focusFirst = wasSignedOut.current;
  return <SignedInConsole key={state.token} {...{ config, session, focusFirst }} person={state} />;
}

function VisitorPages({ config, session, page }: RootProps & { readonly page: VisitorPage }) {
  return (
    <WithCode load={loadVisitors} {...{ config, session }}>
      {({ ForgotPasswordPage, SetPasswordPage }) =>
        page === 'forgot-password' ? (
          <ForgotPasswordPage graphqlUrl={config.graphqlUrl} />
        ) : (
          <SetPasswordPage graphqlUrl={config.graphqlUrl} session={session} />
        )
      }
    </WithCode>
  );
}

function LimitedSession({ config, session, person }: RootProps & { readonly person: SignedIn }) {
  return (
    <WithCode load={loadLimited} {...{ config, session }}>
      {({ LimitedPage }) => <LimitedPage {...{ config, session, person }} />}
    </WithCode>
  );
}

interface WithCodeProps<Pages> extends RootProps {
  readonly load: () => Promise<Pages>;
  readonly children: (pages: Pages) => ReactNode;
}

/** Shows a page whose code is seldom needed. */
function WithCode<Pages>({ config, session, load, children }: WithCodeProps<Pages>) {
  const code = useCode(load);
  const isLoading = code.status === 'loading';
  useLayoutEffect(() => {
    if (!isLoading) removeSkeleton();
  }, [isLoading]);
  if (code.status === 'loading') return null;
  if (code.status === 'loaded') return children(code.pages);
  const { error, retry } = code;
  return <ConsoleFailure error={error} onRetry={retry} onSignOut={() => signOut(session, config.graphqlUrl)} />;
}

interface SignedInConsoleProps extends RootProps {
  readonly person: SignedIn;
  readonly focusFirst: boolean;
}

function SignedInConsole({ config, session, person, focusFirst }: SignedInConsoleProps) {
  const start = useStartedConsole(config, session, person);
  const starting = start.status === 'starting';
  useLayoutEffect(() => {
    if (starting) showSkeleton();
    else removeSkeleton();
  }, [starting]);
  useEffect(() => {
    if (starting) document.title = 'Admin console';
  }, [starting]);
  if (start.status === 'failed')
    return (
      <ConsoleFailure error={start.error} onRetry={start.retry} onSignOut={() => signOut(session, config.graphqlUrl)} />
    );
  if (start.status === 'starting') return null;
  const { Console, started, attempt, restart } = start;
  return <Console key={attempt} {...{ config, started, session, person, restart, focusFirst }} />;
}

/**
 * Replaces the address before the router reads it. A visitor goes to /login, unless the page is one of visitors, and the console remembers the
 * route that they wanted. After sign-in the user returns to that route, or goes to the dashboard.
 *
 * @param last the id of the user who was last signed in in this tab.
 */
function settleAddress(state: SessionState, last: string | undefined): void {
  const { pathname, search, hash } = location;
  if (state.status === 'signed-out' && !isForVisitors(pathname)) {
    rememberRoute(pathname + search + hash, last);
    history.replaceState(null, '', '/login');
  }
  if (state.status === 'signed-in' && pathname === '/login') {
    history.replaceState(null, '', takeRememberedRoute(state.userId) ?? '/dashboard');
  }
}
