import { beforeEach, expect, test, vi } from 'vitest';
import { notices, notify } from './notices.ts';

beforeEach(() => notices.clear());

test('a notice is shown until it is dismissed', () => {
  const listener = vi.fn();
  const stop = notices.subscribe(listener);
  const id = notify.success('Booking deleted.', { link: { label: 'Bookings', to: '/booking' } });
  notify.error('The booking was not deleted.');
  expect(notices.get().map(({ tone, text }) => [tone, text])).toEqual([
    ['success', 'Booking deleted.'],
    ['error', 'The booking was not deleted.'],
  ]);
  notices.dismiss(id);
  expect(notices.get()).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});

test('a next step waits until the next success, or until the screen is left; an error stays', () => {
  const link = { label: 'People to tell', to: '/booking/1' };
  notify.error('The booking was not saved.');
  notify.success('BK-1 is canceled.', { link });
  notify.success('Note posted.');
  expect(notices.get().map(({ text }) => text)).toEqual(['The booking was not saved.', 'Note posted.']);
  notify.success('BK-2 is canceled.', { link });
  notices.leaveScreen();
  expect(notices.get().map(({ text }) => text)).toEqual(['The booking was not saved.', 'Note posted.']);
});

test('a repeated text shows once, and only the last three successes are kept', () => {
  notify.error('The booking was not saved.');
  for (const text of ['One', 'Two', 'Three', 'Two', 'Four']) notify.success(text);
  notify.error('The booking was not saved.');
  expect(notices.get().map(({ text }) => text)).toEqual(['Three', 'Two', 'Four', 'The booking was not saved.']);
});
