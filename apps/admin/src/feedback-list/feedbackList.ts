import { feedbackLinks, sentiments } from '@console/admin-contracts';
import { feedbackKinds } from '@console/classes-contracts';
import { defineList, recordFilter, SMALL_SIZES, severalFilter } from '@console/lists/definition';
import { createdFilter } from '../records/createdFilter.ts';

/** The list of feedback. By default it shows all of it, the newest first (C§3). */
export const feedbackList = defineList({
  name: 'feedback',
  noun: ['feedback', 'feedback'],
  filters: {
    created: createdFilter,
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
