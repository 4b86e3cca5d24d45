import { sentiments } from '@console/admin-contracts';
import { defineList, recordFilter, SMALL_SIZES, severalFilter } from '@console/lists/definition';

/** The list of quotes. By default it shows all of them, the newest first (C§2). */
export const customerQuoteList = defineList({
  name: 'customer-quotes',
  noun: ['quote', 'quotes'],
  filters: {
    sentiment: severalFilter({ label: 'Sentiment', choices: sentiments.labels }),
    class: recordFilter({
      label: 'Class',
      prefix: 'training_classes',
      variables: (trainingClass) => ({ trainingClass }),
    }),
  },
  sorts: ['createdAt', 'personName', 'trainingClass_title', 'sentiment'],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: SMALL_SIZES,
});
