import { daysBetween, type Instant, toIsoDate } from '@console/format';

/** How long an invoice has waited for its money, in two buckets (O§2, O§9). */
export const ageingBuckets = ['lte29', 'gte30'] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** What each bucket is called on screen, letter for letter (O§2). */
export const ageingLabels: Readonly<Record<AgeingBucket, string>> = {
  lte29: 'less than 30 days old',
  gte30: '30 days or more',
};

/** The first age, in days, of the older bucket: amber below, red from here on (O§9). */
export const AGEING_LIMIT_DAYS = 30;

/** An invoice's age: whole UTC days since its document date; 0 when that is still to come. */
export function ageInDays(documentDate: Instant, now: Instant): number {
  return Math.max(0, daysBetween(toIsoDate(documentDate), toIsoDate(now)));
}

export function ageingBucketOf(ageDays: number): AgeingBucket {
  return ageDays < AGEING_LIMIT_DAYS ? 'lte29' : 'gte30';
}
