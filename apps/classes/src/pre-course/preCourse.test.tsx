import { notices } from '@console/platform';
import { audited } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { idOf, reach, trainingClass } from '../testing/classData.ts';
import { openClassPage, twoDays } from '../testing/openClassPage.ts';

const rules = { required: true, maxLength: null };
const question = { name: '', headings: [], choices: [], rows: [], others: [], rules };

const asked = {
  __typename: 'Questionaire',
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
      rows: ['Trust', 'Delegation'].map((text) => ({ text, rules: { required: false, maxLength: null } })),
    },
    { ...question, questionId: 'goal', family: 'open_ended', subtype: 'multi', headings: ['Your goals'] },
  ],
};

const answers = (topics: Record<string, string>) => ({
  id: idOf('questionaire_answers', 'Amelia'),
  answerList: [
    { questionId: 'topics', value: topics, other: null },
    { questionId: 'goal', value: ['Practical tips, not theory.'], other: null },
  ],
  questionaire: { id: asked.id },
});

const amelia = {
  ...{ __typename: 'Attendee', id: idOf('attendees', 'Amelia'), version: 4, ...audited },
  ...{ givenName: 'Amelia', familyName: 'Hughes', email: 'amelia.hughes@calder.example' },
  ...reach('Amelia Hughes'),
};
const answered = (topics: Record<string, string>) => ({ ...amelia, preCourseQuestionaireAnswer: answers(topics) });
const silent = { ...amelia, preCourseQuestionaireAnswer: null };

/** A class with Amelia on seat 1. Its course has the questionnaire, or none. */
function classOf(attendee: object, preCourseQuestionaire: object | null = asked) {
  const { courseVersion } = trainingClass('TC-20853');
  const course = { ...courseVersion.course, preCourseQuestionaire };
  return twoDays({ courseVersion: { ...courseVersion, course } }, attendee);
}

interface Opened {
  /** The attendee as the server has it when the dialog asks. */
  readonly attendee: () => unknown;
  /** The attendee as the class has it. */
  readonly seated?: object;
  readonly questionaire?: object | null;
  /** Returns the attendee after the write. */
  readonly write?: (input: unknown) => object;
}

async function open({ attendee, seated = answered({}), questionaire = asked, write = () => answered({}) }: Opened) {
  let now = seated;
  const opened = await openClassPage(null, '?tab=seats', {
    data: {
      trainingClass: () => classOf(now, questionaire),
      node: ({ id }: { id: string }) => (id === asked.id ? asked : attendee()),
      recordPreCourseAnswers: ({ input }: { input: unknown }) => {
        now = write(input);
        return { attendee: now };
      },
    },
  });
  const view = await screen.findByRole('button', { name: /pre-course answers of seat 1$/ });
  return { ...opened, view };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Questionaire' }));

/** The label of each question and list with its value. */
const shown = (root: Awaited<ReturnType<typeof dialog>>) =>
  root
    .getAllByRole('term')
    .map((term, index) => [term.textContent, root.getAllByRole('definition')[index]?.textContent]);

test('CLS-07 CLS-16 the pre-course view of a seat shows the answers and both lists of topics, loaded when it opens', async () => {
  const { user, view, requests } = await open({ attendee: () => answered({ 0: 'least_useful', 1: 'most_useful' }) });
  const loads = () => requests.filter(({ operation }) => operation === 'PreCourseDialogQuery').length;
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
  const { user, view } = await open({ attendee: () => answered({}) });
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
  let tries = 0;
  const { user, view } = await open({
    attendee: () => {
      tries += 1;
      if (tries === 1) throw new Error('Broken.');
      return answered({});
    },
  });
  await user.click(view);
  const root = await dialog();
  await root.findByText('The answers could not be loaded.');
  await user.click(root.getByRole('button', { name: 'Try again' }));
  await root.findByText('Your goals');
});

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('FRM-12 CLS-16 answers that a delegate gives by telephone are recorded, and the seat then has a view of them', async () => {
  const sent: unknown[] = [];
  let now: object = silent;
  const { user, view } = await open({
    ...{ attendee: () => now, seated: silent },
    write: (input) => {
      sent.push(input);
      now = { ...answered({ 0: 'most_useful' }), version: 5 };
      return now;
    },
  });
  expect(view.textContent).toBe('Record');
  await user.click(view);
  const root = await dialog();
  await root.findByRole('group', { name: 'Your goals' });
  root.getByText('Amelia Hughes');
  await user.click(root.getByRole('button', { name: 'Continue' }));
  await root.findByText('Your goals is required');
  expect(sent).toEqual([]);
  await user.click(radio('Trust Most useful'));
  await user.type(root.getByRole('textbox', { name: 'Line 1' }), 'Practical tips, not theory.');
  await user.click(root.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      id: amelia.id,
      version: 4,
      questionaire: asked.id,
      answers: [
        { questionId: 'topics', values: ['most_useful', ''] },
        { questionId: 'goal', values: ['Practical tips, not theory.', '', '', '', ''] },
      ],
    },
  ]);
  expect(notices.get().map(({ text, details }) => [text, details])).toEqual([
    ['Saved successfully.', ['Amelia Hughes: pre-course answers']],
  ]);
  await waitFor(() => expect(view.textContent).toBe('View'));
  expect(document.activeElement).toBe(view);
});

test('FRM-12 recorded answers are corrected, beginning with the stored ones; Cancel returns to the review', async () => {
  const sent: { answers?: unknown; version?: number }[] = [];
  const { user, view } = await open({
    attendee: () => answered({ 1: 'least_useful' }),
    write: (input) => {
      sent.push(input as object);
      return { ...answered({ 0: 'most_useful' }), version: 5 };
    },
  });
  await user.click(view);
  await user.click(await screen.findByRole('button', { name: 'Edit answers' }));
  expect(radio('Delegation Least useful').checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Line 1' }).value).toBe('Practical tips, not theory.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Edit answers' }));
  await user.click(radio('Trust Most useful'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([
    {
      version: 4,
      answers: [{ questionId: 'topics', values: ['most_useful', 'least_useful'] }, { questionId: 'goal' }],
    },
  ]);
});

test('answers that were typed and not saved are there again when the questionnaire is opened', async () => {
  const { user, view, unmount } = await open({ attendee: () => silent, seated: silent });
  await user.click(view);
  await user.type(await screen.findByRole('textbox', { name: 'Line 1' }), 'Confidence');
  unmount();
  const again = await open({ attendee: () => silent, seated: silent });
  await again.user.click(again.view);
  await screen.findByText('What you typed here before is back. It is not saved yet.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Line 1' }).value).toBe('Confidence');
});

test('without a questionnaire of the course there is nothing to record, and the button says why', async () => {
  const { user, view } = await open({ attendee: () => silent, seated: silent, questionaire: null });
  const reason = 'This course has no pre-course questionnaire.';
  expect(view.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: /^Record pre-course answers/, description: reason })).toBe(view);
  await user.click(view);
  expect(screen.queryByRole('dialog')).toBeNull();
});
