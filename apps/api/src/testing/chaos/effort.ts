import { newId } from '@console/api-kit/database';

/** Whether all hostile inputs and kills run, as in `npm run chaos`. In `npm test` a random sample runs. */
export const runsAll = process.env.CHAOS === 'all';

/** The seed of all random choices. A failure prints it, and `CHAOS_SEED` repeats its choices. */
export const seed = process.env.CHAOS_SEED ?? newId();

/** For how many minutes `npm run chaos` sends random writes to each database. */
export const minutes = Number(process.env.CHAOS_MINUTES ?? 7);
