import { invalidInput } from '@console/api-kit';
import {
  type QuestionnaireAnswers,
  type QuestionnaireQuestion,
  questionnaireAnswers,
  questionnaireQuestions,
  validateAnswers,
} from '@console/classes-contracts';
import * as z from 'zod/mini';

/** Returns the questions of a stored questionnaire. */
export const checkedQuestions = (questions: unknown): QuestionnaireQuestion[] =>
  z.parse(questionnaireQuestions, questions);

/**
 * Checks answers by the rules of their questions. Every write of answers stores what this function returns.
 *
 * @throws a violation for each answer that breaks a rule, with the path `answers.goal`; Error when a question or an
 *   answer does not have the shape of the contracts.
 */
export function checkedAnswers(questions: unknown, answers: unknown): QuestionnaireAnswers {
  const checked = z.parse(questionnaireAnswers, answers);
  // The parser leaves out an answer to `__proto__`.
  const problems = validateAnswers(checkedQuestions(questions), checked, Object.keys(Object(answers)));
  const [first, ...others] = problems.map(({ question, message }) => ({ path: `answers.${question}`, message }));
  if (first) throw invalidInput(first, ...others);
  return checked;
}
