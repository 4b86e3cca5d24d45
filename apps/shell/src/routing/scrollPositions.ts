const KEY = 'console.scroll';

/** The number of history entries whose positions are kept. */
const KEPT = 100;

/** Scroll positions in pixels, by the name of the scroll area. */
export type Positions = Readonly<Record<string, number>>;

/** Positions by the key of the history entry. They are written to session storage when the page is left, so they survive a reload. */
let positions: Map<string, Positions> | undefined;

/**
 * Returns the name under which the positions of a history entry are kept. The router gives the first entry of each load
 * the same key, so its address tells these entries apart.
 */
export const entryOf = (key: string, address: string): string => (key === 'default' ? `default ${address}` : key);

/**
 * Forgets the positions of the address that was just opened by typing, pasting or a link from outside: it begins at its
 * top. A reload and going back keep theirs.
 */
export function forgetFreshLoad(address: string): void {
  const [load] = performance.getEntriesByType('navigation');
  const type = load && 'type' in load ? load.type : undefined;
  if (type === 'navigate') all().delete(entryOf('default', address));
}

/** Returns the positions that a history entry had when it was left. */
export function positionsAt(key: string): Positions {
  return all().get(key) ?? {};
}

/** Remembers the position of one scroll area of a history entry. */
export function rememberPosition(key: string, area: string, top: number): void {
  const known = all();
  const own = known.get(key);
  // Moves the entry to the end of the map, so that the oldest entry is removed first.
  known.delete(key);
  known.set(key, { ...own, [area]: top });
  const oldest = known.keys().next().value;
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
}

function all(): Map<string, Positions> {
  if (!positions) {
    positions = new Map(read());
    window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify([...all()])));
  }
  return positions;
}

function read(): [string, Positions][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    // The stored value is not from this console.
    return [];
  }
}

function isEntry(value: unknown): value is [string, Positions] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'object' && value[1] !== null;
}
