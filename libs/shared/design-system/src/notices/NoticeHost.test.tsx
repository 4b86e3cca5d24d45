import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import { type Notice, NoticeHost } from './index.ts';

const saved: Notice = {
  id: 1,
  tone: 'success',
  text: 'Saved successfully.',
  link: { label: 'Open booking', to: '/booking/1' },
};
const failed: Notice = {
  id: 2,
  tone: 'error',
  text: 'The note was not posted.',
  details: ['The booking is canceled.'],
};

function Notices() {
  const [notices, setNotices] = useState<readonly Notice[]>([saved, failed]);
  return (
    <NoticeHost notices={notices} onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))} />
  );
}

afterEach(() => vi.useRealTimers());

test('a success disappears after six seconds, an error stays', () => {
  vi.useFakeTimers();
  show(<Notices />);
  act(() => void vi.advanceTimersByTime(5999));
  expect(screen.queryByText('Saved successfully.')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Saved successfully.')).toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('The note was not posted.')).not.toBeNull();
});

test('a success stays while it has the focus', () => {
  vi.useFakeTimers();
  show(<Notices />);
  act(() => screen.getByRole('link', { name: 'Open booking' }).focus());
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.queryByText('Saved successfully.')).not.toBeNull();
});

test("a notice's action runs and closes the notice", async () => {
  const undo = vi.fn();
  const dismissed = vi.fn();
  const marked: Notice = { id: 3, tone: 'success', text: 'Saved successfully.', action: { label: 'Undo', run: undo } };
  show(<NoticeHost notices={[marked]} onDismiss={dismissed} />);
  expect(await findings()).toEqual([]);
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  await userEvent.click(button);
  expect([undo.mock.calls, dismissed.mock.calls]).toEqual([[[]], [[3]]]);
});

test('both notices are announced, an error at once, and an error can be dismissed', async () => {
  show(<Notices />);
  expect(screen.getByRole('status').textContent).toContain('Saved successfully.');
  expect(screen.getByRole('alert').textContent).toContain('The booking is canceled.');
  expect(await findings()).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
  expect(screen.queryByText('The note was not posted.')).toBeNull();
});

test('notices that would cover the focus move to the top, and the next ones start at the bottom', async () => {
  show(
    <>
      <button type="button" style={{ position: 'fixed', left: '300px', bottom: '24px' }}>
        Last of the list
      </button>
      <Notices />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Last of the list' });
  const host = screen.getByRole('region', { name: 'Notices' });
  const middle = () => {
    const { top, bottom } = host.getBoundingClientRect();
    return (top + bottom) / 2 / window.innerHeight;
  };
  expect(middle()).toBeGreaterThan(0.5);
  act(() => button.focus());
  await expect.poll(middle).toBeLessThan(0.5);
  for (const dismiss of screen.getAllByRole('button', { name: 'Dismiss' })) await userEvent.click(dismiss);
  expect(host.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight / 2);
});
