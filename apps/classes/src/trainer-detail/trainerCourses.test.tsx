import { notices } from '@console/platform';
import { connection, idOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, hannah, openTrainer, taught } from '../testing/openTrainer.ts';
import { leadership, trainerCourse } from '../testing/trainerData.ts';

test('CLS-12 stars and day rate of a course are edited in place, by keyboard', async () => {
  let saved = trainerCourse(1);
  const { user, sent } = await openTrainer(() => hannah({ trainerCourses: connection([saved]) }), {
    updateTrainerCourse: () => {
      saved = trainerCourse(1, { competency: 5, rate: { amount: 50_000 }, version: 2 });
      return { trainerCourse: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit Leadership Essentials' }));
  const form = within(screen.getByRole('form', { name: 'Leadership Essentials' }));
  const stars = within(form.getByRole('radiogroup', { name: 'Internal competency' }));
  // The focus is on the present rating.
  await user.click(stars.getByRole('radio', { name: '5 stars' }));
  const rate = form.getByRole('textbox', { name: /^Day rate/ });
  await user.clear(rate);
  await user.type(rate, '-5{Enter}');
  await form.findByText('Day rate must be at least £0.00');
  await user.clear(rate);
  await user.type(rate, '500{Enter}');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Leadership Essentials' })).toBeNull());
  expect(sent('TrainerSkillsMutation')).toEqual([
    {
      input: { id: idOf('trainer_courses', 1), version: 1, competency: 5, competencySelf: 3, rate: 50_000 },
    },
  ]);
  screen.getByRole('img', { name: 'Internal competency: 5 of 5' });
  expect(notices.get().map(({ text }) => text)).toEqual(['Course successfully saved']);
});

test('CLS-12 a rating can be removed, and escape keeps it', async () => {
  let saved = hannah();
  const { user, sent } = await openTrainer(() => saved, {
    updateTrainerCourse: () => {
      const rated = trainerCourse(1, { competency: null, version: 2 });
      saved = hannah({ trainerCourses: connection([rated]) });
      return { trainerCourse: rated };
    },
  });
  const edit = () => user.click(screen.getByRole('button', { name: 'Edit Leadership Essentials' }));
  await edit();
  const internal = () => within(screen.getByRole('radiogroup', { name: 'Internal competency' }));
  await user.click(internal().getByRole('button', { name: 'Clear' }));
  await user.keyboard('{Escape}');
  screen.getByRole('img', { name: 'Internal competency: 4 of 5' });
  await edit();
  await user.click(internal().getByRole('button', { name: 'Clear' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Internal competency/ })).toBeNull());
  expect(sent('TrainerSkillsMutation')).toMatchObject([{ input: { competency: null } }]);
});

const toTeach = (number: number, course: string, differences: object = {}) => ({
  ...taught,
  id: idOf('training_classes', number),
  reference: `TC-2085${number}`,
  endsAt: '2026-12-15T16:30:00.000Z',
  courseVersion: { id: idOf('course_versions', number), course: { id: course } },
  ...differences,
});

test('CLS-11 a course is removed after the dialog has named the classes with it that stay', async () => {
  let saved = [trainerCourse(1)];
  const classesToTeach = [toTeach(1, leadership.id), toTeach(2, idOf('courses', 2))];
  const { user, sent } = await openTrainer(() => hannah({ trainerCourses: connection(saved), classesToTeach }), {
    deleteTrainerCourse: () => {
      saved = [];
      return { trainerCourse: { id: idOf('trainer_courses', 1) } };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Remove Leadership Essentials' }));
  screen.getByRole('heading', { name: 'Remove Leadership Essentials?' });
  dialog().getByText(/^Hannah Whitfield can no longer be given classes with this course/);
  await dialog().findByText(
    /^Hannah Whitfield keeps 1 class with it. A class that is confirmed later gets no purchase/,
  );
  expect(
    dialog()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^TC-20851/)]);
  await user.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(sent('DeleteTrainerCourseDialogMutation')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove Leadership Essentials' }));
  await dialog().findByText(/keeps 1 class/);
  await user.dblClick(dialog().getByRole('button', { name: 'Remove course' }));
  await screen.findByText('No courses yet.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('DeleteTrainerCourseDialogMutation')).toEqual([
    { input: { id: idOf('trainer_courses', 1), version: 1 } },
  ]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Course removed successfully']);
});

test('CLS-11 a course without coming classes is removed; a refusal says why it stays', async () => {
  const { user } = await openTrainer(
    () => hannah({ trainerCourses: connection([trainerCourse(1, { rate: null })]), classesToTeach: [] }),
    {
      deleteTrainerCourse: () => {
        throw new Error('Someone else changed this course meanwhile.');
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Remove Leadership Essentials' }));
  const confirm = dialog().getByRole('button', { name: 'Remove course' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).not.toBe('true'));
  expect(dialog().queryByText(/keeps/)).toBeNull();
  await user.click(confirm);
  await dialog().findByText('Someone else changed this course meanwhile.');
  expect(screen.getByRole('article', { name: 'Leadership Essentials', hidden: true })).toBeTruthy();
});
