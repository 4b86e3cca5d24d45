import { readKeptOperations, stampOfKeptOperations } from '@console/api-kit/operations';
import type { Logger } from 'pino';

/** The operations of all kept releases by their id, read again when an id is asked for that a new release may have brought. */
export class KnownOperations {
  readonly #releases: string;
  readonly #log: Logger;
  #texts: ReadonlyMap<string, string> = new Map();
  #stamp: string | null = null;

  constructor(releases: string, log: Logger) {
    this.#releases = releases;
    this.#log = log;
  }

  /** The text of an operation, or undefined when no kept release has it. */
  find(id: string): string | undefined {
    return this.#texts.get(id) ?? this.#readAgain().get(id);
  }

  /** Nothing is read as long as nothing in the folder changed, however many unknown ids are sent. */
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
      // What was known stays known when a list can no longer be read.
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
