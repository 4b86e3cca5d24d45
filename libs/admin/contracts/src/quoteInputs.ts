import { changing, oneOf, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { sentiments } from './feedback.ts';
import { feedbackSentiment } from './feedbackInputs.ts';

const required = requiredIn.console;

/** The most characters of a quote: some sentences. */
export const longestQuote = 2_000;

/** The input of `quoteAnswer`. Without a sentiment, the quote has that of its feedback. */
export const quoteAnswerInput = z.object({
  feedback: reference('Feedback', 'feedbacks', { required }),
  questionId: text('Question', { required }),
  text: text('Quote', { required, max: longestQuote }),
  sentiment: oneOf('Sentiment', sentiments.values),
});

const seen = recordSeen('Quote', 'customer_quotes');

/** The input of `updateCustomerQuote`. */
export const updateCustomerQuoteInput = z.object({ ...seen, ...changing(feedbackSentiment.shape) });

/** The input of `deleteCustomerQuote`. */
export const deleteCustomerQuoteInput = z.object(seen);
