import type { PGlite, Results } from '@electric-sql/pglite';
import pg from 'pg';
import { ConnectionTurns, type Use } from './ConnectionTurns.ts';
import type { Caller } from './caller.ts';
import { DatabaseUnavailable } from './DatabaseError.ts';
import type { Pool, Session, Statement, StatementResult } from './Pool.ts';

/**
 * PGlite as a pool, so that drizzle's node-postgres driver serves both engines with the same parameters, values and
 * transactions. PGlite has a single session, so this pool has one connection: others wait until it is released.
 */
export class PglitePool implements Pool {
  readonly #pglite: PGlite;
  readonly #turns: ConnectionTurns;
  #closed = false;

  /** @param patienceMs how long a caller waits for the session; 0 for ever. */
  constructor(pglite: PGlite, patienceMs: number) {
    this.#pglite = pglite;
    this.#turns = new ConnectionTurns({ connections: 1, transactions: 1, patienceMs, inThisThread: true });
  }

  async connect(use: Use, caller: Caller, patienceMs?: number): Promise<Session> {
    const give = await this.#turns.take(use, caller, patienceMs);
    if (this.#closed) {
      give();
      throw new DatabaseUnavailable('lost');
    }
    return new PgliteSession(this.#pglite, give);
  }

  isAnswering(): Promise<boolean> {
    return this.#withSession(async () => {
      await this.#pglite.exec('SELECT 1');
      return true;
    });
  }

  /**
   * Calls `onNotification` for each notification on the channel, when its transaction commits. The call comes before the
   * writer's commit returns.
   */
  async listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>> {
    const stop = await this.#withSession(() => this.#pglite.listen(channel, onNotification));
    return () => this.#withSession(() => stop());
  }

  /** Lets the caller whose turn it is finish. Callers with a later turn are refused. */
  end(): Promise<void> {
    return this.#withSession(() => {
      this.#closed = true;
      return this.#pglite.close();
    });
  }

  /** Waits for the session without a limit. */
  async #withSession<Result>(work: () => Promise<Result>): Promise<Result> {
    const session = await this.connect('statement', {}, 0);
    try {
      return await work();
    } finally {
      session.release();
    }
  }
}

class PgliteSession implements Session {
  readonly #pglite: PGlite;
  readonly release: () => void;

  constructor(pglite: PGlite, release: () => void) {
    this.#pglite = pglite;
    this.release = release;
  }

  /** A text without values may hold several statements, as in pg. The last statement gives the result. */
  async query({ text, rowMode }: Statement, values: unknown[] = []): Promise<StatementResult> {
    const options = { rowMode: rowMode ?? ('object' as const), serializers: noSerializers };
    if (values.length === 0) return resultOf((await this.#pglite.exec(text, options)).at(-1));
    return resultOf(await this.#pglite.query<unknown>(text, values.map(parameterText), options));
  }

  /** PGlite runs in this thread, so nothing can interrupt a statement. */
  cancel(): void {}
}

function resultOf(results: Results<unknown> | undefined): StatementResult {
  const rows = results?.rows ?? [];
  return { rows, rowCount: rows.length || (results?.affectedRows ?? 0), fields: results?.fields ?? [] };
}

/**
 * pg sends every parameter as text, for every type of column. PGlite's own serializers depend on the column's type, so
 * this switches them off.
 */
const noSerializers = new Proxy<Record<number, (value: string) => string>>({}, { get: () => (value: string) => value });

function parameterText(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(arrayElement).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function arrayElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return String(parameterText(value));
  return `"${String(parameterText(value)).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Reads each type as pg does. Times and dates stay text, because drizzle expects them as PostgreSQL writes them. */
export const pgParsers: Record<number, (value: string) => unknown> = Object.fromEntries(
  [...Object.values(pg.types.builtins).map(Number), 1000, 1005, 1007, 1009, 1015, 1016, 1021, 1022, 1231].map((oid) => [
    oid,
    [1082, 1083, 1114, 1184, 1186].includes(oid) ? (value: string) => value : pg.types.getTypeParser(oid, 'text'),
  ]),
);
