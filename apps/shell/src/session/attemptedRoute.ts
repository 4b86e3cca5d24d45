const KEY = 'console.attempted-route';

/** Remembers where an unauthenticated visitor wanted to go (C§4), for this tab. */
export function rememberRoute(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** The remembered route; only ever a path of this console, whatever was stored. */
export function rememberedRoute(): string | undefined {
  const path = sessionStorage.getItem(KEY);
  if (path === null) return undefined;
  const url = URL.parse(path, location.origin);
  if (!url || url.origin !== location.origin || url.pathname === '/login') return undefined;
  return url.pathname + url.search + url.hash;
}

/** The remembered route, once. */
export function takeRememberedRoute(): string | undefined {
  const path = rememberedRoute();
  sessionStorage.removeItem(KEY);
  return path;
}
