import {
  administrators,
  dateFilter,
  enumFilter,
  idFilter,
  implementNode,
  listField,
  many,
  one,
} from '@console/api-kit';
import { Attendee, QuestionaireAnswer, Trainer, TrainingClass } from '@console/classes-api';
import { CustomerContact } from '@console/core-api';
import { FeedbackKind, Sentiment } from '../enumerations.ts';
import { CustomerQuote, Feedback, SaleSignal } from '../nodes.ts';
import { customerQuote, feedback, saleSignal } from '../tables.ts';

implementNode(Feedback, {
  description: 'What a delegate, a booker or a trainer has answered about a class.',
  rule: administrators,
  audit: true,
  lookup: 'feedback',
  fields: (t) => ({
    kind: t.expose('kind', { type: FeedbackKind }),
    sentiment: t.expose('sentiment', { type: Sentiment }),
    trainingClass: one(t, { from: feedback.classId, to: () => TrainingClass }),
    personName: t.exposeString('personName', {
      description: 'The name of the person. It stays when the record of the person is deleted.',
    }),
    attendee: one(t, { from: feedback.attendeeId, to: () => Attendee, description: 'The delegate who answered.' }),
    customerContact: one(t, {
      from: feedback.personId,
      to: () => CustomerContact,
      description: 'The booker who answered.',
    }),
    trainer: one(t, { from: feedback.trainerId, to: () => Trainer, description: 'The trainer who answered.' }),
    answer: one(t, { from: feedback.answerId, to: () => QuestionaireAnswer }),
    isSent: t.exposeBoolean('isSent', {
      description: 'Whether the person has sent the answers. Otherwise staff has recorded them.',
    }),
    quotes: many(t, {
      of: () => CustomerQuote,
      by: customerQuote.feedbackId,
      order: { createdAt: customerQuote.createdAt },
      defaultOrder: { createdAt: 'ASC' },
      size: 100,
    }),
    saleSignals: many(t, {
      of: () => SaleSignal,
      by: saleSignal.feedbackId,
      order: { createdAt: saleSignal.createdAt },
      defaultOrder: { createdAt: 'ASC' },
      size: 100,
    }),
  }),
});

listField('feedbacks', Feedback, {
  rule: administrators,
  filters: {
    kind: enumFilter(feedback.kind, FeedbackKind),
    sentiment: enumFilter(feedback.sentiment, Sentiment),
    trainingClass: idFilter(feedback.classId, 'training_classes'),
    createdAt: dateFilter(feedback.createdAt),
  },
  order: {
    createdAt: feedback.createdAt,
    personName: feedback.personNameSort,
    trainingClass_title: feedback.classTitleSort,
    kind: feedback.kind,
    sentiment: feedback.sentiment,
  },
  defaultOrder: { createdAt: 'DESC' },
});
