import { classLinks } from '@console/classes-contracts';
import { notices } from '@console/platform';
import { renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { idOf } from '../testing/classData.ts';
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
  swapDelegates,
} from '../testing/openAttendance.ts';

beforeEach(afterTheClass);

test('notes are edited in a dialog that shows the last change of the seat; then the focus returns to the seat', async () => {
  const given = aClass();
  Object.assign(given.seat(2, 1), { updatedAt: '2026-11-16T09:12:00.000Z', updatedBy: by('Priya Nair') });
  const { user } = await openAttendance(given);
  await focus('Idris Khan, day 1: none');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Idris Khan, day 1' });
  await user.click(await within(dialog).findByRole('button', { name: 'Updated 16 Nov 2026' }));
  expect(screen.getByRole('dialog', { name: 'Created and last updated' }).textContent).toContain('Priya Nair');
  await user.type(within(dialog).getByLabelText('Attendance notes'), 'Came at ten.');
  within(dialog).getByText('12/1000');
  await user.click(within(dialog).getByRole('button', { name: 'Save notes' }));
  await cell('Idris Khan, day 1: none, has notes');
  expect(given.seat(2, 1)).toMatchObject({ attendanceComments: 'Came at ten.', attendance: 'none', version: 2 });
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Idris Khan, day 1: none, has notes'),
  );
});

test('when the last change of a seat fails to load, its dialog says so and loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const given = aClass();
  let broken = true;
  const node = (asked: { id: string }) => {
    if (broken) throw new Error('The database is away.');
    return given.data.node(asked);
  };
  const { user } = await openAttendance(given, { node });
  await focus('Idris Khan, day 1: none');
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Idris Khan, day 1' }));
  await dialog.findByText('The last change could not be loaded.');
  broken = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('button', { name: 'Created 1 Nov 2026' });
});

test('open notes stay with their delegate when a colleague swaps two delegates, and are not saved for the other one', async () => {
  const given = aClass();
  const { user, requests, go, address } = await openAttendance(given, serverOfConflicts(given));
  await focus('Idris Khan, day 1: none');
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Idris Khan, day 1' }));
  await user.type(dialog.getByLabelText('Attendance notes'), 'Came at ten.');
  swapDelegates(given, 1, 2);
  await go(address());
  await dialog.findByText('Idris Khan no longer has this seat on this day.');
  screen.getByRole('dialog', { name: 'Idris Khan, day 1' });
  await user.click(dialog.getByRole('button', { name: 'Save notes' }));
  await dialog.findByText('Somebody else changed this seat.');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Attendance notes').value).toBe('Came at ten.');
  const sent = requests.filter(({ operation }) => operation === 'AttendanceNotesDialogMutation');
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input: { id: given.seat(2, 1).id, version: 1, attendanceComments: 'Came at ten.' } },
  ]);
  expect([given.seat(1, 1), given.seat(2, 1)]).toMatchObject([
    { attendanceComments: null },
    { attendanceComments: null },
  ]);
});

test('open notes follow a change of their own seat', async () => {
  const given = aClass();
  const { user, go, address } = await openAttendance(given);
  await focus('Idris Khan, day 1: none');
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Idris Khan, day 1' }));
  Object.assign(given.seat(2, 1), { attendance: 'partial', version: 2 });
  await go(address());
  await screen.findByRole('gridcell', { name: 'Idris Khan, day 1: partial', hidden: true });
  await user.type(dialog.getByLabelText('Attendance notes'), 'Came at ten.');
  await user.click(dialog.getByRole('button', { name: 'Save notes' }));
  await cell('Idris Khan, day 1: partial, has notes');
  expect(details()).toEqual(['Save successful Idris Khan, day 1: notes']);
});

test("notes that were typed for one delegate are not offered for the seat's next delegate", async () => {
  const given = aClass();
  const first = await openAttendance(given);
  await focus('Amelia Hughes, day 1: none');
  await first.user.keyboard('{Enter}');
  await first.user.type(await screen.findByLabelText('Attendance notes'), 'Came at ten.');
  first.unmount();
  replaceDelegate(given.seat(1, 1));
  const { user } = await openAttendance(given);
  await focus('Noor Haddad, day 1: none');
  await user.keyboard('{Enter}');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Attendance notes')).value).toBe('');
});

test('the register of a class that is not confirmed says why marking is disabled, and its notes can be written', async () => {
  const given = aClass({ status: 'postponed' });
  Object.assign(given.seat(1, 1), { attendance: 'full', attendanceComments: 'Left early.' });
  const { user } = await openAttendance(given);
  const why = 'This class is postponed. Attendance is recorded once it has new dates.';
  expect(screen.queryAllByRole('status').some(({ textContent }) => textContent === why)).toBe(false);
  await focus('Amelia Hughes, day 1: full, has notes');
  await user.keyboard('n');
  expect(given.seat(1, 1).attendance).toBe('full');
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === why)).toBe(true);
  expect(screen.getByRole('button', { name: 'Day 1: all full' }).getAttribute('aria-disabled')).toBe('true');
  screen.getAllByText(/^was /);
  await focus('Amelia Hughes, day 1: full, has notes');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Amelia Hughes, day 1' });
  await user.type(within(dialog).getByRole('textbox'), ' Ill.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(given.seat(1, 1).attendanceComments).toBe('Left early. Ill.'));
});

test('notes of a canceled class can be cleared, so that the seat can be unassigned', async () => {
  const given = aClass({ status: 'canceled' });
  Object.assign(given.seat(1, 1), { attendanceComments: 'Left early.' });
  const { user } = await openAttendance(given);
  await focus('Amelia Hughes, day 1: none, has notes');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Amelia Hughes, day 1' });
  await user.click(within(dialog).getByRole('button', { name: 'Clear notes' }));
  await cell('Amelia Hughes, day 1: none');
  expect(given.seat(1, 1)).toMatchObject({ attendanceComments: null, version: 2 });
  expect(screen.queryByRole('dialog')).toBeNull();
  await focus('Idris Khan, day 1: none');
  await user.keyboard('{Enter}');
  await screen.findByText('No attendance notes.');
  expect(screen.queryByRole('button', { name: 'Clear notes' })).toBeNull();
});

test('CLS-08 a coming day cannot be marked and says from when on, but takes notes; its notice is literal', async () => {
  const given = aClass({ days: ['2026-11-16', '2150-03-02'] });
  const { user, requests } = await openAttendance(given);
  const reason = 'Attendance can be marked from 2 Mar 2150 on. Notes can be written at any time.';
  const all = screen.getByRole('button', { name: 'Day 2: all full', description: reason });
  expect(all.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Day 1: all full' }).getAttribute('aria-disabled')).toBeNull();
  await user.click(all);
  const coming = await cell('Idris Khan, day 2: not marked yet');
  expect(coming.getAttribute('aria-description')).toBe(reason);
  expect(within(coming).queryByRole('button', { pressed: true })).toBeNull();
  expect(coming.textContent).toBe('–');
  await user.click(within(coming).getByRole('button', { name: 'Full' }));
  await focus('Idris Khan, day 2: not marked yet');
  await user.keyboard('f ');
  await user.keyboard('{Shift>}F{/Shift}');
  expect(document.activeElement).toBe(coming);
  expect(requests.some(({ operation }) => operation.includes('Mutation'))).toBe(false);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Idris Khan, day 2' });
  await user.type(within(dialog).getByLabelText('Attendance notes'), 'Comes at ten.');
  await user.click(within(dialog).getByRole('button', { name: 'Save notes' }));
  await cell('Idris Khan, day 2: not marked yet, has notes');
  expect(notices.get().map(({ text, details }) => [text, details])).toEqual([
    ['Save successful', ['Idris Khan, day 2: notes']],
  ]);
  await focus('Idris Khan, day 1: none');
  await user.keyboard('f');
  await cell('Idris Khan, day 1: full');
});

test('an unknown tab in the URL opens the register of a confirmed class', async () => {
  await openAttendance(aClass(), {}, 'nonsense');
  await cell('Amelia Hughes, day 1: none');
});

test('a class of 500 seats is shown whole', async () => {
  await openAttendance(aClass({ delegates: 500 }));
  const grid = screen.getByRole('grid', { name: 'Attendance' });
  await waitFor(() => expect(grid.querySelectorAll('tbody tr').length).toBe(500));
});

test('when the seats fail to load, the tab shows an error with a button to try again', async () => {
  const given = aClass();
  const whole = given.data.trainingClass;
  let asked = 0;
  // The first request is the page's own query.
  const trainingClass = () => {
    asked += 1;
    if (asked === 2) throw new Error('Broken.');
    return whole;
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const at = `${classLinks.detail(idOf('training_classes', 'TC-20853'))}?tab=attendance`;
  const { user } = await renderScreen({ remote, routes, at, data: { ...given.data, trainingClass } });
  await screen.findByText('The attendance could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('grid', { name: 'Attendance' });
});
