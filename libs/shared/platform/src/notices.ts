/** A short message at the edge of the window. */
export interface Notice {
  id: number;
  tone: 'success' | 'error';
  /** What happened: "Booking deleted." */
  text: string;
  /** The next step, offered as a link. */
  link?: { label: string; to: string };
  /** What may be done about it at once, offered as a button that closes the notice: 'Undo'. */
  action?: { label: string; run: () => void };
  /** The details behind a failure, one line each. */
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

/** As many successes are shown at a time; more would cover what somebody works on. */
const successesShown = 3;

function add(tone: Notice['tone'], text: string, more: Omit<Content, 'text'> = {}): number {
  lastId += 1;
  const added: Notice = { id: lastId, tone, text, ...more };
  // What is said again is said anew, not twice.
  const all = [...shown.filter((notice) => notice.tone !== tone || notice.text !== text), added];
  const stay = all.filter((notice) => notice.tone === 'success').slice(-successesShown);
  change(all.filter((notice) => notice.tone === 'error' || stay.includes(notice)));
  return lastId;
}

/** Tells staff how something ended. A success leaves by itself; an error stays until it is dismissed. */
export const notify = {
  success: (text: string, more?: Omit<Content, 'text'>) => add('success', text, more),
  error: (text: string, more?: Omit<Content, 'text'>) => add('error', text, more),
};

/** The notices to show, for the shell. */
export const notices = {
  get: () => shown,
  dismiss: (id: number) => change(shown.filter((notice) => notice.id !== id)),
  clear: () => change([]),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
