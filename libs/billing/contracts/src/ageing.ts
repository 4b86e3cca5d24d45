import { daysBetween, type Instant, toIsoDate } from '@console/format';
import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The two ageing buckets of unpaid invoices, in days since the document date (O§2). Younger ones are amber, older ones red (O§9). */
export const ageingBuckets = defineStatuses({
  lte29: { label: 'less than 30 days old', tone: 'warning', icon: icons.Clock16 },
  gte30: { label: '30 days or more', tone: 'danger', icon: icons.Clock16 },
});
export type AgeingBucket = ValueOf<typeof ageingBuckets>;

/** The first age, in days, of the older bucket. */
export const AGEING_LIMIT_DAYS = 30;

/** An invoice's age: whole UTC days since its document date. The age is 0 while that date is in the future. */
export function ageInDays(documentDate: Instant, now: Instant): number {
  return Math.max(0, daysBetween(toIsoDate(documentDate), toIsoDate(now)));
}

export function ageingBucketOf(ageDays: number): AgeingBucket {
  return ageDays < AGEING_LIMIT_DAYS ? 'lte29' : 'gte30';
}
