import { readKeptOperations, stampOfKeptOperations } from '@console/api-kit/operations';
import type { Logger } from 'pino';

/** The operations of all kept releases by id. They are read again when an unknown id may belong to a new release. */
export class KnownOperations {
  readonly #releases: string;
  readonly #log: Logger;
  #texts: ReadonlyMap<string, string> = new Map();
  #stamp: string | null = null;

  constructor(releases: string, log: Logger) {
    this.#releases = releases;
    this.#log = log;
  }

  /** Returns the text of an operation, or undefined when no kept release has it. */
  find(id: string): string | undefined {
    return this.#texts.get(id) ?? this.#readAgain().get(id);
  }

  /** Reads the folder only after it has changed, even when many unknown ids are sent. */
  #readAgain(): ReadonlyMap<string, string> {
    try {
      const stamp = stampOfKeptOperations(this.#releases);
      if (stamp === this.#stamp) return this.#texts;
      this.#stamp = stamp;
      let whole = true;
      const kept = readKeptOperations(this.#releases, (problem) => {
        whole = false;
        this.#warn(problem);
      });
      const texts = kept.map(({ id, text }): [string, string] => [id, text]);
      // When a file can no longer be read, the operations known so far stay.
      this.#texts = new Map([...(whole ? [] : this.#texts), ...texts]);
    } catch (error) {
      this.#warn(error);
    }
    return this.#texts;
  }

  #warn(problem: unknown): void {
    this.#log.error({ error: String(problem) }, 'the operations of the kept releases cannot be read');
  }
}
