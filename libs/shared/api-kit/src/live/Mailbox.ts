import type { Change, Changes } from './Change.ts';

/** So long is waited for more, after the first: what one write causes comes together. */
const COLLECT_MS = 100;

/** Whoever has so many ids waiting asks for all that is shown instead. */
const MOST_IDS = 2_000;

/**
 * What waits for one stream. A reader that is slow is told all of it at once, or, when that is too much, that there was a gap; so nothing
 * grows.
 *
 * No generator: one that waits for a promise cannot be ended.
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

  /** Something was not heard. What waits is part of all that will be asked for. */
  putGap(): void {
    if (this.#ended) return;
    this.#waiting.clear();
    this.#gap = true;
    this.#collect();
  }

  /** @throws when it is already read: one stream, one reader. */
  next(): Promise<IteratorResult<Changes>> {
    if (this.#reader) throw new Error('A mailbox has one reader.');
    if (this.#ended) return Promise.resolve({ done: true, value: undefined });
    const { promise, resolve } = Promise.withResolvers<IteratorResult<Changes>>();
    this.#reader = resolve;
    this.#deliver();
    return promise;
  }

  /** Ends it, for a reader that waits as well. */
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
