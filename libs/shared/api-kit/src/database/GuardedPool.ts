import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Use } from './ConnectionTurns.ts';
import { currentCaller } from './caller.ts';
import { DatabaseUnavailable } from './DatabaseError.ts';
import type { Pool, Session, Statement, StatementResult } from './Pool.ts';

/** An abandoned statement may run for this long before it is canceled. Most statements end sooner. */
const CANCEL_AFTER_MS = 500;

const NOTHING: StatementResult = { rows: [], rowCount: 0, fields: [] };

/**
 * The pool that drizzle uses.
 *
 * It throws when the outer connection is used inside a transaction. On PGlite it would wait for itself forever; on
 * PostgreSQL it would not see the transaction's rows. The class name ends in "Pool" because drizzle recognises a pool
 * by it.
 */
export class GuardedPool {
  readonly #pool: Pool;
  readonly #inTransaction: AsyncLocalStorage<true>;

  constructor(pool: Pool, inTransaction: AsyncLocalStorage<true>) {
    this.#pool = pool;
    this.#inTransaction = inTransaction;
  }

  refuseInsideTransaction(): void {
    if (this.#inTransaction.getStore()) throw new Error('Inside a transaction use the transaction, not the database.');
  }

  async query(statement: Statement, values: unknown[]): Promise<StatementResult> {
    this.refuseInsideTransaction();
    const session = await this.#open('statement');
    try {
      return await session.query(statement, values);
    } finally {
      session.release();
    }
  }

  connect(): Promise<AbandonableSession> {
    return this.#open('transaction');
  }

  async #open(use: Use): Promise<AbandonableSession> {
    const caller = currentCaller();
    if (caller.signal?.aborted) throw new DatabaseUnavailable('abandoned');
    return new AbandonableSession(await this.#pool.connect(use, caller), caller.signal);
  }
}

/** A session whose work stops when nobody waits for it any more. */
class AbandonableSession {
  readonly #session: Session;
  readonly #signal: AbortSignal | undefined;
  #released = false;

  constructor(session: Session, signal: AbortSignal | undefined) {
    this.#session = session;
    this.#signal = signal;
  }

  async query(statement: Statement, values: unknown[]): Promise<StatementResult> {
    const { text } = statement;
    if (text.startsWith('rollback')) return this.#rollBack(statement);
    try {
      if (this.#signal?.aborted) throw new DatabaseUnavailable('abandoned');
      // A canceled COMMIT may still take effect.
      return await (text === 'commit' ? this.#session.query(statement) : this.#abandonable(statement, values));
    } catch (error) {
      // drizzle does not release the session when BEGIN fails.
      if (text.startsWith('begin')) this.release();
      throw error;
    }
  }

  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#session.release();
  }

  /** A failed rollback must not hide the error that caused it. The server rolls back when it closes the connection. */
  #rollBack(statement: Statement): Promise<StatementResult> {
    return this.#session.query(statement).catch(() => NOTHING);
  }

  async #abandonable(statement: Statement, values: unknown[]): Promise<StatementResult> {
    const signal = this.#signal;
    if (!signal) return this.#session.query(statement, values);
    let impatience: NodeJS.Timeout | undefined;
    const onAbort = () => {
      impatience = setTimeout(() => this.#session.cancel(), CANCEL_AFTER_MS);
    };
    signal.addEventListener('abort', onAbort);
    try {
      return await this.#session.query(statement, values);
    } catch (error) {
      throw signal.aborted ? new DatabaseUnavailable('abandoned', error) : error;
    } finally {
      clearTimeout(impatience);
      signal.removeEventListener('abort', onAbort);
    }
  }
}
