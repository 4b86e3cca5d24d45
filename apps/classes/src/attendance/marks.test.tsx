import { notices } from '@console/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { aClass, by, cell, details, focus, openAttendance, refusing } from '../testing/openAttendance.ts';

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

test('a whole day is full but for who has notes; undone, only what it changed', async () => {
  const given = aClass();
  given.seat(2, 1).attendanceComments = 'Did not arrive.';
  const { user, requests } = await openAttendance(given);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Day 1: 2 delegates full']));
  expect([1, 2, 3].map((place) => given.seat(place, 1).attendance)).toEqual(['full', 'none', 'full']);
  given.seat(3, 1).attendance = 'partial';
  act(() => notices.get()[0]?.action?.run());
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Undone: Day 1: 1 delegate none']));
  expect([1, 2, 3].map((place) => given.seat(place, 1).attendance)).toEqual(['none', 'none', 'partial']);
  await cell('Megan Llewellyn, day 1: partial');
  expect(
    requests.filter(({ operation }) => operation === 'useMarkDayMutation').map(({ variables }) => variables),
  ).toEqual([
    {
      input: expect.objectContaining({
        from: 'none',
        attendance: 'full',
        seats: [given.seat(1, 1).id, given.seat(3, 1).id],
      }),
    },
    { input: expect.objectContaining({ from: 'full', attendance: 'none' }) },
  ]);
});

test('where nobody is left to mark on a day, nothing is sent', async () => {
  const given = aClass();
  for (const place of [1, 2, 3]) given.seat(place, 1).attendance = 'partial';
  const { user, requests } = await openAttendance(given);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  expect(details()).toEqual(['Nobody is left to mark on day 1.']);
  expect(requests.some(({ operation }) => operation === 'useMarkDayMutation')).toBe(false);
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
  const attendee = { id: idOf('attendees', 'other'), version: 1, givenName: 'Noor', familyName: 'Haddad' };
  const held = given.seat(1, 1).trainingSeatReservation as object;
  Object.assign(given.seat(1, 1), { version: 2, trainingSeatReservation: { ...held, attendee } });
  await focus('Amelia Hughes, day 1: none');
  await user.keyboard('f');
  await waitFor(() =>
    expect(details()).toEqual([
      'Amelia Hughes, day 1: your mark was not saved. They were taken off this seat meanwhile.',
    ]),
  );
  expect(given.seat(1, 1)).toMatchObject({ attendance: 'none', version: 2 });
});
