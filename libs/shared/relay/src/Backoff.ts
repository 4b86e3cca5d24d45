const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before the next attempt: up to twice as long each time, by chance, so that not all browsers come at once. */
export class Backoff {
  readonly #firstMs: number;
  readonly #least: number;
  #attempts = 0;

  /**
   * @param firstMs the longest that the first wait may be.
   * @param least the share of the longest, from 0 to 1, that is always waited.
   */
  constructor({ firstMs = FIRST_MS, least = 0 }: { firstMs?: number; least?: number } = {}) {
    this.#firstMs = firstMs;
    this.#least = least;
  }

  /** How often it has been asked since it was reset. */
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
