import { type QuestionnaireAnswers, readQuestionnaire } from '@console/classes-contracts';
import { renderPiece } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Questionnaire, QuestionnaireAnswersList, QuestionnaireDialog } from '../index.ts';

const questionList = [
  {
    questionId: 'topics',
    family: 'matrix',
    subtype: 'single',
    headings: ['How useful is each topic?', 'Choose one for each.'],
    choices: [
      { text: 'Most useful', value: 'most' },
      { text: 'Least useful', value: 'least' },
    ],
    rows: [{ text: 'Trust', rules: { required: true } }, { text: 'Delegation' }],
  },
  { questionId: 'needs', family: 'open_ended', subtype: 'single', headings: ['Needs'], rules: { required: true } },
  { questionId: 'goals', family: 'open_ended', subtype: 'multi', headings: ['Goals'], rules: { maxLength: 12 } },
  {
    questionId: 'experience',
    family: 'single_choice',
    subtype: 'horizontal',
    headings: ['Experience'],
    choices: [{ text: 'Some', value: 'some' }],
    others: [{ text: 'Other' }],
    rules: { required: true },
  },
];
const { questions } = readQuestionnaire({ questionList, answerList: [] });

async function open(submit?: string) {
  const continued: QuestionnaireAnswers[] = [];
  const { user } = await renderPiece(
    <Questionnaire
      questions={questions}
      onContinue={(answers) => continued.push(answers)}
      {...(submit && { submit })}
    />,
  );
  return { user, continued };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('FRM-12 a matrix is a table of radio buttons, named by row and column; the other families have their controls', async () => {
  await open();
  const table = screen.getByRole('table', { name: 'How useful is each topic?' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Most useful', 'Least useful']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Trust', 'Delegation']);
  for (const row of ['Trust', 'Delegation']) for (const column of ['Most', 'Least']) radio(`${row} ${column} useful`);
  expect(radio('Trust Most useful').name).toBe(radio('Trust Least useful').name);
  expect(radio('Trust Most useful').name).not.toBe(radio('Delegation Most useful').name);
  screen.getByText('Choose one for each.');
  expect(screen.getByRole('textbox', { name: 'Needs' }).tagName).toBe('TEXTAREA');
  const goals = within(screen.getByRole('group', { name: 'Goals' }));
  expect(goals.getAllByRole('textbox')).toHaveLength(5);
  const experience = within(screen.getByRole('radiogroup', { name: /^Experience/ }));
  expect(experience.getAllByRole('radio').map((each) => each.closest('span')?.textContent)).toEqual(['Some', 'Other']);
  expect(screen.queryByRole('textbox', { name: 'Other' })).toBeNull();
  screen.getByRole('button', { name: 'Continue' });
});

test('FRM-12 Continue shows the errors of questions and rows, focuses the first, and passes on answers that keep the rules', async () => {
  const { user, continued } = await open();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(continued).toEqual([]);
  expect(document.activeElement).toBe(radio('Trust Most useful Trust is required'));
  screen.getByText('Needs is required');
  screen.getByText('Experience is required');

  await user.click(radio('Trust Most useful Trust is required'));
  expect(screen.queryByText('Trust is required')).toBeNull();
  await user.click(radio('Delegation Least useful'));
  await user.type(screen.getByRole('textbox', { name: 'Needs' }), 'A hearing loop.');
  const lines = within(screen.getByRole('group', { name: 'Goals' }));
  await user.type(lines.getByRole('textbox', { name: 'Line 2' }), 'Practical tips');
  lines.getByText('Goals field must have at most 12 characters');
  await user.click(radio('Other'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(document.activeElement).toBe(lines.getByRole('textbox', { name: 'Line 2' }));
  expect(continued).toEqual([]);

  await user.clear(lines.getByRole('textbox', { name: 'Line 2' }));
  await user.type(lines.getByRole('textbox', { name: 'Line 2' }), 'Tips');
  screen.getByText('Other is required');
  await user.type(screen.getByRole('textbox', { name: 'Other' }), 'Years ago');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(continued).toEqual([
    {
      topics: { value: { 0: 'most', 1: 'least' } },
      needs: { value: 'A hearing loop.' },
      goals: { value: ['', 'Tips', '', '', ''] },
      experience: { value: 'other', other: 'Years ago' },
    },
  ]);
});

test('FRM-12 the button has another text when the caller gives one', async () => {
  await open('Send answers');
  screen.getByRole('button', { name: 'Send answers' });
});

test('FRM-12 answers are shown to read, with a dash where there is none', async () => {
  const answers = {
    topics: { value: { 1: 'least' } },
    goals: { value: ['Tips', ''] },
    experience: { value: 'other', other: 'Years' },
  };
  await renderPiece(<QuestionnaireAnswersList questions={questions} answers={answers} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'How useful is each topic?',
    'Needs',
    'Goals',
    'Experience',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Delegation: Least useful',
    '–',
    'Tips',
    'Other: Years',
  ]);
});

test('CLS-16 the generic dialog is titled Questionaire and has Close', async () => {
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const { user } = await renderPiece(<QuestionnaireDialog onClose={close}>Answers</QuestionnaireDialog>);
  const dialog = within(screen.getByRole('dialog', { name: 'Questionaire' }));
  const [, button] = dialog.getAllByRole('button', { name: 'Close' });
  if (button) await user.click(button);
  expect(closed).toBe(1);
});
