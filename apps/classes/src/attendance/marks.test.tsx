import { notices } from '@console/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  aClass,
  afterTheClass,
  by,
  cell,
  details,
  focus,
  openAttendance,
  replaceDelegate,
  serverOfConflicts,
} from '../testing/openAttendance.ts';

beforeEach(afterTheClass);

test('a mark shows at once and is saved with the version that was seen; the notice names the delegate', async () => {
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

test('marks of one seat are sent one after the other, and only the last of the waiting marks is sent', async () => {
  const given = aClass();
  const answered = Promise.withResolvers<void>();
  const { updateTrainingSeat } = given.data;
  const slow = async (args: Parameters<typeof updateTrainingSeat>[0]) => {
    await answered.promise;
    return updateTrainingSeat(args);
  };
  const { user, requests } = await openAttendance(given, { updateTrainingSeat: slow });
  await focus('Megan Llewellyn, day 1: none');
  // The last row keeps the focus after each mark, so all three marks are of one seat.
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

test('the notice and Ctrl+Z undo marks, the latest first, and the focus goes to the seat', async () => {
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

test('a mark is sent again when a colleague has only written notes on the seat', async () => {
  const given = aClass();
  const { user } = await openAttendance(given, serverOfConflicts(given));
  Object.assign(given.seat(1, 1), { attendanceComments: 'Called in.', version: 2 });
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await cell('Amelia Hughes, day 1: full, has notes');
  await waitFor(() => expect(given.seat(1, 1)).toMatchObject({ attendance: 'full', version: 3 }));
  expect(notices.get().every(({ tone }) => tone === 'success')).toBe(true);
});

test('a mark is not saved when a colleague has marked the seat differently, and the notice names the colleague and the mark', async () => {
  const given = aClass();
  const { user } = await openAttendance(given, serverOfConflicts(given));
  Object.assign(given.seat(1, 1), { attendance: 'partial', version: 2, updatedBy: by('Priya Nair') });
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await waitFor(() =>
    expect(details()).toEqual([
      'Amelia Hughes, day 1 was set to Partial by Priya Nair meanwhile. Your mark was not saved.',
    ]),
  );
  await cell('Amelia Hughes, day 1: partial');
  // The user's own mark was not saved, so there is nothing to undo.
  await focus('Amelia Hughes, day 1: partial');
  await user.keyboard('{Control>}z{/Control}');
  expect(given.seat(1, 1).version).toBe(2);
});

test("a mark for a delegate who was taken off meanwhile is not recorded for the seat's next delegate", async () => {
  const given = aClass();
  const { user } = await openAttendance(given, serverOfConflicts(given));
  replaceDelegate(given.seat(1, 1));
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await waitFor(() =>
    expect(details()).toEqual([
      'Amelia Hughes, day 1: your mark was not saved. They were taken off this seat meanwhile.',
    ]),
  );
  expect(given.seat(1, 1)).toMatchObject({ attendance: 'none', version: 2 });
});

test('a mark is not undone when the seat has another delegate by then', async () => {
  const given = aClass();
  const { user, go, address } = await openAttendance(given);
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Amelia Hughes, day 1: full']));
  // The delegate is replaced on both days: a delegate has the same seat on every day, and the screen reads the names
  // from the first day.
  for (const day of [1, 2]) replaceDelegate(given.seat(1, day));
  await go(address());
  await cell('Noor Haddad, day 1: full');
  await user.keyboard('{Control>}z{/Control}');
  expect(details().at(-1)).toBe('Amelia Hughes, day 1 has been marked anew since. Nothing was undone.');
  expect(given.seat(1, 1)).toMatchObject({ attendance: 'full', version: 3 });
});

test('after the first mark the menu of the class no longer offers to postpone it', async () => {
  const { user } = await openAttendance(aClass());
  const postpone = async () => {
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const item = screen.getByRole('menuitem', { name: /^Postpone/ });
    await user.keyboard('{Escape}');
    return item.getAttribute('aria-disabled');
  };
  expect(await postpone()).toBeNull();
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Amelia Hughes, day 1: full']));
  expect(await postpone()).toBe('true');
});

test('when a colleague has made the same mark first, the notice says saved but offers no undo', async () => {
  const given = aClass();
  const { user } = await openAttendance(given, serverOfConflicts(given));
  await focus('Amelia Hughes, day 1: none');
  Object.assign(given.seat(1, 1), { attendance: 'full', version: 2, updatedBy: by('Priya Nair') });
  await user.keyboard('f');
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Amelia Hughes, day 1: full']));
  expect(notices.get()[0]?.action).toBeUndefined();
  await user.keyboard('{Control>}z{/Control}');
  expect(given.seat(1, 1)).toMatchObject({ attendance: 'full', version: 2 });
  await cell('Amelia Hughes, day 1: full');
});
