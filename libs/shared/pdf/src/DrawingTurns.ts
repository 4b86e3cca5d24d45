/** The one who waits for a file. */
export interface Reader {
  /** Readers take turns: one file of each in a round. */
  readonly userId: string;
  /** Aborts when the reader has left. */
  readonly signal: AbortSignal;
}

/**
 * Lets one file be drawn at a time. Drawing keeps the processor busy, so two files at once would only hold more memory.
 * Readers take turns, so a reader who asks for thirty files delays another one by one file.
 */
export class DrawingTurns {
  /** The files that each reader waits for. The reader whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<() => void>>();
  #isDrawing = false;

  /** @throws the reason of the signal when the reader leaves before the turn. */
  async take<Result>({ userId, signal }: Reader, work: () => Promise<Result>): Promise<Result> {
    if (this.#isDrawing) await this.#turn(userId, signal);
    this.#isDrawing = true;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#next();
    }
  }

  async #turn(userId: string, signal: AbortSignal): Promise<void> {
    const own = this.#waiting.get(userId) ?? new Set();
    this.#waiting.set(userId, own);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      own.delete(resolve);
      if (own.size === 0 && this.#waiting.get(userId) === own) this.#waiting.delete(userId);
      reject(signal.reason);
    };
    own.add(resolve);
    signal.addEventListener('abort', leave);
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }

  /** The turn passes on without a gap, so that nobody comes between. */
  #next(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isDrawing = false;
      return;
    }
    const [userId, own] = next;
    const [begin] = own;
    this.#waiting.delete(userId);
    if (begin) own.delete(begin);
    if (own.size > 0) this.#waiting.set(userId, own);
    begin?.();
  }
}
