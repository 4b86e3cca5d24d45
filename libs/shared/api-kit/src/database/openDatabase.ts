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

/** Queries and commands of drizzle, in a transaction or outside of one. Take this where either will do. */
export type Queries = Omit<NodePgDatabase, '$client' | '$withAuth'>;

/** What a transaction's work is given. Inside it never use the outer {@link Database}: that throws. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export type Engine = 'pglite' | 'postgres';

/** One database, whichever engine runs it. `execute(sql`…`)` runs raw SQL and answers `{rows}`. */
export type Database = Queries & {
  readonly engine: Engine;
  /** Calls the listener for every statement except begin, commit, rollback and savepoints; returns how to stop. */
  onStatement(listener: (text: string, parameters: unknown[]) => void): () => void;
  /**
   * Hears what transactions notify, once they are committed, until the returned function is called.
   *
   * @param heard may be called in the middle of a statement: it asks the database for nothing.
   * @param lost some may have gone unheard; it listens again already.
   */
  listen: Listen;
  close(): Promise<void>;
};

type Listen = (channel: string, heard: (payload: string) => void, lost: () => void) => Promise<() => Promise<void>>;

/** A folder of PGlite, a PostgreSQL URL, or a PGlite in memory, if wanted from a dump. */
export type DatabaseLocation = { dataDir: string } | PostgresLocation | { memory: Blob | 'empty' };

interface PostgresLocation {
  url: string;
  /** How many at most are open at once; 10 unless told. */
  connections?: number;
  /** How long somebody waits for a free one; 10 seconds unless told, for ever when it is 0. */
  patienceMs?: number;
}

/**
 * Opens the database. A folder is locked for this process first and made when it is not there.
 *
 * @throws DatabaseError with one sentence when it cannot be reached, used or locked.
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

/** The whole of a database in memory, to open others from. */
export async function dumpMemory(database: Database): Promise<Blob> {
  const pglite = inMemory.get(database);
  if (!pglite) throw new Error('Only a database in memory can be dumped.');
  return pglite.dumpDataDir('none');
}

/**
 * A killed first start must not leave half a database: it is made aside and takes its name when it is whole.
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
  // An idle connection that the server drops is replaced by the next query; unheard, the event would end the process.
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
  return async (channel, heard, lost) => {
    const listener = new PostgresListener({ url, channel, heard, lost });
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
  return over(pool, 'pglite', (channel, heard) => pool.listen(channel, heard), afterClose);
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
      // Awaited inside: drizzle's queries start when somebody waits for them.
      return transaction((tx) => inTransaction.run(true, async () => await work(tx)), config);
    }) satisfies typeof transaction as typeof transaction,
    onStatement(listener: (text: string, parameters: unknown[]) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // What hears has nothing to do with the transaction that it hears of.
    listen: async (channel: string, heard: (payload: string) => void, lost: () => void) => {
      const stop = await listen(channel, AsyncLocalStorage.bind(heard), AsyncLocalStorage.bind(lost));
      listening.add(stop);
      return async () => {
        if (listening.delete(stop)) await stop();
      };
    },
    close: () => (closing ??= close()),
  });
}

/**
 * Turns the use of the outer connection inside a transaction into an error: on PGlite it would wait for itself for
 * ever, on PostgreSQL it would not see the transaction's rows. Named so that drizzle takes it for a pool.
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

/** The pool has no code for it, only these words. */
function orBusy(error: unknown): never {
  throw error instanceof Error && error.message === 'timeout exceeded when trying to connect'
    ? new DatabaseBusy()
    : error;
}
