import { administrators, dateFilter, enumFilter, idFilter, implementNode, listField, one } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { CustomerContact } from '@console/core-api';
import { Sentiment } from '../enumerations.ts';
import { CustomerQuote, Feedback } from '../nodes.ts';
import { customerQuote } from '../tables.ts';

implementNode(CustomerQuote, {
  description: 'Words of an answer, with the person who said them and the class that they are about.',
  rule: administrators,
  audit: true,
  lookup: 'customerQuote',
  fields: (t) => ({
    text: t.exposeString('text'),
    sentiment: t.expose('sentiment', { type: Sentiment }),
    personName: t.exposeString('personName'),
    contact: one(t, {
      from: customerQuote.personId,
      to: () => CustomerContact,
      description: 'Null for trainers, and for delegates who are no contacts.',
    }),
    trainingClass: one(t, { from: customerQuote.classId, to: () => TrainingClass }),
    feedback: one(t, { from: customerQuote.feedbackId, to: () => Feedback }),
    questionId: t.exposeString('questionId', { description: 'The question in whose answer the words stand.' }),
  }),
});

listField('customerQuotes', CustomerQuote, {
  rule: administrators,
  filters: {
    sentiment: enumFilter(customerQuote.sentiment, Sentiment),
    contact: idFilter(customerQuote.personId, 'customer_contacts'),
    trainingClass: idFilter(customerQuote.classId, 'training_classes'),
    createdAt: dateFilter(customerQuote.createdAt),
  },
  order: {
    createdAt: customerQuote.createdAt,
    personName: customerQuote.personNameSort,
    trainingClass_title: customerQuote.classTitleSort,
    sentiment: customerQuote.sentiment,
  },
  defaultOrder: { createdAt: 'DESC' },
});
