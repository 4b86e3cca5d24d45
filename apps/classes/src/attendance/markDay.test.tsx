import { notices } from '@console/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aClass, by, cell, details, focus, openAttendance, refusing, replaceOn } from '../testing/openAttendance.ts';

afterEach(() => notices.clear());

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
  await waitFor(() =>
    expect(details()[1]).toBe(
      'Day 1: 1 delegate was not set to None. Megan Llewellyn was set to Partial by Tom Ellery meanwhile.',
    ),
  );
  expect(
    requests.filter(({ operation }) => operation === 'useMarkDayMutation').map(({ variables }) => variables),
  ).toEqual([
    {
      input: expect.objectContaining({
        from: 'none',
        attendance: 'full',
        attendees: [given.seat(1, 1), given.seat(3, 1)].map((seat) => seat.trainingSeatReservation.attendee.id),
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

/** A server that does not answer a day’s mark before it is told to. */
function slow(given: ReturnType<typeof aClass>) {
  const reached = Promise.withResolvers<void>();
  const { markTrainingSession } = given.data;
  return {
    reached: reached.resolve,
    markTrainingSession: async (args: Parameters<typeof markTrainingSession>[0]) => {
      await reached.promise;
      return markTrainingSession(args);
    },
  };
}

test('a day that is sent late marks nobody who was not there when it was pressed, and says who was left out and why', async () => {
  const given = aClass({ delegates: 4 });
  const { reached, ...answers } = slow(given);
  const { user } = await openAttendance(given, answers);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  await cell('Amelia Hughes, day 1: full');
  replaceOn(given.seat(1, 1));
  Object.assign(given.seat(2, 1), { attendance: 'partial', version: 2, updatedBy: by('Priya Nair') });
  Object.assign(given.seat(3, 1), { attendanceComments: 'Called in.', version: 2 });
  reached();
  await waitFor(() =>
    expect(details()).toEqual([
      'Saved successfully. Day 1: 1 delegate full',
      'Day 1: 3 delegates were not set to Full. Amelia Hughes was taken off meanwhile. Idris Khan was set to Partial by Priya Nair meanwhile. Megan Llewellyn was given notes meanwhile.',
    ]),
  );
  expect([1, 2, 3, 4].map((place) => given.seat(place, 1).attendance)).toEqual(['none', 'partial', 'none', 'full']);
  await cell('Noor Haddad, day 1: none');
});

test('a day on which everybody was taken off meanwhile is not saved, and there is nothing to undo', async () => {
  const given = aClass({ delegates: 1 });
  const { reached, ...answers } = slow(given);
  const { user, requests } = await openAttendance(given, answers);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  replaceOn(given.seat(1, 1));
  reached();
  await waitFor(() =>
    expect(details()).toEqual(['Day 1: 1 delegate was not set to Full. Amelia Hughes was taken off meanwhile.']),
  );
  await user.keyboard('{Control>}z{/Control}');
  expect(requests.filter(({ operation }) => operation === 'useMarkDayMutation')).toHaveLength(1);
});

test('a day that a colleague has marked alike meanwhile needs nothing', async () => {
  const given = aClass({ delegates: 1 });
  const { reached, ...answers } = slow(given);
  const { user } = await openAttendance(given, answers);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  Object.assign(given.seat(1, 1), { attendance: 'full', version: 2 });
  reached();
  await waitFor(() => expect(details()).toEqual(['Nobody is left to mark on day 1.']));
});

test('who is marked otherwise while the whole day is on its way stays so, as the screen says all the time', async () => {
  const given = aClass();
  const { reached, ...answers } = slow(given);
  const { user } = await openAttendance(given, { ...refusing(given), ...answers });
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  await focus('Idris Khan, day 1: full');
  await user.keyboard('n');
  await cell(/^Idris Khan, day 1: none/);
  reached();
  await waitFor(() => expect(given.seat(1, 1).attendance).toBe('full'));
  await waitFor(() => expect(details()).toContain('Saved successfully. Idris Khan, day 1: none'));
  expect([1, 2, 3].map((place) => given.seat(place, 1).attendance)).toEqual(['full', 'none', 'full']);
  await cell('Idris Khan, day 1: none');
});

test('a whole day undone before it is saved takes back what it did, and nothing that a colleague had done first', async () => {
  const given = aClass();
  const { reached, ...answers } = slow(given);
  const { user } = await openAttendance(given, answers);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  await focus('Idris Khan, day 1: full');
  await user.keyboard('{Control>}z{/Control}');
  await cell('Idris Khan, day 1: none');
  Object.assign(given.seat(3, 1), { attendance: 'full', version: 2, updatedBy: by('Priya Nair') });
  reached();
  await waitFor(() => expect(details()).toEqual(['Saved successfully. Undone: Day 1: 2 delegates none']));
  expect([1, 2, 3].map((place) => given.seat(place, 1).attendance)).toEqual(['none', 'none', 'full']);
  await cell('Megan Llewellyn, day 1: full');
});
