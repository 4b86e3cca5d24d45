import { notices, notify, unsaved } from '@console/platform';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLeftUnsaved, useOwnUnsaved } from './leftUnsaved.ts';
import type { SessionState } from './sessionStore.ts';

const signedIn = (userId: string): SessionState => ({ status: 'signed-in', token: userId, userId, roles: [] });
const signedOut: SessionState = { status: 'signed-out' };

function hold() {
  const discard = vi.fn(() => release());
  const release = unsaved.hold({ discard });
  return { discard, release };
}

test('keeps unsaved changes for their user, and discards them with a message when another user signs in', () => {
  const { rerender } = renderHook(useOwnUnsaved, { initialProps: signedIn('users/1') });
  const { discard } = hold();
  notify.error('Oliver Bamford was not saved.');
  for (const state of [signedOut, signedIn('users/1'), signedOut]) rerender(state);
  expect([discard.mock.calls.length, notices.get().length]).toEqual([0, 1]);
  rerender(signedIn('users/2'));
  expect([discard.mock.calls.length, notices.get().map(({ text }) => text)]).toEqual([
    1,
    ['What the last person at this tab had not saved is lost.'],
  ]);
});

test('shows no message to another user when nothing was unsaved', () => {
  const { rerender } = renderHook(useOwnUnsaved, { initialProps: signedIn('users/1') });
  notify.success('Saved.');
  rerender(signedIn('users/2'));
  expect(notices.get()).toEqual([]);
});

test('the browser asks before the tab closes while unsaved changes are waiting', () => {
  const { release } = hold();
  const { result, unmount } = renderHook(useLeftUnsaved);
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect([result.current, asks()]).toEqual([true, true]);
  unmount();
  expect(asks()).toBe(false);
  release();
});
