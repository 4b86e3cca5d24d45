import { classLinks } from '@console/classes-contracts';
import { notices } from '@console/platform';
import { expectImpossible, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf, session, trainer, trainingClass } from '../testing/classData.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const id = idOf('training_classes', 'TC-20853');
const days = ['2026-11-16', '2026-11-17'];
const idOfDay = (day: string) => idOf('training_sessions', `${day} ${JSON.stringify({ id })}`);
const impactOfEdit = [
  { entity: 'booking', target: null, reference: 'BK-10482', title: 'Hallam plc', consequence: 'stays on the class' },
];

const aClass = (differences: object = {}, ofSessions: object = {}) => ({
  notes: connection([]),
  impactOfEdit,
  ...trainingClass('TC-20853', differences),
  sessions: connection(
    days.map((day, index) =>
      session(day, { id }, { dayNumber: index + 1, attended: false, noted: false, venue: null, ...ofSessions }),
    ),
  ),
});

async function open(now: () => object, answers: object = {}) {
  const opened = await renderScreen({
    ...{ remote, routes, at: classLinks.editSessions(id) },
    data: {
      trainingClass: () => now(),
      trainer: () => ({ ...trainer('Hannah Whitfield'), clashes: [], unavailableDuring: [] }),
      ...answers,
    },
  });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

const day = (number: number) => within(screen.getByRole('group', { name: `Day ${number}` }));
const button = (name: string) => screen.getByRole('button', { name });

test('sessions are changed, added and removed in one save, with the people affected and a reason', async () => {
  let saved = aClass();
  const { user, sent, address } = await open(() => saved, {
    updateTrainingSessions: () => {
      saved = aClass({ version: 2 });
      return { trainingClass: saved };
    },
  });
  expect(screen.queryByText(/^This touches/)).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  await user.type(day(1).getByRole('textbox', { name: 'Venue' }), 'Room 4');
  await screen.findByText('This touches 1 booking.');
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  await user.click(button('Remove day 2'));
  await user.click(button('Add a session'));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The room is taken.');
  await user.click(button('Save sessions'));
  await waitFor(() => expect(address()).toBe(`${classLinks.detail(id)}?tab=sessions`));
  const hours = { startsAt: '09:30', endsAt: '16:30', meetingLink: null };
  expect(sent('useUpdateSessionsMutation')).toEqual([
    {
      input: {
        ...{ id, version: 1, reason: 'The room is taken.' },
        sessions: [
          { id: idOfDay('2026-11-16'), date: '2026-11-16', venue: 'Room 4', ...hours },
          { id: null, date: '2026-11-17', venue: null, ...hours },
        ],
      },
    },
  ]);
  expect(notices.get().map(({ text }) => text)).toContain('Saved successfully.');
});

test('after another number of sessions, the people are looked up anew and nothing is saved before they are shown', async () => {
  const answered = Promise.withResolvers<void>();
  const counted = async ({ sessions }: { sessions: number }) => {
    if (sessions === 3) await answered.promise;
    return impactOfEdit;
  };
  const { user, sent } = await open(() => aClass({ impactOfEdit: counted }), {
    updateTrainingSessions: () => ({ trainingClass: aClass({ version: 2 }) }),
  });
  await user.type(day(1).getByRole('textbox', { name: 'Venue' }), 'Room 4');
  await screen.findByText('This touches 1 booking.');
  await user.click(button('Add a session'));
  await screen.findByText('Looking up what this touches…');
  await user.click(button('Save sessions'));
  await user.keyboard('{Control>}s{/Control}');
  expect(sent('useUpdateSessionsMutation')).toEqual([]);
  answered.resolve();
  await screen.findByText('This touches 1 booking.');
  await user.click(button('Save sessions'));
  await waitFor(() => expect(sent('useUpdateSessionsMutation')).toHaveLength(1));
});

test('the violations of the server stand at their fields, and the typed values stay', async () => {
  const message = 'Hannah Whitfield teaches TC-20111 on 17 Nov 2026.';
  const { user } = await open(() => aClass(), {
    updateTrainingSessions: () => {
      throw Object.assign(new Error(message), {
        extensions: { status: 422, violations: [{ path: 'sessions.1.date', message }] },
      });
    },
  });
  await user.type(day(1).getByRole('textbox', { name: 'Venue' }), 'Room 4');
  await user.click(button('Save sessions'));
  await day(2).findByText(message);
  expect(day(1).getByRole<HTMLInputElement>('textbox', { name: 'Venue' }).value).toBe('Room 4');
});

/** A class whose first save is refused, because somebody else saved `differences` and `theirs` meanwhile. */
async function openStale(differences: object, theirs: object = {}) {
  let saved = aClass();
  const refusal = { extensions: { status: 409, violations: [] } };
  const opened = await open(() => saved, {
    updateTrainingSessions: ({ input }: { input: { version: number } }) => {
      if (input.version === 2) return { trainingClass: saved };
      saved = aClass({ version: 2, ...differences }, theirs);
      throw Object.assign(new Error('This class has been changed since you opened it.'), refusal);
    },
  });
  await opened.user.type(day(1).getByRole('textbox', { name: 'Venue' }), 'Room 4');
  await screen.findByText('This touches 1 booking.');
  await opened.user.click(button('Save sessions'));
  await screen.findByText('This class has been changed since you opened it.');
  return opened;
}

test('a change of the class that leaves its sessions does not stop the save', async () => {
  const { user, sent } = await openStale({ title: 'Data and software' });
  await screen.findByText(/Data and software/);
  expect(day(1).getByRole<HTMLInputElement>('textbox', { name: 'Venue' }).value).toBe('Room 4');
  await user.click(button('Save sessions'));
  await waitFor(() =>
    expect(sent('useUpdateSessionsMutation').at(-1)).toMatchObject({
      input: { version: 2, sessions: [{ venue: 'Room 4' }, { venue: null }] },
    }),
  );
});

test('sessions that somebody else changed are named, and nothing typed is lost before the user decides', async () => {
  const { user, sent } = await openStale({}, { venue: 'Room 9' });
  await screen.findByText('Decide which “Sessions” to save.');
  screen.getByText('The venue of 16 Nov 2026, 09:30–16:30 is now Room 9.');
  expect(day(1).getByRole<HTMLInputElement>('textbox', { name: 'Venue' }).value).toBe('Room 4');
  await user.click(button('Save sessions'));
  expect(sent('useUpdateSessionsMutation')).toHaveLength(1);
  await user.click(button('Use theirs'));
  expect(day(1).getByRole<HTMLInputElement>('textbox', { name: 'Venue' }).value).toBe('Room 9');
  expect(screen.queryByText(/is now Room 9/)).toBeNull();
});

test('a session with attendance cannot be removed, and its button says why', async () => {
  const { user } = await open(() => aClass({}, { attended: true }));
  expect(day(1).getByText('Attendance is recorded.')).toBeDefined();
  expect(await expectImpossible(user, 'Remove day 1')).toBe(
    'Attendance is recorded on 16 Nov 2026, so this session cannot be removed.',
  );
});

test('the link of day 1 can be used for all days', async () => {
  const { user } = await open(() => aClass({ deliveryFormat: 'virtual', deliveryPlatform: 'zoom' }));
  const all = () => screen.getByRole('button', { name: 'Use the link of day 1 for all days' });
  expect(all().getAttribute('aria-disabled')).toBe('true');
  const links = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Meeting link/ });
  await user.type(links()[0] as HTMLElement, 'https://zoom.example/j/1');
  await user.click(all());
  expect(new Set(links().map(({ value }) => value))).toEqual(new Set(['https://zoom.example/j/1']));
});

test('the last session stays', async () => {
  const { user } = await open(() => aClass());
  await user.click(button('Remove day 2'));
  expect(await expectImpossible(user, 'Remove day 1')).toBe('A class needs at least one session.');
});

test('a removed session takes its message with it, and the focus goes to the session in its place', async () => {
  const { user } = await open(() => aClass());
  await user.clear(day(1).getByRole('textbox', { name: /^Start/ }));
  await user.tab();
  await day(1).findByText('Start is required');
  await user.click(button('Remove day 1'));
  expect(day(1).getByRole<HTMLInputElement>('combobox', { name: /^Date/ }).value).toBe('17 Nov 2026');
  expect(screen.queryByText('Start is required')).toBeNull();
  expect(document.activeElement).toBe(button('Remove day 1'));
  await user.click(button('Add a session'));
  await user.click(button('Remove day 2'));
  expect(document.activeElement).toBe(button('Remove day 1'));
});

test('after an attempt to save, each message stands at its own session when another one is removed', async () => {
  const { user } = await open(() => aClass());
  await user.clear(day(2).getByRole('textbox', { name: /^Start/ }));
  await user.click(button('Save sessions'));
  await day(2).findByText('Start is required');
  await user.click(button('Remove day 1'));
  await day(1).findByText('Start is required');
});

test('classes of the trainer at these times are named with a link, and unavailable days too, while the form stays usable', async () => {
  const other = { trainingClass: idOf('training_classes', 'TC-20111'), reference: 'TC-20111' };
  const clash = { ...other, startsAt: '2026-11-16T12:00:00.000Z', endsAt: '2026-11-16T15:00:00.000Z' };
  const away = {
    id: idOf('trainer_unavailabilities', 'Holiday'),
    fromDay: '2026-11-17T00:00:00.000Z',
    toDay: '2026-11-18T00:00:00.000Z',
    note: 'Holiday',
  };
  const { sent } = await open(() => aClass(), {
    trainer: () => ({ ...trainer('Hannah Whitfield'), clashes: [clash], unavailableDuring: [away] }),
  });
  await screen.findByText('Hannah Whitfield teaches other classes at these times.');
  screen.getByText('Hannah Whitfield is unavailable from 17 Nov 2026 to 18 Nov 2026 (Holiday).');
  expect(screen.getByRole('link', { name: /^TC-20111/ }).getAttribute('href')).toBe(
    classLinks.detail(other.trainingClass),
  );
  screen.getByText('16 Nov 2026, 12:00–15:00 UTC');
  expect(sent('useTrainerClashesQuery')).toEqual([
    {
      trainer: idOf('trainers', 'Hannah Whitfield'),
      ownClass: id,
      sessions: days.map((date) => ({ startsAt: `${date}T09:30:00.000Z`, endsAt: `${date}T16:30:00.000Z` })),
    },
  ]);
});

test.each([
  ['delivered', 'This class is delivered and can no longer be changed.'],
  ['postponed', 'This class is postponed. Set new dates to move its sessions.'],
])('a class that is %s has no form, but the reason', async (status, reason) => {
  await open(() => aClass({ status }));
  screen.getByText(reason);
  expect(screen.queryByRole('button', { name: 'Save sessions' })).toBeNull();
});
