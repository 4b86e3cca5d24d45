import { implementNode, one, staff } from '@console/api-kit';
import { Questionaire, QuestionaireAnswer } from './nodes.ts';
import { questionnaireAnswer } from './tables.ts';

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
