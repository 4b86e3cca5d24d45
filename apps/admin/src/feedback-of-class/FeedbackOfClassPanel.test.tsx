import { notices } from '@console/platform';
import { everyRoute, idOf, renderPanel } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import slots from '../slots.ts';
import { feedback, leadership, questionList } from '../testing/feedbackData.ts';

const nobody = { attendee: null, customerContact: null, trainer: null, feedback: null };
const delegate = (number: number, name: string, more: object = {}) => ({
  ...{ ...nobody, kind: 'attendee_post_course', name },
  attendee: { id: idOf('attendees', number) },
  ...more,
});
const asked = [
  delegate(1, 'Amelia Hughes', { feedback: feedback(1, { sentiment: 'positive' }) }),
  delegate(2, 'Idris Khan'),
  { ...nobody, kind: 'trainer_post_course', name: 'Ruth Hallam', trainer: { id: idOf('trainers', 1) } },
];

function open(data: object = {}) {
  return renderPanel({
    ...{ remote, slots, fill: 'admin.feedback-of-class', host: everyRoute },
    props: { trainingClass: leadership.id },
    data: {
      feedbackAsked: asked,
      feedbacks: { totalCount: 1 },
      trainingClass: { ...leadership, status: 'delivered' },
      feedbackForm: { questionaire: idOf('questionaires', 1), questionList },
      ...data,
    },
  });
}

const card = async () => within(await screen.findByRole('region', { name: 'Feedback' }));
const record = 'Record feedback of Idris Khan: Delegate, after the course';

test('ADM-11 the panel beside a class is for administrators, and says who was asked and who has answered', async () => {
  expect(remote.slots.find(({ id }) => id === 'admin.feedback-of-class')?.roles).toEqual(['ROLE_ADMIN']);
  await open();
  const panel = await card();
  panel.getByText('Delegate, after the course: 1 of 2 answered');
  panel.getByText('Trainer, after the course: 0 of 1 answered');
  expect(panel.getByRole('link', { name: 'Amelia Hughes' }).getAttribute('href')).toBe(
    `/feedback/${idOf('', 1).slice(1)}`,
  );
  panel.getByText('Positive');
  expect(panel.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    record,
    'Record feedback of Ruth Hallam: Trainer, after the course',
  ]);
  expect(panel.getByRole('link', { name: 'All answers' }).getAttribute('href')).toBe(
    `/feedback?class=${idOf('', 1).slice(1)}`,
  );
});

test('ADM-11 feedback of a person is recorded with the questions of its kind: Feedback successfully saved', async () => {
  const sent: unknown[] = [];
  let people: readonly object[] = asked;
  const { user, requests } = await open({
    feedbackAsked: () => people,
    recordFeedback: ({ input }: { input: object }) => {
      sent.push(input);
      people = [delegate(2, 'Idris Khan', { feedback: feedback(2) })];
      return { feedback: feedback(2) };
    },
  });
  await user.click((await card()).getByRole('button', { name: record }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Questionaire' }));
  await dialog.findByRole('textbox', { name: /most useful/ });
  dialog.getByText('Idris Khan – Delegate, after the course');
  expect(requests.find(({ operation }) => operation === 'RecordFeedbackDialogQuery')?.variables).toEqual({
    ...{ kind: 'attendee_post_course', trainingClass: leadership.id },
  });
  await user.click(dialog.getByRole('radio', { name: 'The course Very good' }));
  await user.type(dialog.getByRole('textbox', { name: /most useful/ }), 'The role plays.');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Sentiment/ }), 'Positive');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      ...{ kind: 'attendee_post_course', trainingClass: leadership.id, person: idOf('attendees', 2) },
      ...{ sentiment: 'positive', questionaire: idOf('questionaires', 1) },
      answers: [
        { questionId: 'rating', values: ['very_good', ''] },
        { questionId: 'most_useful', values: ['The role plays.'] },
        { questionId: 'next', values: [''] },
      ],
    },
  ]);
  const [saved] = notices.get();
  expect(saved).toMatchObject({
    text: 'Feedback successfully saved',
    link: { to: `/feedback/${idOf('', 2).slice(1)}` },
  });
});

test('before a class begins nothing is recorded, and the button says why', async () => {
  await open({ trainingClass: { ...leadership, status: 'confirmed', startsAt: '2099-11-09T09:00:00.000Z' } });
  const button = (await card()).getByRole('button', { name: record });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  screen.getByRole('button', {
    ...{ name: record, description: 'This class has not begun yet. Feedback is taken from its first day on.' },
  });
});

test('on a canceled class nothing is recorded, also not what delegates expected', async () => {
  await open({
    trainingClass: { ...leadership, status: 'canceled' },
    feedbackAsked: [delegate(2, 'Idris Khan', { kind: 'attendee_pre_course' }), delegate(2, 'Idris Khan')],
  });
  const buttons = (await card()).getAllByRole('button', { name: /^Record feedback of Idris Khan/ });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('of many people the first eight are shown, and the others on request', async () => {
  const many = Array.from({ length: 12 }, (_, at) => delegate(at + 1, `Delegate ${at + 1}`));
  const { user } = await open({ feedbackAsked: many });
  const panel = await card();
  expect(panel.getAllByRole('button', { name: /^Record/ })).toHaveLength(8);
  await user.click(panel.getByRole('button', { name: 'Show all 12 people' }));
  expect(panel.getAllByRole('button', { name: /^Record/ })).toHaveLength(12);
});

test('a class without people to ask says so', async () => {
  await open({ feedbackAsked: [] });
  (await card()).getByText('Nobody is asked yet.');
});
