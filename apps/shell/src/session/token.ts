import { type TokenClaims, tokenClaims } from '@console/core-contracts/sign-in';

/** The local storage key of the token (C§7). */
export const TOKEN_KEY = 'console.token';

/** Set when the present token comes from a sign-in at the identity provider. */
const PROVIDER_KEY = 'console.provider';

/** A cookie without a secret. It tells the server to send preload links for the console. */
const HINT_COOKIE = 'console_session';

export function readToken(): string | undefined {
  return localStorage.getItem(TOKEN_KEY) ?? undefined;
}

export function keepToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.removeItem(PROVIDER_KEY);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser staff use
  document.cookie = `${HINT_COOKIE}=1; path=/; max-age=31536000; samesite=strict`;
}

export function dropToken(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(PROVIDER_KEY);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser staff use
  document.cookie = `${HINT_COOKIE}=; path=/; max-age=0; samesite=strict`;
}

/** Remembers that the session at the identity provider ends with that of the token. Call it after {@link keepToken}. */
export function rememberProvider(): void {
  localStorage.setItem(PROVIDER_KEY, '1');
}

/** Returns whether the token comes from a sign-in at the identity provider. */
export function isFromProvider(): boolean {
  return localStorage.getItem(PROVIDER_KEY) !== null;
}

/** Reads the claims of a token without verifying it. The server verifies it; the browser only needs the user and the expiry. */
export function readClaims(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const parsed = tokenClaims.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // The value is not a token.
    return undefined;
  }
}
