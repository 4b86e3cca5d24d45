import { notices } from '@console/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aClass, by, cell, details, focus, openAttendance, refusing, replaceOn } from '../testing/openAttendance.ts';

afterEach(() => notices.clear());

test('a mark shows at once and is saved at the version that was seen; the notice says whose it is', async () => {
  const given = aClass();
  const { user, requests } = await openAttendance(given);
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('fp');
  await cell('Amelia Hughes, day 1: full');
  await cell('Idris Khan, day 1: partial');
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Idris Khan, day 1: partial']));
  expect(
    requests.filter(({ operation }) => operation === 'useMarkSeatMutation').map(({ variables }) => variables),
  ).toEqual([
    { input: { id: given.seat(1, 1).id, version: 1, attendance: 'full' } },
    { input: { id: given.seat(2, 1).id, version: 1, attendance: 'partial' } },
  ]);
});

test('marks of one seat wait for each other, and only the last of them is sent after the first', async () => {
  const given = aClass();
  const answered = Promise.withResolvers<void>();
  const { updateTrainingSeat } = given.data;
  const slow = async (args: Parameters<typeof updateTrainingSeat>[0]) => {
    await answered.promise;
    return updateTrainingSeat(args);
  };
  const { user, requests } = await openAttendance(given, { updateTrainingSeat: slow });
  await focus('Megan Llewellyn, day 1: none');
  // The last row stays, so all are of one seat.
  await user.keyboard('fnp');
  await cell('Megan Llewellyn, day 1: partial');
  answered.resolve();
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Megan Llewellyn, day 1: partial']));
  const sent = requests.filter(({ operation }) => operation === 'useMarkSeatMutation');
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input: { id: given.seat(3, 1).id, version: 1, attendance: 'full' } },
    { input: { id: given.seat(3, 1).id, version: 2, attendance: 'partial' } },
  ]);
});

test('a mark is undone by its notice and by Ctrl+Z, one after the other, and the focus shows where', async () => {
  const given = aClass();
  const { user } = await openAttendance(given);
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('ff');
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Idris Khan, day 1: full']));
  act(() => notices.get()[0]?.action?.run());
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Undone: Idris Khan, day 1: none']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Idris Khan, day 1: none');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Undone: Amelia Hughes, day 1: none']));
  await user.keyboard('{Control>}z{/Control}');
  expect([given.seat(1, 1), given.seat(2, 1)]).toMatchObject([
    { attendance: 'none', version: 3 },
    { attendance: 'none', version: 3 },
  ]);
});

test('a mark on a seat that a colleague wrote notes on is sent again by itself', async () => {
  const given = aClass();
  const { user } = await openAttendance(given, refusing(given));
  Object.assign(given.seat(1, 1), { attendanceComments: 'Called in.', version: 2 });
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await cell('Amelia Hughes, day 1: full, has notes');
  await waitFor(() => expect(given.seat(1, 1)).toMatchObject({ attendance: 'full', version: 3 }));
  expect(notices.get().every(({ tone }) => tone === 'success')).toBe(true);
});

test('a mark on a seat that a colleague marked otherwise is not saved, and it is said who did what', async () => {
  const given = aClass();
  const { user } = await openAttendance(given, refusing(given));
  Object.assign(given.seat(1, 1), { attendance: 'partial', version: 2, updatedBy: by('Priya Nair') });
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await waitFor(() =>
    expect(details()).toEqual([
      'Amelia Hughes, day 1 was set to Partial by Priya Nair meanwhile. Your mark was not saved.',
    ]),
  );
  await cell('Amelia Hughes, day 1: partial');
  // There is nothing of one's own to take back.
  await focus('Amelia Hughes, day 1: partial');
  await user.keyboard('{Control>}z{/Control}');
  expect(given.seat(1, 1).version).toBe(2);
});

test('a mark for somebody who was taken off meanwhile is not recorded for whoever sits there by now', async () => {
  const given = aClass();
  const { user } = await openAttendance(given, refusing(given));
  replaceOn(given.seat(1, 1));
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await waitFor(() =>
    expect(details()).toEqual([
      'Amelia Hughes, day 1: your mark was not saved. They were taken off this seat meanwhile.',
    ]),
  );
  expect(given.seat(1, 1)).toMatchObject({ attendance: 'none', version: 2 });
});

test('what was marked for somebody is not undone for whoever sits there by now', async () => {
  const given = aClass();
  const { user, go, address } = await openAttendance(given);
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Amelia Hughes, day 1: full']));
  // On another day as well, since who has a place is asked with the first.
  for (const day of [1, 2]) replaceOn(given.seat(1, day));
  await go(address());
  await cell('Noor Haddad, day 1: full');
  await user.keyboard('{Control>}z{/Control}');
  expect(details().at(-1)).toBe('Amelia Hughes, day 1 has been marked anew since. Nothing was undone.');
  expect(given.seat(1, 1)).toMatchObject({ attendance: 'full', version: 3 });
});

test('once somebody is marked, the menu of the class no longer offers to postpone it', async () => {
  const { user } = await openAttendance(aClass());
  const postpone = async () => {
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const item = screen.getByRole('menuitem', { name: /^Postpone/ });
    await user.keyboard('{Escape}');
    return item.ariaDisabled;
  };
  expect(await postpone()).toBe('false');
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Amelia Hughes, day 1: full']));
  expect(await postpone()).toBe('true');
});

test('a mark that a colleague made first stands as theirs: it is said to be saved, and not undone', async () => {
  const given = aClass();
  const { user } = await openAttendance(given, refusing(given));
  await focus('Amelia Hughes, day 1: none');
  Object.assign(given.seat(1, 1), { attendance: 'full', version: 2, updatedBy: by('Priya Nair') });
  await user.keyboard('f');
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Amelia Hughes, day 1: full']));
  expect(notices.get()[0]?.action).toBeUndefined();
  await user.keyboard('{Control>}z{/Control}');
  expect(given.seat(1, 1)).toMatchObject({ attendance: 'full', version: 2 });
  await cell('Amelia Hughes, day 1: full');
});
