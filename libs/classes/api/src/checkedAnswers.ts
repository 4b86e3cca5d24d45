import {
  type QuestionnaireAnswers,
  questionnaireAnswers,
  questionnaireQuestions,
  validateAnswers,
} from '@console/classes-contracts';
import * as z from 'zod/mini';

/**
 * Checks answers by the rules of their questions. Every write of answers stores what this function returns.
 *
 * @throws Error when a question or an answer does not have the shape of the contracts, or an answer breaks a rule.
 */
export function checkedAnswers(questions: unknown, answers: unknown): QuestionnaireAnswers {
  const checked = z.parse(questionnaireAnswers, answers);
  const [problem] = validateAnswers(z.parse(questionnaireQuestions, questions), checked);
  if (problem) throw new Error(`Question ${problem.question}: ${problem.message}`);
  return checked;
}
