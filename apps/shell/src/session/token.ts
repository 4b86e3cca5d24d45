import { type TokenClaims, tokenClaims } from '@console/core-contracts/sign-in';

/** The fixed key under which the token is kept in local storage (C§7). */
export const TOKEN_KEY = 'console.token';

/** A cookie without a secret in it: it tells the server that preload links are worth sending. */
const HINT_COOKIE = 'console_session';

export function readToken(): string | undefined {
  return localStorage.getItem(TOKEN_KEY) ?? undefined;
}

export function keepToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser staff use
  document.cookie = `${HINT_COOKIE}=1; path=/; max-age=31536000; samesite=strict`;
}

export function dropToken(): void {
  localStorage.removeItem(TOKEN_KEY);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser staff use
  document.cookie = `${HINT_COOKIE}=; path=/; max-age=0; samesite=strict`;
}

/** The claims inside a token, unverified: the server verifies, the screen only needs to know who and until when. */
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
    // Not a token of ours: the same as none.
    return undefined;
  }
}
