import type { PGlite, Results } from '@electric-sql/pglite';
import pg from 'pg';

/** A statement as drizzle's node-postgres driver sends it. `rowMode` asks for rows as arrays. */
interface Statement {
  text: string;
  rowMode?: 'array';
}

interface StatementResult {
  rows: unknown[];
  rowCount: number;
  fields: { name: string; dataTypeID: number }[];
}

/**
 * PGlite with the methods of a `pg.Pool`, so that drizzle's node-postgres driver serves both engines with the same
 * parameters, values and transactions. PGlite has a single session, so this pool has one client: others wait until it
 * is released.
 */
export class PglitePool {
  readonly #pglite: PGlite;
  #free: Promise<void> = Promise.resolve();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async query(statement: Statement | string, values: readonly unknown[] = []): Promise<StatementResult> {
    const client = await this.connect();
    try {
      return await client.query(statement, values);
    } finally {
      client.release();
    }
  }

  /** Waits for the session. The caller holds it until it calls `release`. */
  async connect(): Promise<PgliteClient> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    return new PgliteClient(this.#pglite, resolve);
  }

  /**
   * Calls `onNotification` for each notification on the channel, when its transaction commits. The call comes before the
   * writer's commit returns.
   */
  async listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>> {
    const stop = await this.#withSession(() => this.#pglite.listen(channel, onNotification));
    return () => this.#withSession(() => stop());
  }

  async end(): Promise<void> {
    const client = await this.connect();
    await this.#pglite.close();
    client.release();
  }

  async #withSession<Result>(work: () => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    try {
      return await work();
    } finally {
      client.release();
    }
  }
}

class PgliteClient {
  readonly #pglite: PGlite;
  readonly release: () => void;

  constructor(pglite: PGlite, release: () => void) {
    this.#pglite = pglite;
    this.release = release;
  }

  /** A text without values may hold several statements, as in pg. The last statement gives the result. */
  async query(statement: Statement | string, values: readonly unknown[] = []): Promise<StatementResult> {
    const { text, rowMode } = typeof statement === 'string' ? { text: statement } : statement;
    const options = { rowMode: rowMode ?? ('object' as const), serializers: noSerializers };
    if (values.length === 0) return resultOf((await this.#pglite.exec(text, options)).at(-1));
    return resultOf(await this.#pglite.query<unknown>(text, values.map(parameterText), options));
  }
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
