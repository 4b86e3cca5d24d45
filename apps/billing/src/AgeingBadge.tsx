import { ageingBucketOf, ageingBuckets } from '@console/billing-contracts';
import { StatusBadge } from '@console/design-system/status-badge';
import { countOf } from '@console/format';

export interface AgeingBadgeProps {
  /** Whole UTC days since the invoice's document date. */
  readonly days: number;
}

/** The age of an unpaid invoice: amber below 30 days, red from 30 days (O§2). */
export function AgeingBadge({ days }: AgeingBadgeProps) {
  return (
    <StatusBadge of={ageingBuckets} status={ageingBucketOf(days)}>
      {countOf(days, 'day')} old
    </StatusBadge>
  );
}
