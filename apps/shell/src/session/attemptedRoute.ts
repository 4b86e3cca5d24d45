const KEY = 'console.attempted-route';
/** Whose it was. */
const PERSON_KEY = 'console.attempted-route.person';

/**
 * Remembers where an unauthenticated visitor wanted to go (C§4), for this tab.
 *
 * @param userId whose screen it was when their session ended: nobody else is brought to it.
 */
export function rememberRoute(path: string, userId?: string): void {
  sessionStorage.setItem(KEY, path);
  if (userId === undefined) sessionStorage.removeItem(PERSON_KEY);
  else sessionStorage.setItem(PERSON_KEY, userId);
}

/** The remembered route; only ever a path of this console, whatever was stored. */
export function rememberedRoute(): string | undefined {
  const path = sessionStorage.getItem(KEY);
  if (path === null) return undefined;
  const url = URL.parse(path, location.origin);
  if (!url || url.origin !== location.origin || url.pathname === '/login') return undefined;
  return url.pathname + url.search + url.hash;
}

/** The remembered route, once; none for somebody else than it was remembered for. */
export function takeRememberedRoute(userId: string): string | undefined {
  const person = sessionStorage.getItem(PERSON_KEY);
  const path = rememberedRoute();
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(PERSON_KEY);
  return person === null || person === userId ? path : undefined;
}
