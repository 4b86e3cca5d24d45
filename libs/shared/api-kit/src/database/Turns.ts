import { setImmediate } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import { DatabaseUnavailable } from './DatabaseError.ts';

interface Limits {
  /** The callers who work at the same time. */
  readonly atOnce: number;
  /** How long a caller waits, in milliseconds; 0 for ever. */
  readonly patienceMs: number;
  /** How many of them may be of one user; all by default. */
  readonly atOnceOfUser?: number;
  /** How many callers of one user may wait; any number by default. */
  readonly waitingOfUser?: number;
  /** Whether a caller that has waited lets other events of the process pass first. */
  readonly pauses?: boolean;
}

interface Waiting {
  begin(): void;
}

/**
 * Lets a limited number of callers work at the same time. When others wait, each user gets one turn in a round, however
 * many of the user's callers wait. Callers without a user count as one user, without limits.
 */
export class Turns {
  readonly #limits: Limits;
  #free: number;
  /** The turns that each user has, where these are limited. */
  readonly #taken = new Map<string, number>();
  /** Each user's callers in the order in which they came. The user whose turn is next comes first. */
  readonly #waiting = new Map<string | undefined, Set<Waiting>>();

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#free = limits.atOnce;
  }

  /**
   * Waits for a turn. The caller gives it back with {@link give}. Returns undefined when there is no wait.
   *
   * @throws DatabaseUnavailable when the wait takes too long, too many callers of the user wait, or the signal aborts
   *   first.
   */
  take({ userId, signal }: Caller, patienceMs = this.#limits.patienceMs): Promise<void> | undefined {
    if (this.#free > 0 && this.#mayHaveTurn(userId)) {
      this.#begin(userId);
      return undefined;
    }
    if (signal?.aborted) return Promise.reject(new DatabaseUnavailable('abandoned'));
    const own = this.#waiting.get(userId) ?? new Set();
    if (userId !== undefined && own.size >= (this.#limits.waitingOfUser ?? Infinity)) {
      return Promise.reject(new DatabaseUnavailable('busy'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      clearTimeout(impatience);
      signal?.removeEventListener('abort', onAbort);
      own.delete(waiting);
      if (own.size === 0) this.#waiting.delete(userId);
    };
    const giveUp = (reason: 'busy' | 'abandoned') => {
      leave();
      reject(new DatabaseUnavailable(reason));
    };
    const onAbort = () => giveUp('abandoned');
    const begin = () => {
      leave();
      resolve(this.#limits.pauses ? setImmediate() : undefined);
    };
    const waiting: Waiting = { begin };
    const impatience = patienceMs > 0 ? setTimeout(giveUp, patienceMs, 'busy') : undefined;
    signal?.addEventListener('abort', onAbort);
    own.add(waiting);
    this.#waiting.set(userId, own);
    return promise;
  }

  /** Gives back the turn of a caller. */
  give({ userId }: Caller): void {
    this.#free += 1;
    const taken = userId === undefined ? 0 : (this.#taken.get(userId) ?? 0);
    if (userId !== undefined && taken > 1) this.#taken.set(userId, taken - 1);
    else if (userId !== undefined) this.#taken.delete(userId);
    for (const [next, callers] of this.#waiting) {
      if (!this.#mayHaveTurn(next)) continue;
      const [first] = callers;
      first?.begin();
      this.#begin(next);
      // The user's other callers wait for the next round.
      if (this.#waiting.delete(next)) this.#waiting.set(next, callers);
      return;
    }
  }

  #begin(userId: string | undefined): void {
    this.#free -= 1;
    if (userId === undefined || this.#limits.atOnceOfUser === undefined) return;
    this.#taken.set(userId, (this.#taken.get(userId) ?? 0) + 1);
  }

  #mayHaveTurn(userId: string | undefined): boolean {
    if (userId === undefined) return true;
    return (this.#taken.get(userId) ?? 0) < (this.#limits.atOnceOfUser ?? Infinity);
  }
}
