import type { Filter } from '@console/api-kit';
import { AGEING_LIMIT_DAYS, type AgeingBucket, ageInDays, ageingBucketOf } from '@console/billing-contracts';
import { addDays, toIsoDate } from '@console/format';
import { and, gt, gte, lt } from 'drizzle-orm';
import { InvoiceAgeing } from '../enumerations.ts';
import { invoice } from '../tables.ts';

interface Waiting {
  readonly documentDate: Date;
  /** In pence. */
  readonly owed: number;
}

/** Returns the ageing bucket of an unpaid invoice, or null for any other invoice. */
export function ageingOf({ documentDate, owed }: Waiting, now: Date): AgeingBucket | null {
  return owed > 0 ? ageingBucketOf(ageInDays(documentDate, now)) : null;
}

/** The filter `ageing`. `ageing: gte30` finds the unpaid invoices whose age is at least 30 UTC days. */
export const ageingFilter: Filter = {
  args: (arg, name) => ({ [name]: arg({ type: InvoiceAgeing }) }),
  trial: { ask: (bucket, name) => ({ [name]: bucket }) },
  condition: (given, name, _resolved, { clock }) => {
    const bucket = given[name];
    if (bucket == null) return undefined;
    const youngerFrom = new Date(addDays(toIsoDate(clock()), 1 - AGEING_LIMIT_DAYS));
    const age = bucket === 'lte29' ? gte : lt;
    return and(gt(invoice.owed, 0), age(invoice.documentDate, youngerFrom));
  },
};
