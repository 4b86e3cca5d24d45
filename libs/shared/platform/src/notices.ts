/** A short message at the edge of the window. */
export interface Notice {
  id: number;
  tone: 'success' | 'error';
  /** What happened: "Booking deleted." */
  text: string;
  /** The next step, offered as a link. */
  link?: { label: string; to: string };
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

function add(tone: Notice['tone'], text: string, more: Omit<Content, 'text'> = {}): number {
  lastId += 1;
  change([...shown, { id: lastId, tone, text, ...more }]);
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
