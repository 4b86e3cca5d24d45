import { ThemeProvider } from '@console/design-system/theme';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { activity } from '../session/activity.ts';
import { testToken } from '../testing/fixtures.ts';
import { SessionLimits } from './SessionLimits.tsx';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 16, 9, 0);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });

function show(idleMinutes: number, hours = 12) {
  const exp = NOW / 1000 + hours * 3600;
  const token = testToken({ id: 'users/01JD0000000000000000000000', roles: ['ROLE_ADMIN'], exp });
  const heard = { tellServer: vi.fn(), onEnd: vi.fn(), onSignOut: vi.fn() };
  const { unmount } = render(
    <ThemeProvider scheme="light">
      <SessionLimits {...{ since: NOW, idleMinutes, token, ...heard }} />
    </ThemeProvider>,
  );
  return { ...heard, unmount };
}

test('counts down to the end of an unused session, and stays signed in', async () => {
  const { tellServer, onEnd } = show(60);
  await pass(57 * MINUTE);
  const dialog = screen.getByRole('dialog', { name: 'Are you still there?' });
  expect(dialog.textContent).toContain('Nothing has been done here for a while. You will be signed out in 2 minutes.');
  expect(dialog.textContent).toContain('What you have typed is kept until you sign in again.');
  expect(document.activeElement).toBe(button('Stay signed in'));
  await pass(MINUTE);
  expect(dialog.textContent).toContain('in 1 minute.');
  await pass(59_000);
  expect(dialog.textContent).toContain('in 1 second.');
  fireEvent.click(button('Stay signed in'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([tellServer.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 0]);
});

test('ends the unused session with a sentence under auth.error.session_expired', async () => {
  const { onEnd } = show(60);
  await pass(59 * MINUTE);
  expect(onEnd.mock.calls).toEqual([
    [
      {
        key: 'auth.error.session_expired',
        message: 'You were signed out because nothing was done here for a while. Please sign in again.',
      },
    ],
  ]);
});

test('signs out from the warning', async () => {
  const { onSignOut } = show(60);
  await pass(57 * MINUTE);
  fireEvent.click(button('Sign out'));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('warns of the end of the longest session: later, or sign in again now', async () => {
  const first = show(0, 1);
  await pass(58 * MINUTE);
  expect(screen.getByRole('dialog', { name: 'Your session ends soon' }).textContent).toContain(
    'A session lasts only so long, even when it is used. You will be signed out in 2 minutes.',
  );
  fireEvent.click(button('Sign in again now'));
  expect(first.onEnd.mock.calls).toEqual([[]]);
  fireEvent.click(button('Later'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while it watches, requests know whether the user does anything', async () => {
  const { unmount } = show(60);
  await pass(2 * MINUTE);
  expect(activity.isIdle()).toBe(true);
  window.dispatchEvent(new Event('keydown'));
  expect(activity.isIdle()).toBe(false);
  await pass(2 * MINUTE);
  unmount();
  expect(activity.isIdle()).toBe(false);
});
