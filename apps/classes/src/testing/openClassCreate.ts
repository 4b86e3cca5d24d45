import { classLinks } from '@console/classes-contracts';
import { renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf, trainer } from './classData.ts';
import { classWith } from './openClass.ts';

export const course = {
  __typename: 'Course',
  id: idOf('courses', 'LEAD-1'),
  title: 'Leadership Essentials (draft)',
  reference: 'LEAD-1',
  publishedCourseVersion: { id: idOf('course_versions', 'LEAD-1'), title: 'Leadership Essentials', durationDays: 3 },
};
export const draft = { ...course, id: idOf('courses', 'NEW-1'), title: 'Coaching', publishedCourseVersion: null };
export const customer = {
  __typename: 'Customer',
  id: idOf('customers', 'Calder'),
  name: 'Calder Valley Housing',
  reference: 'C-1',
};
export const brand = {
  __typename: 'Brand',
  id: idOf('brands', 'N'),
  name: 'Northgate Digital',
  iconUrl: null,
  primaryColor: '#1f6feb',
};
export const imogen = {
  __typename: 'Trainer',
  ...trainer('Imogen Barraclough'),
  trainerCourses: connection([{ id: idOf('trainer_courses', 'Imogen'), course }]),
};
export const made = classWith([], { status: 'provisional' });

/** Opens the screen for a new class. `query` is that of the URL. */
export async function openClassCreate(query: Record<string, string> = {}, answers: object = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `${classLinks.create()}?${new URLSearchParams(query)}`,
    data: {
      course: ({ id }: { id: string }) => (id === draft.id ? draft : course),
      customer,
      trainer: imogen,
      brands: connection([brand]),
      trainers: connection([imogen]),
      courses: connection([course, draft]),
      trainingClass: () => made,
      ...answers,
    },
  });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const day = (number: number) => within(screen.getByRole('group', { name: `Day ${number}` }));
export const dates = () =>
  screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Date/ }).map(({ value }) => value);
