import { defineNode, implementNode, one, staff } from '@console/api-kit';
import { questionnaire, questionnaireAnswer } from './tables.ts';

/** The specification spells it so in the calls (O§3). */
export const Questionaire = defineNode('Questionaire', 'questionaires', questionnaire);

export const QuestionaireAnswer = defineNode('QuestionaireAnswer', 'questionaire_answers', questionnaireAnswer);

implementNode(Questionaire, {
  rule: staff,
  fields: (t) => ({
    name: t.exposeString('name'),
    questions: t.expose('questions', { type: 'JSON' }),
  }),
});

implementNode(QuestionaireAnswer, {
  rule: staff,
  fields: (t) => ({
    answers: t.expose('answers', { type: 'JSON' }),
    questionaire: one(t, { from: questionnaireAnswer.questionnaireId, to: () => Questionaire }),
  }),
});
