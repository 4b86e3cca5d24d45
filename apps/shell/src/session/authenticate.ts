import { SECOND_FACTOR, SIGN_IN_REFUSED, type SignInInput } from '@console/core-contracts/sign-in';
import { couldNotAnswer, hasText, postJson } from './postJson.ts';
import { type AuthError, authError } from './sessionStore.ts';

export type Authentication =
  | { readonly token: string }
  | {
      readonly error: AuthError;
      /** The password was right, and a code of the second factor is missing or wrong. */
      readonly needsCode?: boolean;
    };

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
  const answer = await postJson(graphqlUrl, 'authentication_token', input);
  if (!answer) return { error: authError('auth.error.unreachable') };
  const { ok, status, body } = answer;
  if (ok && hasText(body, 'token')) return { token: body.token };
  if (hasText(body, 'message')) {
    return { ...failed(body.message), needsCode: hasText(body, 'code') && body.code === SECOND_FACTOR };
  }
  return failed(status === 401 ? SIGN_IN_REFUSED : couldNotAnswer(status));
}
