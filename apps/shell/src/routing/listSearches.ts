const KEY = 'console.lists';

interface Kept {
  readonly userId: string;
  /** The query of each list as it was last displayed, with `?`, by its path. */
  readonly searches: Readonly<Record<string, string>>;
}

/**
 * Remembers the query of a list: its filters, sort and page. It is kept for this tab and this user, and survives a
 * reload.
 */
export function rememberSearch(userId: string, path: string, search: string): void {
  const kept: Kept = { userId, searches: { ...searchesOf(userId), [path]: search } };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Returns the query that a list had when this user last saw it in this tab. Empty when there is none. */
export function rememberedSearch(userId: string, path: string): string {
  return searchesOf(userId)[path] ?? '';
}

function searchesOf(userId: string): Kept['searches'] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(kept) && kept.userId === userId ? kept.searches : {};
  } catch {
    // The stored value is not from this console.
    return {};
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('userId' in value) || !('searches' in value)) return false;
  const { searches } = value;
  return (
    typeof searches === 'object' &&
    searches !== null &&
    Object.values(searches).every((search) => typeof search === 'string' && /^(\?|$)/.test(search))
  );
}
