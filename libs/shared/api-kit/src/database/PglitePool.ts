import type { PGlite, Results } from '@electric-sql/pglite';
import pg from 'pg';

/** What drizzle's node-postgres driver hands to a client: a statement, and whether rows come as arrays. */
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
 * PGlite in the shape of a `pg.Pool`, so that both engines go through drizzle's one node-postgres driver: same
 * parameters out, same values in, same transactions. PGlite is a single session, so this is a pool of one: whoever
 * holds the client keeps all others waiting.
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

  /** Waits for the session and holds it until `release`. */
  async connect(): Promise<PgliteClient> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    return new PgliteClient(this.#pglite, resolve);
  }

  /** Calls back when a transaction that notified is committed, before its writer knows. */
  async listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
    const stop = await this.#holding(() => this.#pglite.listen(channel, heard));
    return () => this.#holding(() => stop());
  }

  async end(): Promise<void> {
    const client = await this.connect();
    await this.#pglite.close();
    client.release();
  }

  async #holding<Result>(work: () => Promise<Result>): Promise<Result> {
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

  /** Without values the text may be several statements, as in pg; the last one's result is the answer. */
  async query(statement: Statement | string, values: readonly unknown[] = []): Promise<StatementResult> {
    const { text, rowMode } = typeof statement === 'string' ? { text: statement } : statement;
    const options = { rowMode: rowMode ?? ('object' as const), serializers: writtenAlready };
    if (values.length === 0) return resultOf((await this.#pglite.exec(text, options)).at(-1));
    return resultOf(await this.#pglite.query<unknown>(text, values.map(written), options));
  }
}

function resultOf(results: Results<unknown> | undefined): StatementResult {
  const rows = results?.rows ?? [];
  return { rows, rowCount: rows.length || (results?.affectedRows ?? 0), fields: results?.fields ?? [] };
}

/** pg writes every parameter as text whatever its column; PGlite's own writers, chosen by column, are switched off. */
const writtenAlready = new Proxy<Record<number, (value: string) => string>>(
  {},
  { get: () => (value: string) => value },
);

function written(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(arrayElement).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function arrayElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return String(written(value));
  return `"${String(written(value)).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Every type is read as pg reads it, except times and dates, which drizzle wants as PostgreSQL writes them. */
export const pgParsers: Record<number, (value: string) => unknown> = Object.fromEntries(
  [...Object.values(pg.types.builtins).map(Number), 1000, 1005, 1007, 1009, 1015, 1016, 1021, 1022, 1231].map((oid) => [
    oid,
    [1082, 1083, 1114, 1184, 1186].includes(oid) ? (value: string) => value : pg.types.getTypeParser(oid, 'text'),
  ]),
);
