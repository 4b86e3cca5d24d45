/** A short message at the edge of the window. */
export interface Notice {
  id: number;
  tone: 'success' | 'error';
  /** The result: "Booking deleted." */
  text: string;
  /** A link to the next step. */
  link?: { label: string; to: string };
  /** A button that reacts to the result and closes the notice: 'Undo'. */
  action?: { label: string; run: () => void };
  /** The details of a failure, one line each. */
  details?: readonly string[];
}

type Content = Omit<Notice, 'id' | 'tone'>;

let shown: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The most successes shown at a time. More would cover the screen. */
const successesShown = 3;

function add(tone: Notice['tone'], text: string, more: Omit<Content, 'text'> = {}): number {
  lastId += 1;
  const added: Notice = { id: lastId, tone, text, ...more };
  // A repeated notice replaces the old one.
  const all = [...shown.filter((notice) => notice.tone !== tone || notice.text !== text), added];
  const stay = all.filter((notice) => notice.tone === 'success').slice(-successesShown);
  change(all.filter((notice) => notice.tone === 'error' || stay.includes(notice)));
  return lastId;
}

/**
 * Shows a notice about the result of an action. A success disappears after some seconds. An error stays until the user
 * dismisses it.
 */
export const notify = {
  success: (text: string, more?: Omit<Content, 'text'>) => add('success', text, more),
  error: (text: string, more?: Omit<Content, 'text'>) => add('error', text, more),
};

/** The notices that the shell shows. */
export const notices = {
  get: () => shown,
  dismiss: (id: number) => change(shown.filter((notice) => notice.id !== id)),
  clear: () => change([]),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
