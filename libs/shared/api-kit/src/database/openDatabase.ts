import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { connectionProblem } from './connectionProblem.ts';
import { DatabaseBusy, DatabaseError } from './DatabaseError.ts';
import { lockDataDir } from './lockDataDir.ts';
import { PglitePool, pgParsers } from './PglitePool.ts';
import { PostgresListener } from './PostgresListener.ts';

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
  listen: Listen;
  close(): Promise<void>;
};

type Listen = (
  channel: string,
  onNotification: (payload: string) => void,
  onLost: () => void,
) => Promise<() => Promise<void>>;

/** A folder for PGlite, a PostgreSQL URL, or PGlite in memory, empty or from a dump. */
export type DatabaseLocation = { dataDir: string } | PostgresLocation | { memory: Blob | 'empty' };

interface PostgresLocation {
  url: string;
  /** The most open connections; 10 by default. */
  connections?: number;
  /** How long a request waits for a free connection; 10 seconds by default, 0 for ever. */
  patienceMs?: number;
}

/**
 * Opens the database. A folder is created if necessary and locked for this process.
 *
 * @throws DatabaseError with one sentence when the database cannot be reached, used or locked.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openPostgres(location);
  if ('memory' in location) {
    const pglite = await openPglite(location.memory === 'empty' ? {} : { loadDataDir: location.memory });
    const database = overPglite(pglite, async () => {});
    inMemory.set(database, pglite);
    return database;
  }
  const lock = await lockDataDir(location.dataDir);
  try {
    const pglite = await openFolder(location.dataDir);
    return overPglite(pglite, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const inMemory = new WeakMap<Database, PGlite>();

/** Dumps a database in memory. `openDatabase({ memory: dump })` opens a copy of it. */
export async function dumpMemory(database: Database): Promise<Blob> {
  const pglite = inMemory.get(database);
  if (!pglite) throw new Error('Only a database in memory can be dumped.');
  return pglite.dumpDataDir('none');
}

/**
 * Creates the database under another name and renames it at the end, so that a killed first start leaves no half
 * database.
 */
async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  try {
    if (!existsSync(folder)) {
      const unfinished = join(dataDir, 'database.unfinished');
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished, { recursive: true });
      await (await openPglite({ dataDir: unfinished })).close();
      renameSync(unfinished, folder);
    }
    return await openPglite({ dataDir: folder });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseError(`The embedded database in ${folder} cannot be opened (${reason}).`, { cause });
  }
}

function openPglite(where: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  return PGlite.create({ ...where, extensions: { pg_trgm }, parsers: pgParsers });
}

async function openPostgres({ url, connections = 10, patienceMs = 10_000 }: PostgresLocation): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new DatabaseError('DATABASE_URL is not a PostgreSQL URL, such as postgresql://user@host:5432/name.');
  }
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: patienceMs });
  // pg replaces an idle connection that the server drops. Without a listener the event would end the process.
  pool.on('error', () => {});
  try {
    const { rows } = await pool.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < 150_000)
      throw new DatabaseError(`The console needs PostgreSQL 15 or newer; this is ${version / 10_000}.`);
  } catch (cause) {
    await pool.end();
    throw cause instanceof DatabaseError ? cause : connectionProblem(url, cause);
  }
  return over(pool, 'postgres', listenOn(url), async () => {});
}

function listenOn(url: string): Listen {
  return async (channel, onNotification, onLost) => {
    const listener = new PostgresListener({ url, channel, onNotification, onLost });
    try {
      await listener.start();
    } catch (cause) {
      throw connectionProblem(url, cause);
    }
    return () => listener.stop();
  };
}

function overPglite(pglite: PGlite, afterClose: () => Promise<void>): Database {
  const pool = new PglitePool(pglite);
  return over(pool, 'pglite', (channel, onNotification) => pool.listen(channel, onNotification), afterClose);
}

function over(pool: pg.Pool | PglitePool, engine: Engine, listen: Listen, afterClose: () => Promise<void>): Database {
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
  const close = async () => {
    for (const stop of listening) await stop();
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
      const stop = await listen(channel, AsyncLocalStorage.bind(onNotification), AsyncLocalStorage.bind(onLost));
      listening.add(stop);
      return async () => {
        if (listening.delete(stop)) await stop();
      };
    },
    close: () => (closing ??= close()),
  });
}

/**
 * Throws when the outer connection is used inside a transaction. On PGlite it would wait for itself forever; on
 * PostgreSQL it would not see the transaction's rows. The class name ends in "Pool" because drizzle recognises a pool
 * by it.
 */
class GuardedPool {
  readonly #pool: pg.Pool | PglitePool;
  readonly #inTransaction: AsyncLocalStorage<true>;

  constructor(pool: pg.Pool | PglitePool, inTransaction: AsyncLocalStorage<true>) {
    this.#pool = pool;
    this.#inTransaction = inTransaction;
  }

  refuseInsideTransaction(): void {
    if (this.#inTransaction.getStore()) throw new Error('Inside a transaction use the transaction, not the database.');
  }

  async query(statement: { text: string }, values: unknown[]): Promise<unknown> {
    this.refuseInsideTransaction();
    return this.#pool.query(statement, values).catch(orBusy);
  }

  async connect(): Promise<unknown> {
    return this.#pool.connect().catch(orBusy);
  }
}

/** pg's pool gives this error no code, only a message. */
function orBusy(error: unknown): never {
  throw error instanceof Error && error.message === 'timeout exceeded when trying to connect'
    ? new DatabaseBusy()
    : error;
}
