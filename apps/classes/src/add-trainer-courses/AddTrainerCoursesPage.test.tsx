import { notices } from '@console/platform';
import { connection, everyRoute, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { leadership, trainer, trainerCourse } from '../testing/trainerData.ts';

async function open(now: () => object | null, answers: object = {}) {
  const at = `/trainer/${idOf('', 1).slice(1)}/add-courses`;
  const data = { trainer: () => now(), courses: connection([{ __typename: 'Course', ...leadership }]), ...answers };
  const opened = await renderScreen({ remote, routes, at, data, host: everyRoute });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

test('CLS-11 a course is added with competencies and rate, and the form is empty and has the focus for the next one', async () => {
  let courses: object[] = [];
  const hannah = () => trainer(1, { trainerCourses: connection(courses) });
  const { user, sent } = await open(hannah, {
    createTrainerCourse: () => {
      courses = [trainerCourse(1)];
      return { trainerCourse: trainerCourse(1, { trainer: hannah() }) };
    },
  });
  expect(screen.getByRole('link', { name: 'Back to Hannah Whitfield' }).getAttribute('href')).toBe(
    `/trainer/${idOf('', 1).slice(1)}`,
  );
  screen.getByText('No courses yet.');
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  await screen.findByText('Course is required');
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Leadership Essentials/ }));
  expect(sent('teachableCoursesSearchQuery')).toEqual([{ trainer: idOf('trainers', 1), search: null }]);
  const rating = (name: string) => within(screen.getByRole('radiogroup', { name }));
  await user.click(rating('Internal competency').getByRole('radio', { name: '4 stars' }));
  await user.click(rating('Self competency').getByRole('radio', { name: '3 stars' }));
  await user.type(screen.getByRole('textbox', { name: /^Day rate/ }), '450');
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  await screen.findByRole('article', { name: 'Leadership Essentials' });
  expect(notices.get().map(({ text }) => text)).toEqual(['Course added successfully']);
  expect(sent('AddTrainerCourseFormMutation')).toEqual([
    {
      input: {
        trainer: idOf('trainers', 1),
        course: leadership.id,
        competency: 4,
        competencySelf: 3,
        rate: 45_000,
      },
    },
  ]);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('NAV-18 an id without a trainer shows the not-found page', async () => {
  await open(() => null);
  screen.getByText('This trainer was not found.');
});
