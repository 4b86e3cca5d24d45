import type { ConsoleConfig } from '../config/config.ts';
import { authenticate } from '../session/authenticate.ts';
import { type AuthError, authError, type SessionStore } from '../session/sessionStore.ts';
import { rememberProvider } from '../session/token.ts';

/**
 * Ends a sign-in at the identity provider: redeems the code for the session, or keeps the error for the sign-in page.
 * An address that somebody made up signs nobody out.
 *
 * @param said what {@link takeArrival} has found: `once=…` or `refused=…`.
 */
export async function finishArrival(said: string, config: ConsoleConfig, session: SessionStore): Promise<void> {
  const about = new URLSearchParams(said);
  const once = about.get('once');
  const answer = once
    ? await authenticate(config.graphqlUrl, { once })
    : { error: refusal(about.get('refused'), config.identityProviderName) };
  if ('token' in answer) {
    if (session.signIn(answer.token).status === 'signed-in') rememberProvider();
  } else if (session.get().status === 'signed-out') session.signOut(answer.error);
}

/** @param name what the button calls the provider. */
function refusal(reason: string | null, name: string): AuthError {
  const sentences: Record<string, string> = {
    unverified: `Your email address has not been verified at ${name}, so no user can be found by it.`,
    unknown: 'No user has your email address. An administrator can add you.',
    'other-account': `The user with your email address signs in with another account at ${name}.`,
    deactivated: 'Your user is deactivated. An administrator can activate it again.',
    canceled: `The sign-in at ${name} was canceled.`,
    expired: 'This sign-in took too long or began in another browser. Please sign in again.',
  };
  if (reason === 'no-role') return authError('auth.error.invalid_user_roles');
  if (reason === 'throttled') return authError('auth.error.throttled');
  if (reason === 'unavailable') {
    const message = `The server of ${name} cannot be reached at the moment.`;
    return { ...authError('auth.error.unreachable', message), retry: true };
  }
  const sentence = reason !== null && Object.hasOwn(sentences, reason) ? sentences[reason] : undefined;
  if (sentence) return authError('auth.error.login_failed', sentence);
  return { ...authError('auth.error.login_failed', `The sign-in at ${name} has failed.`), retry: true };
}
