import { renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, trainer, trainingClass } from './classData.ts';
import { course } from './courseData.ts';

const path = `/course/${course().id.split('/')[1]}`;

/** Opens the course as `now` returns it at the time of each request. */
export async function openCourse(now: () => object | null = course, answers: object = {}, host: object = {}) {
  const data = {
    course: now,
    trainingClasses: connection([{ ...trainingClass('TC-20853'), startsAt: '2026-12-01T09:00:00.000Z' }]),
    trainers: connection([trainer('Hannah Whitfield')]),
    ...answers,
  };
  const opened = await renderScreen({ remote, routes, at: path, data, host });
  const sent = (name: string) =>
    opened.requests.filter(({ operation }) => operation === name).map(({ variables }) => variables.input);
  return { ...opened, sent };
}

/** A card of the screen by its title. */
export const card = (name: string) => within(screen.getByRole('region', { name }));
