import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  answerOf,
  answersForm,
  answerTo,
  preCourseTopics,
  type QuestionnaireAnswers,
  questionnaireQuestions,
  readQuestionnaire,
  validateAnswers,
  valuesOf,
  whyNotRecordAnswers,
} from './index.ts';

const choices = [
  { text: 'Most useful', value: 'most_useful' },
  { text: 'Useful', value: 'useful' },
  { text: 'Least useful', value: 'least_useful' },
];
const questions = z.parse(questionnaireQuestions, [
  {
    id: 'topics',
    name: 'topics',
    family: 'matrix',
    subtype: 'single',
    headings: ['How useful is each topic?'],
    choices,
    rows: [{ text: 'Trust', rules: { required: true } }, { text: 'Delegation' }],
  },
  { id: 'needs', family: 'open_ended', subtype: 'single', headings: ['Needs'], rules: { maxLength: 10 } },
  { id: 'goals', family: 'open_ended', subtype: 'multi', headings: ['Goals'], rules: { required: true, maxLength: 5 } },
  {
    id: 'experience',
    family: 'single_choice',
    subtype: 'horizontal',
    headings: ['Experience'],
    choices: [{ text: 'Some', value: 'some' }],
    others: [{ text: 'Other', rules: { maxLength: 5 } }],
    rules: { required: true },
  },
]);
const good: QuestionnaireAnswers = {
  topics: { value: { 0: 'most_useful' } },
  goals: { value: ['', 'Tips'] },
  experience: { value: 'some' },
};

const problems = (changed: QuestionnaireAnswers) =>
  validateAnswers(questions, { ...good, ...changed }).map(({ question, row, message }) => [question, row, message]);

test('FRM-12 answers that keep every rule have no problem', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ experience: { value: 'other', other: 'Years' }, goals: { value: 'Tips' } })).toEqual([]);
  expect(problems({ needs: { value: 'x'.repeat(10) } })).toEqual([]);
});

test('FRM-12 rules hold for each question and each row', () => {
  expect(validateAnswers(questions, {}).map(({ question, row, message }) => [question, row, message])).toEqual([
    ['topics', 0, 'Trust is required'],
    ['goals', null, 'Goals is required'],
    ['experience', null, 'Experience is required'],
  ]);
  expect(problems({ needs: { value: 'x'.repeat(11) } })).toEqual([
    ['needs', null, 'Needs field must have at most 10 characters'],
  ]);
  expect(problems({ goals: { value: ['', '', 'Practice'] } })).toEqual([
    ['goals', 2, 'Goals field must have at most 5 characters'],
  ]);
  expect(problems({ goals: { value: Array(6).fill('Tips') } })).toEqual([
    ['goals', null, 'Goals field must not greater than 5'],
  ]);
  expect(problems({ experience: { value: 'other', other: ' ' } })).toEqual([['experience', null, 'Other is required']]);
  expect(problems({ experience: { value: 'other', other: 'Decades' } })).toEqual([
    ['experience', null, 'Other field must have at most 5 characters'],
  ]);
});

test('answers of another type, choice, row or question are refused', () => {
  expect(problems({ topics: { value: 'useful' } })).toEqual([
    ['topics', null, 'How useful is each topic? must be valid'],
  ]);
  expect(problems({ topics: { value: { 0: 'never' } } })).toEqual([['topics', 0, 'Trust must be valid']]);
  expect(problems({ topics: { value: { 0: 'useful', 2: 'useful' } } })).toEqual([
    ['topics', null, 'How useful is each topic? must be valid'],
  ]);
  expect(problems({ experience: { value: 'none' } })).toEqual([['experience', null, 'Experience must be valid']]);
  expect(problems({ needs: { value: ['a'] } })).toEqual([['needs', null, 'Needs must be valid']]);
  expect(problems({ shoes: { value: '42' } })).toEqual([['shoes', null, 'Question must be valid']]);
});

test('CLS-16 the most and least useful topics are the rows of the matrix named topics', () => {
  const topics = (value: Record<string, string>) => preCourseTopics(questions, { topics: { value } });
  expect(topics({ 0: 'least_useful', 1: 'most_useful' })).toEqual({
    mostUseful: ['Delegation'],
    leastUseful: ['Trust'],
  });
  expect(topics({ 0: 'useful' })).toEqual({ mostUseful: [], leastUseful: [] });
  expect(preCourseTopics(questions, {})).toEqual({ mostUseful: [], leastUseful: [] });
});

test('questions and answers of kinds that a release does not know are left out', () => {
  const [first] = questions;
  const { id: questionId, ...known } = first ?? { id: '' };
  const unknown = { ...known, questionId: 'new', family: 'drawing' };
  const answerList = [
    { questionId, value: { 0: 'useful' }, other: null },
    { questionId: 'new', value: 7 },
  ];
  expect(readQuestionnaire({ questionList: [{ questionId, ...known }, unknown], answerList })).toEqual({
    questions: [first],
    answers: { topics: { value: { 0: 'useful' }, other: null } },
  });
});

test('FRM-12 an answer and its list of texts stand for each other', () => {
  const answers: QuestionnaireAnswers = {
    topics: { value: { 1: 'useful' } },
    needs: { value: 'A ramp' },
    goals: { value: ['', 'Tips'] },
    experience: { value: 'other', other: 'Years' },
  };
  const values = questions.map((question) => valuesOf(question, answerTo(answers, question.id)));
  expect(values).toEqual([['', 'useful'], ['A ramp'], ['', 'Tips', '', '', ''], ['other', 'Years']]);
  expect(questions.map((question, index) => answerOf(question, values[index] ?? []))).toEqual(Object.values(answers));
  const empty = questions.map((question) => answerOf(question, valuesOf(question, undefined)).value);
  expect(empty).toEqual([{}, '', [], '']);
});

test('FRM-12 a form judges each question by the rules of the server', () => {
  const record = {
    id: 'attendees/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
    questionaire: 'questionaires/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
  };
  const answers = { topics: ['', ''], needs: ['x'.repeat(11)], goals: ['Tips'], experience: ['some', ''] };
  const { error } = z.safeParse(answersForm(questions), { ...record, answers });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['answers.topics', 'Trust is required'],
    ['answers.needs', 'Needs field must have at most 10 characters'],
  ]);
});

test('answers are recorded while the delegate has a seat of a class that takes place, and the course asks something', () => {
  const delegate = { givenName: 'Amelia', familyName: 'Hughes', seated: true, asked: true };
  const confirmed = { status: 'confirmed' };
  expect(whyNotRecordAnswers(confirmed, delegate)).toBeNull();
  expect(whyNotRecordAnswers({ status: 'canceled' }, delegate)).toBe(
    'This class is canceled. No more answers are recorded.',
  );
  expect(whyNotRecordAnswers(confirmed, { ...delegate, seated: false })).toBe(
    'Amelia Hughes has left this class. No more answers are recorded.',
  );
  expect(whyNotRecordAnswers(confirmed, { ...delegate, asked: false })).toBe(
    'This course has no pre-course questionnaire.',
  );
});
