import { connection, everyRoute, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { trainer, trainerCourse } from './trainerData.ts';

/** Hannah Whitfield, who teaches one course. `differences` replace her fields. */
export const hannah = (differences: object = {}) => ({
  __typename: 'Trainer',
  ...trainer(1, { trainerCourses: connection([trainerCourse(1)]), ...differences }),
});
/** A class of hers. */
export const taught = {
  id: idOf('training_classes', 1),
  reference: 'TC-20853',
  title: 'Leadership Essentials',
  status: 'confirmed',
  startsAt: '2026-12-14T09:30:00.000Z',
};

/** Opens the trainer's page. `now` returns the trainer as the API answers at that moment. */
export async function openTrainer(now: () => object | null, answers: object = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `/trainer/${idOf('', 1).slice(1)}`,
    data: { trainer: () => now(), trainingClasses: connection([]), ...answers },
    host: everyRoute,
  });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

export const dialog = () => within(screen.getByRole('dialog'));
