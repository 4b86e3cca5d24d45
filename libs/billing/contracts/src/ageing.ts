import { daysBetween, type Instant, toIsoDate } from '@console/format';

/** The two ageing buckets of unpaid invoices, in days since the document date (O§2, O§9). */
export const ageingBuckets = ['lte29', 'gte30'] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** The label of each bucket, spelled as in O§2. */
export const ageingLabels: Readonly<Record<AgeingBucket, string>> = {
  lte29: 'less than 30 days old',
  gte30: '30 days or more',
};

/** The first age, in days, of the older bucket. Younger invoices are amber, older ones red (O§9). */
export const AGEING_LIMIT_DAYS = 30;

/** An invoice's age: whole UTC days since its document date. The age is 0 while that date is in the future. */
export function ageInDays(documentDate: Instant, now: Instant): number {
  return Math.max(0, daysBetween(toIsoDate(documentDate), toIsoDate(now)));
}

export function ageingBucketOf(ageDays: number): AgeingBucket {
  return ageDays < AGEING_LIMIT_DAYS ? 'lte29' : 'gte30';
}
