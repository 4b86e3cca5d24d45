import type { Transaction } from '../database/index.ts';

/** The inputs of every part of the demo data. */
export interface SeedContext {
  tx: Transaction;
  /** The dates of the demo data are before and after this moment. The same moment gives the same data. */
  now: Date;
  /** The earliest day on which bookings were made. */
  since: Date;
}
