const KEY = 'console.attempted-route';
/** The user whose session ended on the remembered route. */
const PERSON_KEY = 'console.attempted-route.person';

/**
 * Remembers, for this tab, the route that a visitor attempted before signing in (C§4).
 *
 * @param userId the user whose session ended on this route. No other user is sent to it.
 */
export function rememberRoute(path: string, userId?: string): void {
  sessionStorage.setItem(KEY, path);
  if (userId === undefined) sessionStorage.removeItem(PERSON_KEY);
  else sessionStorage.setItem(PERSON_KEY, userId);
}

/** Returns the remembered route. A stored value that is not a path of this console is ignored. */
export function rememberedRoute(): string | undefined {
  const path = sessionStorage.getItem(KEY);
  if (path === null) return undefined;
  const url = URL.parse(path, location.origin);
  if (!url || url.origin !== location.origin || url.pathname === '/login') return undefined;
  return url.pathname + url.search + url.hash;
}

/** Returns the remembered route and forgets it. Returns undefined when it was remembered for another user. */
export function takeRememberedRoute(userId: string): string | undefined {
  const person = sessionStorage.getItem(PERSON_KEY);
  const path = rememberedRoute();
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(PERSON_KEY);
  return person === null || person === userId ? path : undefined;
}
