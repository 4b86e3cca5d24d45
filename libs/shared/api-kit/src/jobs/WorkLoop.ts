/** Work that waits in a table: jobs, for example. */
export interface WorkSource {
  /** Takes something that is due, so that no other process takes it. Returns how to do it, or null when nothing is due. */
  take(): Promise<((signal: AbortSignal) => Promise<void>) | null>;
  /** Returns the milliseconds until something is due, or null when nothing waits. */
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

/** Does the work that is due, one thing after the other. Every process has one loop. */
export class WorkLoop {
  readonly #options: WorkLoopOptions;
  readonly #ending = new AbortController();
  #isStopping = false;
  #woken = Promise.withResolvers<void>();
  #running: Promise<void> | undefined;

  constructor(options: WorkLoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
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
    if (!this.#running) return;
    const impatience = setTimeout(() => this.#ending.abort(), graceMs);
    const over = Promise.withResolvers<void>();
    const deadline = setTimeout(over.resolve, graceMs + GIVE_BACK_MS);
    await Promise.race([this.#running, over.promise]);
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
    let worked = false;
    for (const source of sources) {
      const work = this.#isStopping ? null : await source.take();
      await work?.(this.#ending.signal);
      worked ||= work !== null;
    }
    if (worked) return 0;
    const waits = await Promise.all(sources.map((source) => source.untilDueMs()));
    return Math.min(longestPauseMs, ...waits.map((wait) => pauseBefore(wait ?? longestPauseMs)));
  }

  async #pause(pauseMs: number): Promise<void> {
    const timer = setTimeout(() => this.wake(), pauseMs);
    await this.#woken.promise;
    clearTimeout(timer);
  }
}

const pauseBefore = (wait: number): number => (wait > 0 ? Math.max(1, wait) : HELD_PAUSE_MS);
