import { connection, idOf, lastRows, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { trainer, trainerCourse } from '../testing/trainerData.ts';

function open(page: unknown = connection([trainerCourse(1)]), at = '/trainer-course') {
  const trainerCourses = (args: object) => {
    if (Object.keys(args).length === 0) return { totalCount: 412 };
    return typeof page === 'function' ? page(args) : page;
  };
  return renderScreen({ remote, routes, at, data: { trainerCourses, trainer: trainer(1) } });
}

const table = () => within(screen.getByRole('table', { name: 'Trainer courses' }));

test('CLS-12 courses of trainers are listed by the trainer’s full name, with competencies, day rate and location', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({ first: 50, order: [{ trainer_contact_fullName: 'ASC' }] });
  expect(
    table()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual(['Trainer', 'Course', 'Internal competency', 'Self competency', 'Day rate', 'Location']);
  const [, row] = table().getAllByRole('row');
  if (!row) throw new Error('The table has no row.');
  for (const words of ['Hannah Whitfield', 'Leadership Essentials', '£450.00', 'Harrogate HG2 0JB']) {
    within(row).getByText(words);
  }
  within(row).getByRole('img', { name: 'Internal competency: 4 of 5' });
  within(row).getByRole('img', { name: 'Self competency: 3 of 5' });
});

test('CLS-12 missing competencies, rate and location are dashes', async () => {
  const bare = trainerCourse(1, {
    competency: null,
    competencySelf: null,
    rate: null,
    trainer: trainer(1, { location: null }),
  });
  await open(connection([bare]));
  const [, row] = table().getAllByRole('row');
  expect(row?.textContent).toContain('Leadership Essentials––––');
});

test('CLS-12 the list is filtered by course title and by trainer', async () => {
  const opened = await open(undefined, `/trainer-course?q=leader&trainer=${idOf('', 1).slice(1)}`);
  expect(lastRows(opened)).toMatchObject({ courseTitle: 'leader', trainer: idOf('trainers', 1) });
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  chips.getByText('Hannah Whitfield');
});

test('NAV-10 an empty list of trainer courses says "No records."', async () => {
  await open(connection([]));
  screen.getByText('No records.');
});

test('NAV-10 a failure to read the trainer courses is shown by the error boundary of the route', async () => {
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});
