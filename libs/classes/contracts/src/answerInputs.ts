import {
  describeField,
  fieldGroup,
  judgedBy,
  list,
  recordSeen,
  reference,
  requiredIn,
  text,
  texts,
} from '@console/rules';
import * as z from 'zod/mini';
import { answerOf } from './answerValues.ts';
import { labelOf, longestAnswer, type QuestionnaireQuestion, validateAnswers } from './questionnaire.ts';

const required = requiredIn.operations;

const mostQuestions = 200;

const answerFields = fieldGroup('QuestionaireAnswerInput', {
  questionId: text('Question', { required }),
  values: texts('Answer', { max: longestAnswer, most: 200 }),
});

/** All answers to a questionnaire, with the questionnaire that they answer (O§3). */
export const answersInput = z.object({
  questionaire: reference('Questionnaire', 'questionaires', { required }),
  answers: list('Answers', answerFields, { required, max: mostQuestions }),
});

/** The answers of a delegate before the course. */
export const recordPreCourseAnswersInput = z.object({
  ...recordSeen('Delegate', 'attendees'),
  ...answersInput.shape,
});

export type AnswersForm = ReturnType<typeof answersForm>;

/** The fields of such answers in a form: one for each question, under its id. The rules are those of the server. */
export function answersForm(questions: readonly QuestionnaireQuestion[]) {
  const { id, version, questionaire } = recordPreCourseAnswersInput.shape;
  return z.object({ id, version, questionaire, answers: answerFieldsOf(questions) });
}

/** What every form of a questionnaire has. */
export type AnswersPart = z.ZodMiniObject<{ answers: ReturnType<typeof answerFieldsOf> }>;

/** A field for each question of a questionnaire, under its id. */
export const answerFieldsOf = (questions: readonly QuestionnaireQuestion[]) =>
  z.object(Object.fromEntries(questions.map((question) => [question.id, fieldOf(question)])));

function fieldOf(question: QuestionnaireQuestion) {
  const { id, rules } = question;
  const values = describeField(z.array(z.string()), {
    kind: 'texts',
    label: labelOf(question),
    required: rules.required,
  });
  return judgedBy(values, (given) => {
    const [problem] = validateAnswers([question], { [id]: answerOf(question, given) });
    return problem?.message ?? null;
  });
}
