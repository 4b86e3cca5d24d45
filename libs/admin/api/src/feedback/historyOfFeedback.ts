import { saleSignalIntents, saleSignalPriorities, sentiments } from '@console/admin-contracts';
import { administrators } from '@console/api-kit';
import { keepsHistory, kept, User } from '@console/core-api';
import { Feedback, SaleSignal } from '../nodes.ts';

keepsHistory(Feedback, {
  entity: 'feedback',
  rule: administrators,
  fields: { sentiment: kept.choice('Sentiment', sentiments.labels) },
  // A history keeps its lines for ever, so it has no answers.
  parts: { answers: kept.lines('Answers'), quotes: kept.lines('Quotes') },
});

keepsHistory(SaleSignal, {
  entity: 'sale_signal',
  rule: administrators,
  fields: {
    description: kept.text('Description'),
    intentType: kept.choice('Intent', saleSignalIntents.labels),
    priority: kept.choice('Priority', saleSignalPriorities.labels),
    assignedToId: kept.person('Assigned to', () => User),
  },
});
