/** Work that waits in a table: jobs, for example. */
export interface WorkSource {
  /**
   * Takes something that is due, so that no other process takes it. Returns how to do it, or null when nothing is due, or
   * nothing more may be done at the same time.
   */
  take(): Promise<((signal: AbortSignal) => Promise<void>) | null>;
  /** Returns the milliseconds until there is something to take, or null when nothing waits. */
  untilDueMs(): Promise<number | null>;
}

interface WorkLoopOptions {
  sources: readonly WorkSource[];
  onError: (error: unknown) => void;
  /** The longest pause between two looks, in milliseconds. It finds what a lost notification did not tell. */
  longestPauseMs?: number;
}

/** The pause after an error, such as a database that is away. */
const PAUSE_AFTER_ERROR_MS = 5_000;

/** The pause while something is due that could not be taken, because another process holds it. That process may be frozen. */
const HELD_PAUSE_MS = 100;

/** Work that has been told to end gets this time to give itself back. */
const GIVE_BACK_MS = 2_000;

/** Does the work that is due. Its sources decide how much is done at the same time. Every process has one loop. */
export class WorkLoop {
  readonly #options: WorkLoopOptions;
  readonly #ending = new AbortController();
  #isStopping = false;
  #woken = Promise.withResolvers<void>();
  #looking: Promise<void> | undefined;
  readonly #running = new Set<Promise<void>>();

  constructor(options: WorkLoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#looking ??= this.#run();
  }

  /** Looks for work at once. */
  wake(): void {
    this.#woken.resolve();
  }

  /**
   * Takes nothing more. Resolves when the running work has ended, or has been given back.
   *
   * @param graceMs how long running work may go on.
   */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    this.wake();
    if (!this.#looking) return;
    const impatience = setTimeout(() => this.#ending.abort(), graceMs);
    const over = Promise.withResolvers<void>();
    const deadline = setTimeout(over.resolve, graceMs + GIVE_BACK_MS);
    const ended = this.#looking.then(() => Promise.all(this.#running));
    await Promise.race([ended, over.promise]);
    clearTimeout(impatience);
    clearTimeout(deadline);
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      // A call of `wake` during the look ends the pause after it.
      this.#woken = Promise.withResolvers();
      const pauseMs = await this.#look().catch((error: unknown) => {
        this.#options.onError(error);
        return PAUSE_AFTER_ERROR_MS;
      });
      if (pauseMs > 0 && !this.#isStopping) await this.#pause(pauseMs);
    }
  }

  /** Returns the pause until the next look. */
  async #look(): Promise<number> {
    const { sources, longestPauseMs = 15_000 } = this.#options;
    let took = false;
    for (const source of sources) {
      const work = this.#isStopping ? null : await source.take();
      if (work) this.#begin(work);
      took ||= work !== null;
    }
    if (took) return 0;
    const waits = await Promise.all(sources.map((source) => source.untilDueMs()));
    return Math.min(longestPauseMs, ...waits.map((wait) => pauseBefore(wait ?? longestPauseMs)));
  }

  /** The end of a work may allow another one to begin. */
  #begin(work: (signal: AbortSignal) => Promise<void>): void {
    const running = work(this.#ending.signal)
      .catch(this.#options.onError)
      .finally(() => {
        this.#running.delete(running);
        this.wake();
      });
    this.#running.add(running);
  }

  async #pause(pauseMs: number): Promise<void> {
    const timer = setTimeout(() => this.wake(), pauseMs);
    await this.#woken.promise;
    clearTimeout(timer);
  }
}

const pauseBefore = (wait: number): number => (wait > 0 ? Math.max(1, wait) : HELD_PAUSE_MS);
