import type { Database } from '@console/api-kit/database';

/** Sends one mutation and returns its data. */
export type Send = (
  mutation: string,
  input: object,
) => Promise<{ data: Record<string, Record<string, { id: string }>> }>;

/** A write through the API. When it writes only a few rows, `byHand` writes the same rows with plain SQL. */
export interface MeasuredWrite {
  name: string;
  through: (send: Send) => Promise<unknown>;
  byHand?: (database: Database) => Promise<void>;
}
