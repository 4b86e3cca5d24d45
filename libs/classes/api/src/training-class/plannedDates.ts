import { type SQL, sql } from 'drizzle-orm';
import { trainingClass } from '../tables.ts';

/** A postponed class keeps its old dates until it gets new ones, but nobody may count from them. */
const unlessPostponed = (moment: SQL) => sql`case when ${trainingClass.status} <> 'postponed' then ${moment} end`;

/** The dates of a class from which workflows count: null while it is postponed. */
export const plannedDates = {
  startsAt: unlessPostponed(sql`${trainingClass.startsAt}`),
  endsAt: unlessPostponed(sql`${trainingClass.endsAt}`),
} as const;
