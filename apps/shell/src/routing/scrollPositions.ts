const KEY = 'console.scroll';

/** So many entries of the history keep their positions. */
const KEPT = 100;

/** In pixels, by the name of the area. */
export type Positions = Readonly<Record<string, number>>;

/** By the key of a history entry, where its areas stood. Kept in memory while scrolling, and over a reload. */
let positions: Map<string, Positions> | undefined;

/** Where the areas of a history entry stood when it was left. */
export function positionsAt(key: string): Positions {
  return all().get(key) ?? {};
}

export function rememberPosition(key: string, area: string, top: number): void {
  const known = all();
  const own = known.get(key);
  // The latest entry moves to the end, so that the oldest is given up first.
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
    // What cannot be read was not written by this console.
    return [];
  }
}

function isEntry(value: unknown): value is [string, Positions] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'object' && value[1] !== null;
}
