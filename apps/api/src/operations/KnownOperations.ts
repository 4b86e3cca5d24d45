import { readKeptOperations } from '@console/api-kit/operations';
import type { Logger } from 'pino';

/** Unknown ids make the folder be read again at most this often, in milliseconds. */
const REREAD_MS = 1_000;

/** The operations of all kept releases by their id, read again when an id is asked for that a new release may have brought. */
export class KnownOperations {
  readonly #releases: string;
  readonly #log: Logger;
  #texts: ReadonlyMap<string, string> | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(releases: string, log: Logger) {
    this.#releases = releases;
    this.#log = log;
  }

  /** The text of an operation, or undefined when no kept release has it. */
  find(id: string): string | undefined {
    const text = this.#texts?.get(id);
    if (text !== undefined || performance.now() - this.#readAt < REREAD_MS) return text;
    this.#read();
    return this.#texts?.get(id);
  }

  #read(): void {
    this.#readAt = performance.now();
    try {
      this.#texts = new Map(readKeptOperations(this.#releases).map(({ id, text }) => [id, text]));
    } catch (error) {
      // What was known stays known.
      this.#log.error({ error: String(error) }, 'the operations of the kept releases cannot be read');
    }
  }
}
