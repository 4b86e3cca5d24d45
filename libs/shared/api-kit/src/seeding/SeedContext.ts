import type { Transaction } from '../database/index.ts';

/** The inputs of every part of the demo data. */
export interface SeedContext {
  tx: Transaction;
  /** Demo data lies around this moment. The same moment gives the same data. */
  now: Date;
  /** The earliest day on which bookings were made. */
  since: Date;
}
