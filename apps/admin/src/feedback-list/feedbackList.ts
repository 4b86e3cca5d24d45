import { feedbackLinks, sentiments } from '@console/admin-contracts';
import { feedbackKinds } from '@console/classes-contracts';
import { rangeInstants } from '@console/format';
import {
  defineList,
  type PeriodValue,
  periodOrAnyFilter,
  recordFilter,
  SMALL_SIZES,
  severalFilter,
} from '@console/lists/definition';

const chosenDays = periodOrAnyFilter({
  label: 'Created',
  unit: 'month',
  // The days are whole days in UTC. The first and the last day are included.
  variables(period: PeriodValue | null) {
    const range = period && rangeInstants(period);
    return { createdAt: range && [{ after: range.after, strictly_before: range.strictlyBefore }] };
  },
});

/** A period that shows any day until the URL names one. */
const created: typeof chosenDays = {
  ...chosenDays,
  read: (url, key, today) => (url('period').length === 0 ? null : chosenDays.read(url, key, today)),
  write: (period, key, today) =>
    period ? { ...chosenDays.write(period, key, today), period: [period.unit] } : { period: [] },
};

/** The list of feedback. By default it shows all of it, the newest first (C§3). */
export const feedbackList = defineList({
  name: 'feedback',
  noun: ['feedback', 'feedback'],
  filters: {
    created,
    kind: severalFilter({ label: 'Kind', choices: feedbackKinds.labels }),
    sentiment: severalFilter({ label: 'Sentiment', choices: sentiments.labels }),
    class: recordFilter({
      label: 'Class',
      prefix: 'training_classes',
      variables: (trainingClass) => ({ trainingClass }),
    }),
  },
  sorts: ['createdAt', 'personName', 'trainingClass_title', 'kind', 'sentiment'],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: SMALL_SIZES,
});

/** All feedback about a class. */
export const feedbacksOf = (trainingClass: string): string =>
  `${feedbackLinks.list()}?${feedbackList.queryOf({ class: trainingClass })}`;
