import { type ClassMove, classLinks, classMoves } from '@console/classes-contracts';
import { notices } from '@console/platform';
import { expectImpossible } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { choose, classToMove, giveReason, id, impacts, input, menu, reason } from '../testing/classToMove.ts';
import { dialog, openClass } from '../testing/openClass.ts';

beforeEach(() => {
  // The test runs on the Wednesday of the week before the class.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test.each([
  ['provisional', ['Postpone', 'Cancel class'], 'Confirm', {}],
  ['confirmed', ['Mark as delivered', 'Postpone', 'Cancel class'], null, {}],
  ['postponed', ['Set new dates, provisional', 'Cancel class'], 'Set new dates', {}],
  // It was provisional before, so nothing confirms it by the way.
  ['postponed', ['Set new dates', 'Cancel class'], 'Set new dates, provisional', { wasProvisional: true }],
])('a class that is %s offers the moves of its state', async (status, offered, main, more) => {
  const { user } = await openClass(() => classToMove(status, more));
  if (main) screen.getByRole('button', { name: main });
  expect((await menu(user)).map(({ textContent }) => textContent)).toEqual(offered);
});

/** For each move that a guard can refuse, a class in the right state that it refuses, and the reason. */
const impossible: Readonly<Record<ClassMove, readonly [object, string] | null>> = {
  confirm: [
    { status: 'provisional', endsAt: '2026-11-10T16:30:00.000Z' },
    'The dates of this class are over. Postpone it to give it new ones.',
  ],
  deliver: [{ status: 'confirmed' }, 'This class has not ended. It can be delivered once its last session is over.'],
  postpone: [
    { status: 'confirmed', attended: true },
    'Attendance is recorded for this class, so it can no longer be postponed.',
  ],
  reschedule: null,
  rescheduleProvisional: null,
  cancel: [
    { status: 'confirmed', hasDeliveredItems: true },
    'A booking item of this class has been delivered, so the class can no longer be canceled.',
  ],
};

test.each(Object.keys(classMoves.moves) as ClassMove[])(
  'an impossible move is disabled, says why and opens no dialog: %s',
  async (move) => {
    const { label, guard } = classMoves.moves[move];
    const refused = impossible[move];
    expect(refused !== null).toBe(guard !== undefined);
    if (refused === null) return;
    const { user, sent } = await openClass(() => classToMove('confirmed', refused[0]));
    expect(await expectImpossible(user, label)).toBe(refused[1]);
    expect(sent('classImpactQuery')).toEqual([]);
  },
);

test('the next step of a confirmed class that has ended is to deliver it', async () => {
  const { user } = await openClass(() =>
    classToMove('confirmed', { startsAt: '2026-11-09T09:30:00.000Z', endsAt: '2026-11-10T16:30:00.000Z' }),
  );
  screen.getByRole('button', { name: 'Mark as delivered' });
  expect((await menu(user)).map(({ textContent }) => textContent)).toEqual(['Postpone', 'Cancel class']);
});

test.each(['delivered', 'canceled'])(
  'a class that is %s offers no moves, and says why its trainer cannot change',
  async (status) => {
    const { user } = await openClass(() => classToMove(status));
    expect(screen.queryByRole('button', { name: /^(More actions|Confirm|Set new dates)$/ })).toBeNull();
    const reason = `This class is ${status} and can no longer be changed.`;
    expect(await expectImpossible(user, 'Change trainer')).toBe(reason);
  },
);

test('canceling a class asks first and shows the impact, the bookings first', async () => {
  let status = 'confirmed';
  const { user, sent } = await openClass(() => classToMove(status), {
    cancelTrainingClass: () => {
      status = 'canceled';
      return { trainingClass: { ...classToMove(status), version: 2 } };
    },
  });
  await choose(user, 'Cancel class');
  dialog().getByRole('heading', { name: 'Cancel TC-20853?' });
  await dialog().findByText('This touches 1 booking, 1 delegate and 1 trainer.');
  expect(
    dialog()
      .getAllByRole('list')
      .map((list) => list.textContent),
  ).toEqual([
    'BK-10482 Hallam Engineering plc loses 2 seats and is canceled',
    'Seat 4 Oliver Bamford loses the seat',
    'Hannah Whitfield is free',
  ]);
  expect(sent('classImpactQuery')).toEqual([{ id, move: 'cancel' }]);
  await user.click(dialog().getByRole('button', { name: 'Cancel class' }));
  await dialog().findByText('Reason is required');
  expect(sent('classMoveDialogsCancelMutation')).toEqual([]);
  await giveReason(user);
  await user.click(dialog().getByRole('button', { name: 'Cancel class' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('classMoveDialogsCancelMutation')).toEqual([{ input: { ...input, reason } }]);
  expect(notices.get()).toMatchObject([
    { tone: 'success', text: 'TC-20853 is canceled.', link: { to: `${classLinks.detail(id)}#people-to-tell` } },
  ]);
});

test('NAV-05 the seats that are open stay in the URL once the class is confirmed, because a reload then opens on the attendance', async () => {
  let status = 'provisional';
  const { user, address } = await openClass(() => classToMove(status), {
    confirmTrainingClass: () => {
      status = 'confirmed';
      return { trainingClass: { ...classToMove(status), version: 2 } };
    },
  });
  await user.click(screen.getByRole('tab', { name: /^Seats/ }));
  await waitFor(() => expect(address()).not.toContain('?'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await dialog().findByText(/^This touches/);
  await user.click(dialog().getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('tab', { name: /^Seats/ }));
  await waitFor(() => expect(address()).toContain('?tab=seats'));
});

test('NAV-12 an affected record of a kind that this console does not know is listed under "Descriptor not found."', async () => {
  const unheard = [{ entity: 'unheard_of', target: null, reference: 'UO-1', title: 'One', consequence: 'is told' }];
  const { user } = await openClass(() => classToMove('provisional', { impactOf: unheard }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await dialog().findByText(/^Descriptor not found\./);
  dialog().getByText('UO-1');
});

test('a note about an order that is not drafted does not count as touched', async () => {
  const consequence = 'is not drafted: no day rate for this course';
  const impactOf = [{ entity: 'note', target: null, reference: 'New purchase order', title: 'Ruth', consequence }];
  const { user } = await openClass(() => classToMove('provisional', { impactOf }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await dialog().findByText('Nothing else is touched.');
  dialog().getByText('is not drafted: no day rate for this course', { exact: false });
});

test('the confirmation names what the class still lacks', async () => {
  const { user } = await openClass(() =>
    classToMove('provisional', { trainer: null, deliveryFormat: 'virtual', impactOf: [impacts[2]] }),
  );
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  dialog().getByText('No trainer yet.');
  dialog().getByText('2 sessions have no meeting link.');
});

test('a move cannot be confirmed before the impact has loaded, and the impact can be fetched again', async () => {
  let working = false;
  const { user, sent } = await openClass(() => ({
    ...classToMove('provisional'),
    impactOf: () => {
      if (!working) throw new Error('The server did not answer.');
      return [];
    },
  }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await dialog().findByText('The affected records could not be loaded.');
  await user.click(dialog().getByRole('button', { name: 'Confirm' }));
  expect(sent('classMoveDialogsConfirmMutation')).toEqual([]);
  working = true;
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await dialog().findByText('Nothing else is touched.');
});

test('when the server refuses a move, the dialog shows the reason and only Close is left', async () => {
  const { user } = await openClass(() => classToMove('confirmed'), {
    postponeTrainingClass: () => {
      const extensions = { status: 409 };
      throw Object.assign(new Error('Attendance is recorded for this class, so it can no longer be postponed.'), {
        extensions,
      });
    },
  });
  await choose(user, 'Postpone');
  await dialog().findByText(/^This touches/);
  await giveReason(user);
  await user.click(dialog().getByRole('button', { name: 'Postpone' }));
  await waitFor(() => dialog().getByRole('heading', { name: 'TC-20853 is not postponed' }));
  dialog().getByText(/^Attendance is recorded for this class/);
});

test('a postponed class gets new dates, and the other days follow the first', async () => {
  const { user, sent } = await openClass(() => classToMove('postponed'), {
    rescheduleTrainingClass: () => ({ trainingClass: { ...classToMove('confirmed'), seatsReservedCount: 1 } }),
  });
  await user.click(screen.getByRole('button', { name: 'Set new dates' }));
  dialog().getByRole('heading', { name: 'New dates for TC-20853' });
  const [first, second] = dialog().getAllByRole('group', { name: /^Day \d$/ }) as [HTMLElement, HTMLElement];
  const date = (day: HTMLElement) => within(day).getByRole<HTMLInputElement>('combobox', { name: /^Date/ });
  expect(date(first).value).toBe('16 Nov 2026');
  await user.clear(date(first));
  await user.type(date(first), '3 Dec 2026');
  await waitFor(() => expect(date(second).value).toBe('4 Dec 2026'));
  await user.clear(date(second));
  await user.type(date(second), '2 Dec 2026');
  await user.click(dialog().getByRole('button', { name: 'Set new dates' }));
  await dialog().findByText('Day 2 must not be before day 1');
  expect(sent('useRescheduleClassMutation')).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Move day 2 along' }));
  expect(date(second).value).toBe('4 Dec 2026');
  const end = within(second).getByRole('textbox', { name: /^End/ });
  await user.clear(end);
  await user.type(end, '08:00');
  await user.click(dialog().getByRole('button', { name: 'Set new dates' }));
  await dialog().findByText('End must be after the start, or within 12 hours on the next day');
  await user.clear(end);
  await user.type(end, '15:00');
  await user.click(dialog().getByRole('button', { name: 'Set new dates' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sessions = [
    { date: '2026-12-03', startsAt: '09:30', endsAt: '16:30' },
    { date: '2026-12-04', startsAt: '09:30', endsAt: '15:00' },
  ];
  expect(sent('useRescheduleClassMutation')).toMatchObject([{ input: { ...input, provisional: false, sessions } }]);
  const link = { label: 'People to tell', to: `${classLinks.detail(id)}?tab=seats` };
  expect(notices.get()).toMatchObject([{ text: 'TC-20853 is confirmed for its new dates.', link }]);
});
