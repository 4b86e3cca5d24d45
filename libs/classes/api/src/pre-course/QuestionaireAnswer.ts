import { administrators, builder, implementNode, one, type RowOf, ruleFor, staff } from '@console/api-kit';
import {
  type QuestionnaireAnswer as Answer,
  type QuestionnaireQuestion as Question,
  type QuestionRules,
  questionnaireAnswers,
  questionnaireQuestions,
} from '@console/classes-contracts';
import * as z from 'zod/mini';
import { Questionaire, QuestionaireAnswer } from '../nodes.ts';
import { questionnaireAnswer } from '../tables.ts';

const Rules = builder.objectRef<QuestionRules>('QuestionaireRules').implement({
  rule: staff,
  description: 'What a question or a row asks of its answer.',
  fields: (t) => ({
    required: t.exposeBoolean('required'),
    maxLength: t.int({ nullable: true, resolve: ({ maxLength }) => maxLength ?? null }),
  }),
});

const Choice = builder.objectRef<Question['choices'][number]>('QuestionaireChoice').implement({
  rule: staff,
  fields: (t) => ({ text: t.exposeString('text'), value: t.exposeString('value') }),
});

const Row = builder.objectRef<Question['rows'][number]>('QuestionaireRow').implement({
  rule: staff,
  fields: (t) => ({ text: t.exposeString('text'), rules: t.expose('rules', { type: Rules }) }),
});

/** A question of a questionnaire. */
export const QuestionaireQuestion = builder.objectRef<Question>('QuestionaireQuestion').implement({
  rule: staff,
  description: 'A question. Its id is `questionId`, because clients read `id` as the id of a record.',
  fields: (t) => ({
    questionId: t.exposeString('id'),
    name: t.exposeString('name'),
    family: t.exposeString('family'),
    subtype: t.exposeString('subtype'),
    headings: t.exposeStringList('headings'),
    choices: t.expose('choices', { type: [Choice] }),
    rows: t.expose('rows', { type: [Row] }),
    others: t.expose('others', { type: [Row] }),
    rules: t.expose('rules', { type: Rules }),
  }),
});

const AnswerType = builder.objectRef<Answer & { questionId: string }>('QuestionaireQuestionAnswer').implement({
  rule: staff,
  fields: (t) => ({
    questionId: t.exposeString('questionId'),
    value: t.expose('value', {
      type: 'JSON',
      description: 'A text, a list of texts, the value of a choice, or of a matrix the chosen values by row index.',
    }),
    other: t.string({ nullable: true, resolve: ({ other }) => other ?? null }),
  }),
});

implementNode(Questionaire, {
  rule: staff,
  audit: true,
  fields: (t) => ({
    name: t.exposeString('name'),
    questions: t.expose('questions', { type: 'JSON' }),
    questionList: t.field({
      type: [QuestionaireQuestion],
      description: 'The same questions, typed.',
      resolve: ({ questions }) => z.parse(questionnaireQuestions, questions),
    }),
  }),
});

/** All staff read what delegates answer before a course. What people say after it is for administrators (C§6). */
const ofAnswers = ruleFor<RowOf<typeof questionnaireAnswer>, 'kind'>('answers', ['kind'], (viewer, { kind }) =>
  kind === null || kind === 'attendee_pre_course' ? viewer.isStaff : viewer.isAdministrator,
);

implementNode(QuestionaireAnswer, {
  rule: ofAnswers,
  // Nobody else hears of new answers. Those before a course also change their delegate, of whom all staff hear.
  hears: administrators,
  audit: true,
  fields: (t) => ({
    answers: t.expose('answers', { type: 'JSON' }),
    answerList: t.field({
      type: [AnswerType],
      description: 'The same answers, typed.',
      resolve: ({ answers }) =>
        Object.entries(z.parse(questionnaireAnswers, answers)).map(([questionId, answer]) => ({
          questionId,
          ...answer,
        })),
    }),
    questionaire: one(t, { from: questionnaireAnswer.questionnaireId, to: () => Questionaire }),
  }),
});
