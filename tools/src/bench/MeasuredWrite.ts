import type { Database } from '@console/api-kit/database';

/** Sends one mutation and returns its data. */
export type Send = (
  mutation: string,
  input: object,
) => Promise<{ data: Record<string, Record<string, { id: string }>> }>;

/** A write through the API, and the same rows written with plain SQL when they are few. */
export interface MeasuredWrite {
  name: string;
  through: (send: Send) => Promise<unknown>;
  byHand?: (database: Database) => Promise<void>;
}
