import { rangeInstants } from '@console/format';
import { type PeriodValue, periodOrAnyFilter } from '@console/lists/definition';

const chosenDays = periodOrAnyFilter({
  label: 'Created',
  unit: 'month',
  // The days are whole days in UTC. The first and the last day are included.
  variables(period: PeriodValue | null) {
    const range = period && rangeInstants(period);
    return { createdAt: range && [{ after: range.after, strictly_before: range.strictlyBefore }] };
  },
});

/** A filter by the days on which records were created. It accepts any day until the URL names a period. */
export const createdFilter: typeof chosenDays = {
  ...chosenDays,
  read: (url, key, today) => (url('period').length === 0 ? null : chosenDays.read(url, key, today)),
  write: (period, key, today) =>
    period ? { ...chosenDays.write(period, key, today), period: [period.unit] } : { period: [] },
};
