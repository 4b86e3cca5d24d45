import { administrators, builder, enumFilter, idFilter, implementNode, listField, one } from '@console/api-kit';
import { CustomerContact, User } from '@console/core-api';
import { SaleSignalIntent, SaleSignalPriority, SaleSignalStatus } from '../enumerations.ts';
import { Feedback, SaleSignal } from '../nodes.ts';
import { type SaleSignalSourceRow, saleSignal } from '../tables.ts';

const SaleSignalSource = builder.objectRef<SaleSignalSourceRow>('SaleSignalSource').implement({
  description: 'An answer with its question.',
  rule: administrators,
  fields: (t) => ({
    text: t.exposeString('text'),
    question_id: t.exposeString('question_id', { nullable: true }),
  }),
});

implementNode(SaleSignal, {
  description: "A possible sale, inferred from the answers of a customer's contact.",
  rule: administrators,
  audit: true,
  lookup: 'saleSignal',
  fields: (t) => ({
    description: t.exposeString('description'),
    contact: one(t, { from: saleSignal.personId, to: () => CustomerContact }),
    intentType: t.expose('intentType', { type: SaleSignalIntent }),
    priority: t.expose('priority', { type: SaleSignalPriority }),
    confidenceScore: t.exposeFloat('confidenceScore', { description: 'From 0 to 1.' }),
    status: t.expose('status', { type: SaleSignalStatus }),
    assignedTo: one(t, { from: saleSignal.assignedToId, to: () => User }),
    feedback: one(t, {
      from: saleSignal.feedbackId,
      to: () => Feedback,
      description: 'The feedback in which it shows.',
    }),
    tags: t.exposeStringList('tags'),
    sources: t.expose('sources', { type: [SaleSignalSource] }),
  }),
});

listField('salesSignals', SaleSignal, {
  rule: administrators,
  filters: {
    intentType: enumFilter(saleSignal.intentType, SaleSignalIntent),
    priority: enumFilter(saleSignal.priority, SaleSignalPriority),
    assignedTo: idFilter(saleSignal.assignedToId, 'users'),
  },
  order: {
    createdAt: saleSignal.createdAt,
    contact_fullName: saleSignal.contactNameSort,
    intentType: saleSignal.intentType,
    priority: saleSignal.priorityRank,
    confidenceScore: saleSignal.confidenceScore,
    status: saleSignal.status,
    assignedTo_person_fullName: saleSignal.assignedToNameSort,
  },
  defaultOrder: { createdAt: 'DESC' },
});
