import { notices } from '@console/platform';
import { connection, idOf, lastRows, listRequests, renderScreen } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { trainer, trainerCourse } from '../testing/trainerData.ts';

const hannah = (differences: object = {}) =>
  trainer(1, { trainerCourses: connection([trainerCourse(1)]), ...differences });

function open(page: unknown = connection([hannah()]), at = '/trainer', data: object = {}) {
  const trainers = (args: object) => {
    if (Object.keys(args).length === 0) return { totalCount: 38 };
    return typeof page === 'function' ? page(args) : page;
  };
  return renderScreen({ remote, routes, at, data: { trainers, ...data } });
}

type Opened = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Opened, operation: string) =>
  requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
const table = () => within(screen.getByRole('table', { name: 'Trainers' }));
const status = () => screen.getByRole('button', { name: /^Status of Hannah Whitfield: / });
const shown = () => status().textContent;

async function choose({ user }: Opened, label: string) {
  await user.click(status());
  await user.click(screen.getByRole('menuitemradio', { name: label }));
}

test('CLS-11 trainers are listed by name, with email, location, courses and a menu of statuses', async () => {
  const opened = await open();
  expect(lastRows(opened)).toEqual({ first: 50, order: [{ contact_fullName: 'ASC' }], name: null, status: null });
  expect(listRequests(opened).map(({ of }) => of)).toEqual(['rows', 'counts']);
  const [, row] = table().getAllByRole('row');
  if (!row) throw new Error('The table has no row.');
  expect(within(row).getByRole('link', { name: 'Hannah Whitfield' }).getAttribute('href')).toBe(
    `/trainer/${idOf('', 1).slice(1)}`,
  );
  for (const words of ['hannah@whitfield.example', 'Harrogate HG2 0JB', '1']) within(row).getByText(words);
  await opened.user.click(status());
  const choices = screen.getAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Active',
    'Blacklisted',
    'Inactive',
    'Retired',
    'Unknown',
  ]);
  expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['true', ...Array(4).fill('false')]);
  await opened.user.keyboard('{Escape}');
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['50', '100', '250', '500']);
  expect(screen.getByRole('link', { name: 'New trainer' }).getAttribute('href')).toBe('/trainer/create');
});

const saving = {
  updateTrainer: ({ input }: { input: { status: string } }) => ({
    trainer: { __typename: 'Trainer', ...hannah({ status: input.status, version: 2 }) },
  }),
};
const toTeach = (classesToTeach: readonly object[]) => ({
  ...saving,
  trainer: { __typename: 'Trainer', ...hannah({ classesToTeach }) },
});
const taught = (number: number, differences: object = {}) => ({
  __typename: 'TrainingClass',
  id: idOf('training_classes', number),
  reference: `TC-2085${number}`,
  title: 'Leadership Essentials',
  status: 'confirmed',
  startsAt: '2026-12-14T09:30:00.000Z',
  endsAt: '2026-12-15T16:30:00.000Z',
  courseVersion: { id: idOf('course_versions', 1), course: { id: idOf('courses', 1) } },
  ...differences,
});
const dialog = () => within(screen.getByRole('dialog'));

test('CLS-11 a status with which the trainer can no longer teach asks for a reason, shows at once, is saved and can be undone', async () => {
  const opened = await open(undefined, undefined, toTeach([]));
  await choose(opened, 'Retired');
  await dialog().findByText('Hannah Whitfield has no class to teach, and can no longer be given one.');
  await opened.user.click(dialog().getByRole('button', { name: 'Mark as retired' }));
  dialog().getByText('Reason is required');
  await opened.user.type(dialog().getByLabelText(/^Reason/), 'Moved to Spain.');
  await opened.user.click(dialog().getByRole('button', { name: 'Mark as retired' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown()).toBe('Retired');
  expect(opened.address()).toBe('/trainer');
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual(['Trainer saved successfully']));
  const id = idOf('trainers', 1);
  const retired = { input: { id, version: 1, status: 'retired', reason: 'Moved to Spain.' } };
  expect(sent(opened, 'useTrainerStatusMutation')).toEqual([retired]);
  act(() => notices.get()[0]?.action?.run());
  await waitFor(() =>
    expect(sent(opened, 'useTrainerStatusMutation')).toEqual([
      retired,
      { input: { id, version: 2, status: 'active', reason: 'Undone' } },
    ]),
  );
  expect(shown()).toBe('Active');
  await waitFor(() =>
    expect(notices.get().map(({ details }) => details)).toEqual([['Undone: Hannah Whitfield: Active']]),
  );
  // A second Undo would retire the trainer again without the required reason.
  expect(notices.get().map(({ action }) => action)).toEqual([undefined]);
});

test('CLS-11 the question names the classes that the trainer still has to teach', async () => {
  const others = [2, 3, 4, 5, 6, 7].map((number) => taught(number));
  const postponed = taught(1, { status: 'postponed', title: 'Minute Taking' });
  const opened = await open(undefined, undefined, toTeach([postponed, ...others]));
  await choose(opened, 'Retired');
  await screen.findByRole('heading', { name: 'Mark Hannah Whitfield as retired?' });
  expect(sent(opened, 'useTrainerStatusMutation')).toEqual([]);
  dialog().getByText(/^Hannah Whitfield still has 7 classes to teach/);
  const [first, second, ...more] = dialog().getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^TC-20851.* Minute Taking Postponed$/);
  expect(second?.textContent).toMatch(/^TC-20852.* Leadership Essentials 14 – 15 Dec 2026$/);
  expect(more).toHaveLength(3);
  dialog().getByText('and 2 more');
  const link = dialog().getByRole('link', { name: /^TC-20852/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    `/training-class/${idOf('', 2).slice(1)}`,
    '_blank',
  ]);
  await opened.user.type(dialog().getByLabelText(/^Reason/), 'Moved to Spain.');
  await opened.user.click(dialog().getByRole('button', { name: 'Mark as retired' }));
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual(['Trainer saved successfully']));
  expect(sent(opened, 'useTrainerStatusMutation')).toMatchObject([{ input: { version: 1, status: 'retired' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('CLS-11 whoever does not confirm keeps the status, and the focus is on it again', async () => {
  const opened = await open(undefined, undefined, toTeach([taught(1)]));
  await choose(opened, 'Inactive');
  await screen.findByRole('dialog');
  dialog().getByText(/^Hannah Whitfield still has 1 class to teach/);
  expect(dialog().queryByText(/more$/)).toBeNull();
  await opened.user.click(dialog().getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown()).toBe('Active');
  expect(document.activeElement).toBe(status());
  expect(sent(opened, 'useTrainerStatusMutation')).toEqual([]);
});

test('CLS-11 when the classes cannot be looked up, the dialog says so, and the status can be saved all the same', async () => {
  let away = true;
  const opened = await open(undefined, undefined, {
    ...saving,
    trainer: () => {
      if (away) throw new Error('The database is away.');
      return toTeach([taught(1)]).trainer;
    },
  });
  await choose(opened, 'Retired');
  await screen.findByText('The classes that Hannah Whitfield still has to teach could not be loaded.');
  away = false;
  await opened.user.click(dialog().getByRole('button', { name: 'Try again' }));
  await dialog().findByRole('link', { name: /^TC-20851/ });
  await opened.user.type(dialog().getByLabelText(/^Reason/), 'Moved to Spain.');
  await opened.user.click(dialog().getByRole('button', { name: 'Mark as retired' }));
  await waitFor(() => expect(sent(opened, 'useTrainerStatusMutation')).toHaveLength(1));
});

test('CLS-11 the question opens while the classes are looked up, so that nothing waits out of sight', async () => {
  const found = Promise.withResolvers<object>();
  const opened = await open(undefined, undefined, { ...saving, trainer: () => found.promise });
  await choose(opened, 'Retired');
  dialog().getByText('Looking up the classes that Hannah Whitfield still has to teach…');
  const confirm = dialog().getByRole('button', { name: 'Mark as retired' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  await opened.user.click(confirm);
  expect(sent(opened, 'useTrainerStatusMutation')).toEqual([]);
  found.resolve(toTeach([]).trainer);
  await dialog().findByText(/has no class to teach/);
  expect(sent(opened, 'useTrainerStatusMutation')).toEqual([]);
});

test('CLS-11 the question is canceled while the classes are looked up', async () => {
  const opened = await open(undefined, undefined, { ...saving, trainer: () => new Promise(() => {}) });
  await choose(opened, 'Retired');
  await opened.user.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(shown()).toBe('Active');
  expect(sent(opened, 'useTrainerStatusMutation')).toEqual([]);
});

test('CLS-11 a trainer becomes active again without a question', async () => {
  const opened = await open(connection([hannah({ status: 'retired' })]), undefined, saving);
  await choose(opened, 'Active');
  await waitFor(() => expect(sent(opened, 'useTrainerStatusMutation')).toHaveLength(1));
  expect(sent(opened, 'useClassesToTeachQuery')).toEqual([]);
});

test('CLS-11 text and statuses in the URL filter the trainers', async () => {
  const opened = await open(undefined, '/trainer?q=hannah&status=active&status=retired');
  expect(lastRows(opened)).toMatchObject({ name: 'hannah', status: ['active', 'retired'] });
});

test('NAV-10 an empty list of trainers says "No records."', async () => {
  await open(connection([]), '/trainer?q=nobody');
  screen.getByText('No records.');
});

test('NAV-10 a failure to read the trainers is shown by the error boundary of the route', async () => {
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});
