import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClass, afterTheClass, cell, focus, openAttendance } from '../testing/openAttendance.ts';

beforeEach(afterTheClass);

test.each([
  ['provisional', 'This class is provisional. Attendance is recorded once it is confirmed.'],
  ['postponed', 'This class is postponed. Attendance is recorded once it has new dates.'],
])('CLS-08 a %s class takes notes for the days to come, and no marks', async (status, reason) => {
  const given = aClass({ status, days: ['2150-03-02', '2150-03-03'] });
  const { user } = await openAttendance(given);
  expect(screen.getAllByText(reason)).not.toEqual([]);
  await focus('Idris Khan, day 1: not marked yet');
  await user.keyboard('f');
  expect(given.seat(2, 1).attendance).toBe('none');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Idris Khan, day 1' });
  await user.type(within(dialog).getByLabelText('Attendance notes'), 'Cannot come.');
  await user.click(within(dialog).getByRole('button', { name: 'Save notes' }));
  await waitFor(() => expect(given.seat(2, 1).attendanceComments).toBe('Cannot come.'));
  await cell('Idris Khan, day 1: not marked yet, has notes');
});

test('CLS-08 a canceled class takes no notes', async () => {
  const { user } = await openAttendance(aClass({ status: 'canceled', days: ['2150-03-02', '2150-03-03'] }));
  await focus('Idris Khan, day 1: not marked yet');
  await user.keyboard('{Enter}');
  await screen.findByText('No attendance notes.');
  expect(screen.queryByRole('textbox', { name: 'Attendance notes' })).toBeNull();
});
