import type { Transaction } from '../database/index.ts';

/** What every part of the demo data is made with. */
export interface SeedContext {
  tx: Transaction;
  /** Demo data lies around this moment, and is the same whenever this is. */
  now: Date;
  /** The beginning of the time that bookings span. */
  since: Date;
}
