import { integer, oneOf, recordSeen, reference, requiredIn, text, texts } from '@console/rules';
import * as z from 'zod/mini';
import { saleSignalIntents, saleSignalPriorities } from './saleSignal.ts';

const required = requiredIn.console;

/** The fields of a sale signal that somebody records. */
export const saleSignalFields = z.object({
  description: text('Description', { required, multiline: true, max: 2_000 }),
  intentType: oneOf('Intent', saleSignalIntents.values, { required }),
  priority: oneOf('Priority', saleSignalPriorities.values, { required }),
  /** A whole percentage, as screens show it. The record keeps it from 0 to 1. */
  confidence: integer('Confidence', { required, max: 100 }),
  tags: texts('Tags', { max: 60, most: 10 }),
  assignedTo: reference('Assigned to', 'users'),
});

/** Returns the tags that are kept of those given: each once, without empty ones. */
export const keptTags = (given: readonly string[]): string[] => [
  ...new Set(given.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

/** The input of `createSaleSignal`: a possible sale that shows in the answer to a question. */
export const createSaleSignalInput = z.object({
  feedback: reference('Feedback', 'feedbacks', { required }),
  questionId: text('Question', { required }),
  ...saleSignalFields.shape,
});

/** The input of `assignSaleSignal`. Null takes the signal from its account manager. */
export const assignSaleSignalInput = z.object({
  ...recordSeen('Sale signal', 'sale_signals'),
  assignedTo: reference('Assigned to', 'users'),
});
