import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { connectionProblem } from './connectionProblem.ts';
import { DatabaseError, DatabaseUnavailable } from './DatabaseError.ts';
import { GuardedPool } from './GuardedPool.ts';
import { openFolder, openPglite } from './openFolder.ts';
import { PglitePool } from './PglitePool.ts';
import type { Pool } from './Pool.ts';
import { type PostgresLocation, PostgresPool } from './PostgresPool.ts';

/** The queries and commands of drizzle. Functions that accept a database or a transaction take this type. */
export type Queries = Omit<NodePgDatabase, '$client' | '$withAuth'>;

/** The transaction that a callback receives. Inside it the outer {@link Database} must not be used: it throws. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export type Engine = 'pglite' | 'postgres';

/** A database on either engine. `execute(sql`…`)` runs raw SQL and returns `{ rows }`. */
export type Database = Queries & {
  readonly engine: Engine;
  /**
   * Calls the listener for every statement except begin, commit, rollback and savepoints. Returns a function that
   * stops it.
   */
  onStatement(listener: (text: string, parameters: unknown[]) => void): () => void;
  /**
   * Listens for notifications of committed transactions. Returns a function that stops it.
   *
   * @param onNotification may be called in the middle of a statement, so it must not use the database.
   * @param onLost is called after a reconnection: notifications sent in between were missed.
   */
  listen: Pool['listen'];
  /**
   * Whether the database answers within a time. On PostgreSQL the question does not wait for requests that hold all
   * connections.
   */
  isAnswering(withinMs: number): Promise<boolean>;
  close(): Promise<void>;
};

/** A folder for PGlite, a PostgreSQL URL, or PGlite in memory, empty or from a dump. */
export type DatabaseLocation = { dataDir: string } | PostgresLocation | MemoryLocation;

interface MemoryLocation {
  memory: Blob | 'empty';
  /** How long a request waits for the session; 0 by default, which means for ever. */
  patienceMs?: number;
}

/** How long a request waits for the session of an embedded database. */
const PATIENCE_MS = 10_000;

/**
 * Opens the database. A folder is created if necessary and locked for this process.
 *
 * @throws DatabaseError with one sentence when the database cannot be reached, used or locked.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openPostgres(location);
  if ('memory' in location) {
    const pglite = await openPglite(location.memory === 'empty' ? {} : { loadDataDir: location.memory });
    const database = over(new PglitePool(pglite, location.patienceMs ?? 0), 'pglite');
    inMemory.set(database, pglite);
    return database;
  }
  const { pglite, release } = await openFolder(location.dataDir);
  return over(new PglitePool(pglite, PATIENCE_MS), 'pglite', release);
}

const inMemory = new WeakMap<Database, PGlite>();

/** Dumps a database in memory. `openDatabase({ memory: dump })` opens a copy of it. */
export async function dumpMemory(database: Database): Promise<Blob> {
  const pglite = inMemory.get(database);
  if (!pglite) throw new Error('Only a database in memory can be dumped.');
  return pglite.dumpDataDir('none');
}

async function openPostgres(location: PostgresLocation): Promise<Database> {
  const { url } = location;
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new DatabaseError('DATABASE_URL is not a PostgreSQL URL, such as postgresql://user@host:5432/name.');
  }
  const pool = new PostgresPool(location);
  try {
    const version = await pool.version();
    if (version < 150_000)
      throw new DatabaseError(`The console needs PostgreSQL 15 or newer; this is ${version / 10_000}.`);
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseError
      ? error
      : connectionProblem(url, error instanceof DatabaseUnavailable ? error.cause : error);
  }
  return over(pool, 'postgres');
}

function over(pool: Pool, engine: Engine, afterClose: () => Promise<void> = async () => {}): Database {
  const listeners = new Set<(text: string, parameters: unknown[]) => void>();
  const inTransaction = new AsyncLocalStorage<true>();
  const logQuery = (text: string, parameters: unknown[]) => {
    if (listeners.size === 0 || /^(begin|commit|rollback|savepoint|release)\b/i.test(text)) return;
    for (const listener of listeners) listener(text, parameters);
  };
  const guarded = new GuardedPool(pool, inTransaction);
  const orm = drizzle({ client: guarded as unknown as pg.Pool, logger: { logQuery } });
  const transaction = orm.transaction.bind(orm);
  const listening = new Set<() => Promise<void>>();
  let closing: Promise<void> | undefined;
  let asking: Promise<boolean> | undefined;
  const close = async () => {
    for (const stop of listening) {
      listening.delete(stop);
      await stop();
    }
    await pool.end();
    await afterClose();
  };
  return Object.assign(orm, {
    engine,
    transaction: ((work, config) => {
      guarded.refuseInsideTransaction();
      // `work` is awaited inside `run`, because drizzle's queries start only when they are awaited.
      return transaction((tx) => inTransaction.run(true, async () => await work(tx)), config);
    }) satisfies typeof transaction as typeof transaction,
    onStatement(listener: (text: string, parameters: unknown[]) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // The callbacks are bound to the present context, because a notification may arrive inside an unrelated
    // transaction.
    listen: async (channel: string, onNotification: (payload: string) => void, onLost: () => void) => {
      const stop = await pool.listen(channel, AsyncLocalStorage.bind(onNotification), AsyncLocalStorage.bind(onLost));
      listening.add(stop);
      return async () => {
        if (listening.delete(stop)) await stop();
      };
    },
    isAnswering: (withinMs: number) => {
      // All callers of one moment share one question.
      asking ??= pool
        .isAnswering()
        .catch(() => false)
        .finally(() => {
          asking = undefined;
        });
      return Promise.race([asking, wait(withinMs, false, { ref: false })]);
    },
    close: () => (closing ??= close()),
  });
}
