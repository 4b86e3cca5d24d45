import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { openClassPage, twoDays } from '../testing/openClassPage.ts';

afterEach(() => vi.restoreAllMocks());

const rules = { required: true, maxLength: null };
const question = { name: '', headings: [], choices: [], rows: [], others: [], rules };

const answered = (topics: Record<string, string>) => ({
  __typename: 'QuestionaireAnswer',
  id: idOf('questionaire_answers', 'Amelia'),
  answerList: [
    { questionId: 'topics', value: topics, other: null },
    { questionId: 'goal', value: ['Practical tips, not theory.'], other: null },
  ],
  questionaire: {
    id: idOf('questionaires', 'one'),
    questionList: [
      {
        ...question,
        questionId: 'topics',
        name: 'topics',
        family: 'matrix',
        subtype: 'single',
        headings: ['How useful will each topic be to you?'],
        choices: [
          { text: 'Most useful', value: 'most_useful' },
          { text: 'Least useful', value: 'least_useful' },
        ],
        rows: ['Trust', 'Delegation'].map((text) => ({ text, rules })),
      },
      { ...question, questionId: 'goal', family: 'open_ended', subtype: 'multi', headings: ['Your goals'] },
    ],
  },
});

async function open(node: () => unknown) {
  const opened = await openClassPage(twoDays(), '?tab=seats', {
    data: { trainingClass: twoDays(), node },
  });
  const view = await screen.findByRole('button', { name: 'View pre-course answers of seat 1' });
  return { ...opened, view };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Questionaire' }));

/** The label of each question and list with its value. */
const shown = (root: Awaited<ReturnType<typeof dialog>>) =>
  root
    .getAllByRole('term')
    .map((term, index) => [term.textContent, root.getAllByRole('definition')[index]?.textContent]);

test('CLS-07 CLS-16 the pre-course view of a seat shows the answers and both lists of topics, loaded when it opens', async () => {
  const { user, view, requests } = await open(() => answered({ 0: 'least_useful', 1: 'most_useful' }));
  const loads = () => requests.filter(({ operation }) => operation === 'PreCourseReviewDialogQuery').length;
  expect(screen.getAllByRole('button', { name: /^View pre-course answers/ })).toEqual([view]);
  expect(loads()).toBe(0);
  await user.click(view);
  const root = await dialog();
  root.getByText('Amelia Hughes');
  await root.findByText('Your goals');
  expect(loads()).toBe(1);
  expect(shown(root)).toEqual([
    ['How useful will each topic be to you?', 'Trust: Least usefulDelegation: Most useful'],
    ['Your goals', 'Practical tips, not theory.'],
    ['Most useful topics', 'Delegation'],
    ['Least useful topics', 'Trust'],
  ]);
  const [, close] = root.getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(view);
});

test('CLS-16 an empty list of topics says No topics selected', async () => {
  const { user, view } = await open(() => answered({}));
  await user.click(view);
  const root = await dialog();
  await root.findByText('Most useful topics');
  expect(shown(root).slice(2)).toEqual([
    ['Most useful topics', 'No topics selected'],
    ['Least useful topics', 'No topics selected'],
  ]);
});

test('when the answers fail to load, the dialog says so and loads them again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let asked = 0;
  const { user, view } = await open(() => {
    asked += 1;
    if (asked === 1) throw new Error('Broken.');
    return answered({});
  });
  await user.click(view);
  const root = await dialog();
  await root.findByText('The answers could not be loaded.');
  await user.click(root.getByRole('button', { name: 'Try again' }));
  await root.findByText('Your goals');
});
