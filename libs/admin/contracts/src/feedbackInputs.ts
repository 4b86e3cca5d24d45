import { answerFieldsOf, answersInput, feedbackKinds, type QuestionnaireQuestion } from '@console/classes-contracts';
import { changing, oneOf, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { sentiments } from './feedback.ts';

const required = requiredIn.console;

const kind = oneOf('Kind', feedbackKinds.values, { required });

/** The input of `recordFeedback`: what somebody has said on paper or by telephone. */
export const recordFeedbackInput = z.object({
  kind,
  trainingClass: reference('Class', 'training_classes', { required }),
  /** The delegate, the contact who booked, or the trainer. */
  person: reference('Person', '(?:attendees|customer_contacts|trainers)', { required }),
  sentiment: oneOf('Sentiment', sentiments.values),
  ...answersInput.shape,
});

/** The form of `recordFeedback`: a field for each question, under its id. */
export const recordFeedbackForm = (questions: readonly QuestionnaireQuestion[]) =>
  z.object({ ...recordFeedbackInput.shape, answers: answerFieldsOf(questions) });

/** The fields of a feedback that its screen changes in place. */
export const feedbackSentiment = z.object({ sentiment: oneOf('Sentiment', sentiments.values, { required }) });

/** The input of `updateFeedback`. */
export const updateFeedbackInput = z.object({
  ...recordSeen('Feedback', 'feedbacks'),
  ...changing({ ...feedbackSentiment.shape, answers: answersInput.shape.answers }),
});

/** The person of the form, as links in mails name them: a delegate by their hash, others by a signed text. */
const named = { hash: text('Hash', { max: 64 }), signed: text('Link', { max: 255 }) };

/** The input of `submitFeedback`, which the business's site sends. */
export const submitFeedbackInput = z.object({ kind, ...named, ...answersInput.shape });
