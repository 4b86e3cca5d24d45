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

test('marking a whole day sets full for everyone without a mark or notes; undo reverts only those', async () => {
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

test('when everyone on a day is marked already, nothing is sent', async () => {
  const given = aClass();
  for (const place of [1, 2, 3]) given.seat(place, 1).attendance = 'partial';
  const { user, requests } = await openAttendance(given);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  expect(details()).toEqual(['Nobody is left to mark on day 1.']);
  expect(requests.some(({ operation }) => operation === 'useMarkDayMutation')).toBe(false);
});

/** A server that answers the mark of a day only when the test releases the answer. */
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

test('a day mark that is sent late marks only the delegates who still have their seats, and names the others with the reason', async () => {
  const given = aClass({ delegates: 4 });
  const { reached, ...answers } = slow(given);
  const { user } = await openAttendance(given, answers);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  await cell('Amelia Hughes, day 1: full');
  replaceDelegate(given.seat(1, 1));
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

test('a day mark is not saved when all its delegates were taken off meanwhile, and there is nothing to undo', async () => {
  const given = aClass({ delegates: 1 });
  const { reached, ...answers } = slow(given);
  const { user, requests } = await openAttendance(given, answers);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  replaceDelegate(given.seat(1, 1));
  reached();
  await waitFor(() =>
    expect(details()).toEqual(['Day 1: 1 delegate was not set to Full. Amelia Hughes was taken off meanwhile.']),
  );
  await user.keyboard('{Control>}z{/Control}');
  expect(requests.filter(({ operation }) => operation === 'useMarkDayMutation')).toHaveLength(1);
});

test('a day that a colleague has marked the same way meanwhile needs no change', async () => {
  const given = aClass({ delegates: 1 });
  const { reached, ...answers } = slow(given);
  const { user } = await openAttendance(given, answers);
  await user.click(screen.getByRole('button', { name: 'Day 1: all full' }));
  Object.assign(given.seat(1, 1), { attendance: 'full', version: 2 });
  reached();
  await waitFor(() => expect(details()).toEqual(['Nobody is left to mark on day 1.']));
});

test('a delegate who is marked differently while the day mark is being sent keeps that mark, as the screen shows', async () => {
  const given = aClass();
  const { reached, ...answers } = slow(given);
  const { user } = await openAttendance(given, { ...serverOfConflicts(given), ...answers });
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

test("undoing a day mark before it is saved reverts its own changes, and none of a colleague's", async () => {
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
