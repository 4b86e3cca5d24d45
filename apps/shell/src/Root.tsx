import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConsoleConfig } from './config/config.ts';
import { prepareConsole, useStartedConsole } from './loadConsole.ts';
import { ConsoleFailure } from './screens/ConsoleFailure.tsx';
import { rememberRoute, takeRememberedRoute } from './session/attemptedRoute.ts';
import { useOwnUnsaved } from './session/leftUnsaved.ts';
import type { SessionState, SessionStore, SignedIn } from './session/sessionStore.ts';
import { SignInPage } from './sign-in/SignInPage.tsx';

interface RootProps {
  readonly config: ConsoleConfig;
  readonly session: SessionStore;
}

/** Shows the sign-in page, or the console to a signed-in user (C§4). The console's code is loaded only when it is needed. */
export function Root({ config, session }: RootProps) {
  const state = useSyncExternalStore(session.subscribe, session.get);
  const last = useRef<string>(undefined);
  useOwnUnsaved(state);
  settleAddress(state, last.current);
  if (state.status === 'signed-in') last.current = state.userId;
  if (state.status === 'signed-out') {
    return <SignInPage config={config} session={session} reason={state.error} onIntent={prepareConsole} />;
  }
  return <SignedInConsole key={state.token} config={config} session={session} person={state} />;
}

function SignedInConsole({ config, session, person }: RootProps & { readonly person: SignedIn }) {
  const start = useStartedConsole(config, session, person);
  useEffect(() => {
    if (start.status === 'starting') document.title = 'Admin console';
  }, [start.status]);
  if (start.status === 'failed')
    return <ConsoleFailure error={start.error} onRetry={start.retry} onSignOut={() => session.signOut()} />;
  if (start.status === 'starting') return null;
  const { Console, started, attempt, restart } = start;
  return <Console key={attempt} started={started} session={session} person={person} restart={restart} />;
}

/**
 * Replaces the address before the router reads it. A visitor goes to /login, and the console remembers the route that
 * they wanted. After sign-in the user returns to that route, or goes to the dashboard.
 *
 * @param last the id of the user who was last signed in in this tab.
 */
function settleAddress(state: SessionState, last: string | undefined): void {
  const { pathname, search, hash } = location;
  if (state.status === 'signed-out' && pathname !== '/login') {
    rememberRoute(pathname + search + hash, last);
    history.replaceState(null, '', '/login');
  }
  if (state.status === 'signed-in' && pathname === '/login') {
    history.replaceState(null, '', takeRememberedRoute(state.userId) ?? '/dashboard');
  }
}
