import { filesBase } from '../config/config.ts';
import type { AuthError, SessionStore } from './sessionStore.ts';
import { isFromProvider } from './token.ts';

/**
 * Signs the user out of this browser at once, and ends the token on the server. Without a connection the token ends
 * by itself when it expires, because a browser must not keep it to try again later. Who signed in at the identity
 * provider is signed out there too.
 */
export function signOut(session: SessionStore, graphqlUrl: string): void {
  const fromProvider = isFromProvider();
  endSession(session, graphqlUrl);
  // The page at the provider leads back to the sign-in page.
  if (fromProvider) location.assign('/sign-out');
}

/** Ends the session of a user who probably goes on with the next one. @param error what the sign-in page says. */
export function endSession(session: SessionStore, graphqlUrl: string, error?: AuthError): void {
  const state = session.get();
  session.signOut(error);
  if (state.status !== 'signed-in') return;
  const request = new Request(new URL('authentication_token', filesBase(graphqlUrl)), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${state.token}` },
    // The request goes on when the tab is closed.
    keepalive: true,
  });
  fetch(request).catch(() => {});
}
