import type { Change, Changes } from '../schema/Change.ts';

/** The wait for more changes after the first one, so that the changes of one write arrive together. */
const COLLECT_MS = 100;

/** When more ids wait than this number, the mailbox reports a gap instead. */
const MOST_IDS = 2_000;

/**
 * The changes that wait for one stream. A slow reader receives all of them at once, or a gap when there are too many,
 * so the mailbox cannot grow without end.
 *
 * Not a generator: a generator that waits for a promise cannot be ended.
 */
export class Mailbox implements AsyncIterator<Changes> {
  #waiting = new Map<string, Change>();
  #ids = 0;
  #gap = false;
  #collecting: NodeJS.Timeout | undefined;
  #reader: ((result: IteratorResult<Changes>) => void) | undefined;
  #ended = false;

  put(change: Change): void {
    if (this.#ended || this.#gap || this.#waiting.has(change.id)) return;
    this.#ids += 1 + change.records.length + change.touched.length;
    if (this.#ids > MOST_IDS) {
      this.putGap();
      return;
    }
    this.#waiting.set(change.id, change);
    this.#collect();
  }

  /** Reports a gap. The changes that wait are dropped: the browser will fetch everything anyway. */
  putGap(): void {
    if (this.#ended) return;
    this.#waiting.clear();
    this.#gap = true;
    this.#collect();
  }

  /** @throws when a call is waiting already: a stream has one reader. */
  next(): Promise<IteratorResult<Changes>> {
    if (this.#reader) throw new Error('A mailbox has one reader.');
    if (this.#ended) return Promise.resolve({ done: true, value: undefined });
    const { promise, resolve } = Promise.withResolvers<IteratorResult<Changes>>();
    this.#reader = resolve;
    this.#deliver();
    return promise;
  }

  /** Ends the mailbox, and a call of `next` that waits. */
  async return(): Promise<IteratorResult<Changes>> {
    this.#ended = true;
    clearTimeout(this.#collecting);
    this.#waiting.clear();
    const done = { done: true, value: undefined } as const;
    this.#reader?.(done);
    this.#reader = undefined;
    return done;
  }

  #collect(): void {
    this.#collecting ??= setTimeout(() => {
      this.#collecting = undefined;
      this.#deliver();
    }, COLLECT_MS);
  }

  #deliver(): void {
    const reader = this.#reader;
    if (!reader || this.#collecting || (!this.#gap && this.#waiting.size === 0)) return;
    const value = { gap: this.#gap, changes: [...this.#waiting.values()] };
    this.#waiting = new Map();
    this.#ids = 0;
    this.#gap = false;
    this.#reader = undefined;
    reader({ done: false, value });
  }
}
