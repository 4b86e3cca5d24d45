import type { Caller } from './caller.ts';
import { Turns } from './Turns.ts';

export type Use = 'statement' | 'transaction';

/** One user may not have these transactions, so that others write while the user's transactions wait for locks. */
const KEPT_FOR_OTHERS = 2;

/** Further writes of a user are refused. The console sends a few at a time. */
const WAITING_TRANSACTIONS_OF_USER = 250;

interface Options {
  connections: number;
  /** How many of the connections may have a transaction. */
  transactions: number;
  /** How long a caller waits for each turn, in milliseconds; 0 for ever. */
  patienceMs: number;
  /** Whether the database runs in this thread. The other events of the process then pass between two turns. */
  inThisThread?: boolean;
}

/**
 * The turns at the connections of a pool. A transaction first waits for one of the connections that may have a
 * transaction.
 */
export class ConnectionTurns {
  readonly #connections: Turns;
  readonly #transactions: Turns;

  constructor({ connections, transactions, patienceMs, inThisThread = false }: Options) {
    this.#connections = new Turns({ atOnce: connections, patienceMs, pauses: inThisThread });
    this.#transactions = new Turns({
      atOnce: transactions,
      patienceMs,
      atOnceOfUser: Math.max(1, transactions - KEPT_FOR_OTHERS),
      waitingOfUser: WAITING_TRANSACTIONS_OF_USER,
    });
  }

  /**
   * Waits for a turn.
   *
   * @param patienceMs replaces the pool's patience.
   * @returns a function that gives the turn back.
   * @throws DatabaseUnavailable
   */
  async take(use: Use, caller: Caller, patienceMs?: number): Promise<() => void> {
    const isTransaction = use === 'transaction';
    const wait = isTransaction ? this.#transactions.take(caller, patienceMs) : undefined;
    // Without a wait the connection is taken at once, so that nobody can come between.
    if (wait) await wait;
    try {
      await this.#connections.take(caller, patienceMs);
    } catch (error) {
      if (isTransaction) this.#transactions.give(caller);
      throw error;
    }
    return () => {
      if (isTransaction) this.#transactions.give(caller);
      this.#connections.give(caller);
    };
  }
}
