import pg from 'pg';
import { ConnectionTurns, type Use } from './ConnectionTurns.ts';
import type { Caller } from './caller.ts';
import { connectionProblem } from './connectionProblem.ts';
import { DatabaseUnavailable } from './DatabaseError.ts';
import type { Pool, Session, Statement, StatementResult } from './Pool.ts';
import { PostgresListener } from './PostgresListener.ts';
import { problemOf } from './postgresProblem.ts';

/** The time limits of each connection, in milliseconds. */
export interface TimeLimits {
  /** Waiting for a lock. */
  lock: number;
  /** One statement, with its waits for locks. */
  statement: number;
  /** A transaction that sends no statement. */
  idleInTransaction: number;
  /** The answer to a statement. It is longer than `statement`: it ends a statement whose server is gone or frozen. */
  answer: number;
}

export interface PostgresLocation {
  url: string;
  /** The most open connections; 10 by default. */
  connections?: number;
  /** How long a request waits for a free connection; 10 seconds by default, 0 for ever. */
  patienceMs?: number;
  /** None by default. */
  limits?: TimeLimits;
}

const CONNECT_WITHIN_MS = 5_000;

/** The limit of the connection beside the pool. `/health` has one second. */
const ASIDE_WITHIN_MS = 900;

/** The connections of transactions are fewer, so that reads go on while all transactions wait for locks. */
const KEPT_FOR_READS = 3;

/** Connections to PostgreSQL. Failures that a repetition may cure are thrown as DatabaseUnavailable. */
export class PostgresPool implements Pool {
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #turns: ConnectionTurns;
  /** One connection for cancels and for {@link isAnswering}, which must not wait for the others. */
  readonly #aside: pg.Pool;
  readonly #backends = new WeakMap<pg.ClientBase, Backend>();

  constructor({ url, connections = 10, patienceMs = 10_000, limits }: PostgresLocation) {
    this.#url = url;
    this.#turns = new ConnectionTurns({
      connections,
      transactions: Math.max(1, connections - KEPT_FOR_READS),
      patienceMs,
    });
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: patienceMs > 0 ? CONNECT_WITHIN_MS : 0,
      ...(limits ? { query_timeout: limits.answer } : {}),
      onConnect: (client) => this.#prepare(client, limits),
    });
    this.#aside = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: ASIDE_WITHIN_MS,
      query_timeout: ASIDE_WITHIN_MS,
      application_name: 'console aside',
    });
    // Without listeners the error of a connection that the server closes would end the process.
    for (const pool of [this.#pool, this.#aside]) pool.on('error', () => {});
    this.#aside.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(use: Use, caller: Caller): Promise<Session> {
    const give = await this.#turns.take(use, caller);
    try {
      const client = await this.#pool.connect();
      return new PostgresSession(client, this.#backends.get(client), {
        cancel: (backend) => this.#cancel(backend),
        onRelease: give,
      });
    } catch (error) {
      give();
      throw new DatabaseUnavailable('lost', error);
    }
  }

  /** Uses the connection beside the pool. */
  async isAnswering(): Promise<boolean> {
    await this.#aside.query('SELECT 1');
    return true;
  }

  /** Returns the server's version, such as 150004 for 15.4. */
  async version(): Promise<number> {
    const session = await this.connect('statement', {});
    try {
      const { rows } = await session.query({ text: `SELECT current_setting('server_version_num') AS version` });
      const [row] = rows as { version: string }[];
      return Number(row?.version);
    } finally {
      session.release();
    }
  }

  async listen(
    channel: string,
    onNotification: (payload: string) => void,
    onLost: () => void,
  ): Promise<() => Promise<void>> {
    const listener = new PostgresListener({ url: this.#url, channel, onNotification, onLost });
    try {
      await listener.start();
    } catch (cause) {
      throw connectionProblem(this.#url, cause);
    }
    return () => listener.stop();
  }

  async end(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#aside.end()]);
  }

  /** One statement for each new connection. Settings in the start-up message would be refused by PgBouncer. */
  async #prepare(client: pg.ClientBase, limits: TimeLimits | undefined): Promise<void> {
    const backend: Backend = { pid: 0, isBroken: false };
    this.#backends.set(client, backend);
    client.on('error', () => {
      backend.isBroken = true;
    });
    const settings = limits
      ? `, set_config('lock_timeout', '${limits.lock}', false), set_config('statement_timeout', '${limits.statement}', false),
         set_config('idle_in_transaction_session_timeout', '${limits.idleInTransaction}', false)`
      : '';
    const { rows } = await client.query<{ pid: number }>(`SELECT pg_backend_pid() AS pid${settings}`);
    backend.pid = rows[0]?.pid ?? 0;
  }

  async #cancel({ pid }: Backend): Promise<void> {
    // When this fails, the time limits end the statement.
    await this.#aside.query('SELECT pg_cancel_backend($1)', [pid]).catch(() => {});
  }
}

/** The server's side of a connection. */
interface Backend {
  pid: number;
  /** Whether the connection is lost, so that it must not be used again. */
  isBroken: boolean;
}

interface SessionOptions {
  cancel: (backend: Backend) => Promise<void>;
  onRelease: () => void;
}

class PostgresSession implements Session {
  readonly #client: pg.PoolClient;
  readonly #backend: Backend;
  readonly #options: SessionOptions;
  #canceling: Promise<void> | undefined;

  constructor(client: pg.PoolClient, backend: Backend | undefined, options: SessionOptions) {
    if (!backend) throw new Error('The connection was not prepared.');
    this.#client = client;
    this.#backend = backend;
    this.#options = options;
  }

  async query(statement: Statement, values: unknown[] = []): Promise<StatementResult> {
    if (this.#backend.isBroken || this.#canceling) throw new DatabaseUnavailable('lost');
    try {
      return await this.#client.query(statement, values);
    } catch (error) {
      const { problem, breaksConnection } = problemOf(error);
      this.#backend.isBroken ||= breaksConnection;
      throw this.#backend.isBroken && problem === error ? new DatabaseUnavailable('lost', error) : problem;
    }
  }

  cancel(): void {
    this.#canceling ??= this.#options.cancel(this.#backend);
  }

  /** A connection is closed when it is broken, in an unfinished transaction, or may still receive a cancel. */
  release(): void {
    const release = (closes: boolean) => {
      this.#client.release(closes);
      this.#options.onRelease();
    };
    if (this.#canceling) void this.#canceling.then(() => release(true));
    else release(this.#backend.isBroken || this.#client.getTransactionStatus() !== 'I');
  }
}
