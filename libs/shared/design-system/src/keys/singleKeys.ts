const STORED = 'console.single-keys';
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * The setting whether single letters and signs are shortcuts. It is on until the user switches it off, for example
 * because of speech input (WCAG 2.1.4). The browser stores it for all tabs.
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
      // Without storage the shortcuts stay on.
    }
    notifyListeners();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', notifyListeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', notifyListeners);
    };
  },
};
