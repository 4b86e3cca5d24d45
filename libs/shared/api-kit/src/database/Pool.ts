import type { Use } from './ConnectionTurns.ts';
import type { Caller } from './caller.ts';

/** A statement as drizzle's node-postgres driver sends it. `rowMode` asks for rows as arrays. */
export interface Statement {
  text: string;
  rowMode?: 'array';
}

export interface StatementResult {
  rows: unknown[];
  rowCount: number | null;
  fields: { name: string; dataTypeID: number }[];
}

/** One connection, held by one caller. */
export interface Session {
  query(statement: Statement, values?: unknown[]): Promise<StatementResult>;
  /** Asks the database to end the running statement. The connection is not used again. */
  cancel(): void;
  release(): void;
}

/** The connections of either engine. */
export interface Pool {
  /**
   * Waits for a connection. Users take turns.
   *
   * @throws DatabaseUnavailable
   */
  connect(use: Use, caller: Caller): Promise<Session>;
  /** Whether the database answers, however many callers wait for a connection. */
  isAnswering(): Promise<boolean>;
  listen(channel: string, onNotification: (payload: string) => void, onLost: () => void): Promise<() => Promise<void>>;
  end(): Promise<void>;
}
