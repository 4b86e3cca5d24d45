import {
  answersForm,
  answerTo,
  type QuestionnaireAnswers,
  readQuestionnaire,
  valuesOf,
} from '@console/classes-contracts';
import { useConsoleForm } from '@console/forms';
import type { MappedError } from '@console/relay';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
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

const input = answersForm(questions);

/** The values of a form with the stored answers. */
const valuesWith = (answers: QuestionnaireAnswers = {}, version = 1) => ({
  id: 'attendees/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
  version,
  questionaire: 'questionaires/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
  answers: Object.fromEntries(
    questions.map((question) => [question.id, valuesOf(question, answerTo(answers, question.id))]),
  ),
});

interface AnswerFormProps {
  readonly saved: ReturnType<typeof valuesWith>;
  readonly sent: unknown[];
  /** What a colleague saves when the button is pressed. */
  readonly theirs?: ReturnType<typeof valuesWith>;
  readonly error?: MappedError;
  readonly submit?: string;
}

function AnswerForm({ saved: first, sent, theirs = first, submit, ...rest }: AnswerFormProps) {
  const [saved, setSaved] = useState(first);
  const form = useConsoleForm({
    name: 'answers',
    input,
    saved,
    lastChange: { updatedAt: `2026-11-16T09:3${saved.version}:00Z`, updatedBy: { person: { fullName: 'Priya Nair' } } },
    save: async (values) => sent.push(values),
    ...rest,
  });
  return (
    <>
      <button type="button" onClick={() => setSaved(theirs)}>
        Save elsewhere
      </button>
      <Questionnaire form={form} questions={questions} onClose={() => {}} {...(submit && { submit })} />
    </>
  );
}

async function open(more: Partial<AnswerFormProps> = {}) {
  const sent: ReturnType<typeof valuesWith>[] = [];
  const { user } = await renderPiece(<AnswerForm saved={valuesWith()} sent={sent} {...more} />);
  const answers = () => sent.map((values) => values.answers);
  return { user, sent, answers };
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
  const needs = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Needs' });
  expect([needs.tagName, needs.rows]).toEqual(['TEXTAREA', 5]);
  const goals = within(screen.getByRole('group', { name: 'Goals' }));
  expect(goals.getAllByRole('textbox')).toHaveLength(5);
  const experience = within(screen.getByRole('radiogroup', { name: /^Experience/ }));
  expect(experience.getAllByRole('radio').map((each) => each.closest('span')?.textContent)).toEqual(['Some', 'Other']);
  expect(screen.queryByRole('textbox', { name: 'Other' })).toBeNull();
  screen.getByRole('button', { name: 'Continue' });
});

test('FRM-12 Continue shows the errors of questions and rows, focuses the first, and passes on answers that keep the rules', async () => {
  const { user, answers } = await open();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Needs is required');
  screen.getByText('Experience is required');
  await waitFor(() => expect(document.activeElement).toBe(radio('Trust Most useful Trust is required')));
  expect(answers()).toEqual([]);

  await user.click(radio('Trust Most useful Trust is required'));
  await waitFor(() => expect(screen.queryByText('Trust is required')).toBeNull());
  await user.click(radio('Delegation Least useful'));
  await user.type(screen.getByRole('textbox', { name: /^Needs/ }), 'A hearing loop.');
  const lines = within(screen.getByRole('group', { name: 'Goals' }));
  const second = () => lines.getByRole('textbox', { name: 'Line 2' });
  await user.type(second(), 'Practical tips');
  await user.click(radio('Other'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await lines.findByText('Goals field must have at most 12 characters');
  await waitFor(() => expect(document.activeElement).toBe(second()));
  expect(answers()).toEqual([]);

  await user.clear(second());
  await user.type(second(), 'Tips');
  screen.getByText('Other is required');
  await user.type(screen.getByRole('textbox', { name: /^Other/ }), 'Years ago');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(answers()).toEqual([
      {
        topics: ['most', 'least'],
        needs: ['A hearing loop.'],
        goals: ['', 'Tips', '', '', ''],
        experience: ['other', 'Years ago'],
      },
    ]),
  );
});

test('FRM-12 the button has another text when the caller gives one', async () => {
  await open({ submit: 'Send answers' });
  screen.getByRole('button', { name: 'Send answers' });
});

test('FRM-12 a message of the server stands at its question', async () => {
  const fields = { 'answers.goals': 'Goals must be valid' };
  await open({ error: { messages: [], fields, refused: true } });
  const goals = await screen.findByRole('group', { name: 'Goals', description: 'Goals must be valid' });
  await waitFor(() => expect(goals.contains(document.activeElement)).toBe(true));
});

test('answers that a colleague saves meanwhile come in, and stand beside the question that was changed here too', async () => {
  const stored = { needs: { value: 'None' }, goals: { value: ['Tips'] }, experience: { value: 'some' } };
  const theirs = { ...stored, needs: { value: 'A ramp' }, goals: { value: ['Ideas', 'More'] } };
  const { user, sent } = await open({ saved: valuesWith(stored), theirs: valuesWith(theirs, 2) });
  await user.click(radio('Trust Most useful'));
  const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Line 1' });
  await user.type(line(), ' here');
  fireEvent.click(screen.getByText('Save elsewhere'));
  const group = screen.getByRole('group', { name: 'Goals' });
  await within(group).findByText('Priya Nair saved “Ideas; More” on 16 Nov 2026 09:32 UTC.');
  expect(line().value).toBe('Tips here');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Needs' }).value).toBe('A ramp');
  expect(radio('Trust Most useful').checked).toBe(true);
  await user.click(within(group).getByRole('button', { name: 'Use theirs' }));
  expect(line().value).toBe('Ideas');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    version: 2,
    answers: {
      topics: ['most', ''],
      needs: ['A ramp'],
      goals: ['Ideas', 'More', '', '', ''],
      experience: ['some', ''],
    },
  });
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
