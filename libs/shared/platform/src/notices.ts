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
  /** Further lines: what was saved, or the details of a failure. */
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
  const all = [...shown.filter((notice) => !isReplaced(notice, added)), added];
  const stay = all.filter((notice) => notice.tone === 'success').slice(-successesShown);
  change(all.filter((notice) => notice.tone === 'error' || stay.includes(notice)));
  return lastId;
}

/** Tells whether a success waits until the user takes its next step. */
const waits = ({ tone, link, action }: Notice): boolean => tone === 'success' && (link ?? action) !== undefined;

/** A repeated text replaces the old one, and a success takes the place of a next step that the user did not take. */
const isReplaced = (old: Notice, added: Notice): boolean =>
  old.tone === added.tone && (old.text === added.text || waits(old));

/**
 * Shows a notice about the result of an action. A success disappears after some seconds, or, with a next step, when the
 * user takes that step, leaves the screen or does the next thing. An error stays until the user dismisses it (decision
 * 0104).
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
  /** Removes the next steps of a screen that the user has left. */
  leaveScreen(): void {
    if (shown.some(waits)) change(shown.filter((notice) => !waits(notice)));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
