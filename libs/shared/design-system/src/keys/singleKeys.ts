const STORED = 'console.single-keys';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Whether single letters and signs are shortcuts: on, until somebody who speaks to the computer or hits keys by chance switches them off
 * (WCAG 2.1.4). Kept in the browser for all its tabs.
 */
export const singleKeys = {
  on(): boolean {
    try {
      return localStorage.getItem(STORED) !== 'off';
    } catch {
      return true;
    }
  },
  set(on: boolean): void {
    try {
      if (on) localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, 'off');
    } catch {
      // A browser that keeps nothing keeps its shortcuts.
    }
    tell();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', tell);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', tell);
    };
  },
};
