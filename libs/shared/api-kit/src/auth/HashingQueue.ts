import PQueue from 'p-queue';

/** Each hash takes a core and 19 MiB for some 30 ms. More at once would slow down every other request. */
const AT_ONCE = 2;

const MOST_WAITING = 50;

/** Too many passwords wait to be hashed. Nothing was done, so the request may be repeated. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';
}

/** The hashes that this process computes: few at once, the others in order of arrival. */
export class HashingQueue {
  readonly #queue = new PQueue({ concurrency: AT_ONCE });

  /** Shares the machine with so many processes, this one included: together they compute as many hashes at once. */
  shareWith(processes: number): void {
    this.#queue.concurrency = Math.max(1, Math.floor(AT_ONCE / processes));
  }

  /** @throws HashingBusy when no further hash may wait. */
  requireRoom(): void {
    if (this.#queue.size >= MOST_WAITING) throw new HashingBusy('Too many passwords wait to be checked.');
  }

  /**
   * Runs a hash when its turn has come.
   *
   * @param signal when it is aborted before that, the hash is not computed and this rejects.
   * @throws HashingBusy when no further hash may wait.
   */
  async run<Result>(hash: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    this.requireRoom();
    return this.#queue.add(() => {
      // The queue's own signal would free the place of a hash that is still running.
      signal?.throwIfAborted();
      return hash();
    });
  }
}

/** The one queue of this process. */
export const hashing = new HashingQueue();
