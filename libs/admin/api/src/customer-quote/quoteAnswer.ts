import { quoteAnswerInput, standsIn } from '@console/admin-contracts';
import { administrators, invalidInput, mutationField } from '@console/api-kit';
import { and, eq } from 'drizzle-orm';
import { answerInFeedback, contactOf } from '../feedback/answerInFeedback.ts';
import { CustomerQuote, Feedback } from '../nodes.ts';
import { customerQuote } from '../tables.ts';

mutationField('quoteAnswer', {
  description: 'Quotes words of an answer. They must stand in that answer as they are quoted.',
  rule: administrators,
  input: quoteAnswerInput,
  describe: { sentiment: 'That of the feedback by default.' },
  changes: CustomerQuote,
  write: async (writing, { questionId, text, sentiment, ...of }) => {
    const { feedback: given, texts } = await answerInFeedback(writing, { questionId, ...of });
    if (!standsIn(texts, text)) {
      throw invalidInput({ path: 'text', message: 'These words do not stand in the answer. Mark them there.' });
    }
    const same = and(
      eq(customerQuote.feedbackId, given.id),
      eq(customerQuote.questionId, questionId),
      eq(customerQuote.text, text),
    );
    const [known] = await writing.tx.select({ id: customerQuote.id }).from(customerQuote).where(same);
    writing.refuseIf(known ? 'These words are quoted already.' : null);
    writing.keepParts(Feedback, given, 'quotes', [], [text]);
    const { personName, classId } = given;
    const contact = await contactOf(writing, given);
    return writing.insert(CustomerQuote, {
      ...{ feedbackId: given.id, personId: contact?.id ?? null, personName, classId, questionId, text },
      sentiment: sentiment ?? given.sentiment,
    });
  },
});
