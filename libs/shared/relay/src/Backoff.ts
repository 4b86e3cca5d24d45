const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Gives the wait before each next attempt. The limit doubles each time. The wait is random below the limit, so that not
 * all browsers try at once.
 */
export class Backoff {
  readonly #firstMs: number;
  readonly #least: number;
  #attempts = 0;

  /**
   * @param firstMs the limit of the first wait in milliseconds.
   * @param least the share of the limit, from 0 to 1, that every wait has at least.
   */
  constructor({ firstMs = FIRST_MS, least = 0 }: { firstMs?: number; least?: number } = {}) {
    this.#firstMs = firstMs;
    this.#least = least;
  }

  /** The number of waits since the last reset. */
  get attempts(): number {
    return this.#attempts;
  }

  next(): number {
    const longest = Math.min(LONGEST_MS, this.#firstMs * 2 ** this.#attempts);
    this.#attempts += 1;
    return longest * (this.#least + (1 - this.#least) * Math.random());
  }

  reset(): void {
    this.#attempts = 0;
  }
}
