import { createSaleSignalInput, keptTags, nobodyToSellTo } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { answerInFeedback, contactOf } from '../feedback/answerInFeedback.ts';
import { SaleSignal } from '../nodes.ts';
import { assigneeOf } from './assignSaleSignal.ts';

mutationField('createSaleSignal', {
  description: 'Records a possible sale that shows in an answer of a customer’s contact.',
  rule: administrators,
  input: createSaleSignalInput,
  describe: { confidence: 'A whole percentage.', assignedTo: 'An active account manager.' },
  changes: SaleSignal,
  write: async (writing, { feedback, questionId, confidence, tags, assignedTo, ...signal }) => {
    const { feedback: given, texts } = await answerInFeedback(writing, { feedback, questionId });
    writing.refuseIf(texts.length === 0 ? `${given.personName} has not answered this question.` : null);
    const contact = await contactOf(writing, given);
    if (!contact) return writing.refuseIf(nobodyToSellTo(given.personName));
    const { id: personId, customerId } = contact;
    return writing.insert(SaleSignal, {
      ...{ ...signal, personId, customerId, feedbackId: given.id, tags: keptTags(tags) },
      confidenceScore: confidence / 100,
      assignedToId: assignedTo ? await assigneeOf(writing, assignedTo) : null,
      sources: texts.map((text) => ({ text, question_id: questionId })),
    });
  },
});
