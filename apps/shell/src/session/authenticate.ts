import { SIGN_IN_REFUSED, type SignInInput } from '@console/core-contracts/sign-in';
import { filesBase } from '../config/config.ts';
import { type AuthError, authError } from './sessionStore.ts';

export type Authentication = { readonly token: string } | { readonly error: AuthError };

const TIMEOUT_MS = 30_000;

const failed = (message: string): Authentication => ({ error: authError('auth.error.login_failed', message) });

/** The body of a browser that comes back from the identity provider. */
interface HandOver {
  readonly once: string;
}

/**
 * Sends `POST /authentication_token` (C§7). When the server refuses, the error contains the server's message (C§8).
 * When the server cannot be reached, the message says so.
 */
export async function authenticate(graphqlUrl: string, input: SignInInput | HandOver): Promise<Authentication> {
  let response: Response;
  try {
    response = await fetch(new URL('authentication_token', filesBase(graphqlUrl)), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { error: authError('auth.error.unreachable') };
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && hasText(answer, 'token')) return { token: answer.token };
  if (hasText(answer, 'message')) return failed(answer.message);
  return failed(
    response.status === 401
      ? SIGN_IN_REFUSED
      : `The server could not answer (${response.status}). Try again in a moment.`,
  );
}

function hasText<Key extends string>(value: unknown, key: Key): value is Record<Key, string> {
  return typeof value === 'object' && value !== null && key in value && typeof Reflect.get(value, key) === 'string';
}
