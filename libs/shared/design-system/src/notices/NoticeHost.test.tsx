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

test('a success goes after six seconds, an error stays', () => {
  vi.useFakeTimers();
  show(<Notices />);
  act(() => void vi.advanceTimersByTime(5999));
  expect(screen.queryByText('Saved successfully.')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Saved successfully.')).toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('The note was not posted.')).not.toBeNull();
});

test('a success stays while someone is at it', () => {
  vi.useFakeTimers();
  show(<Notices />);
  act(() => screen.getByRole('link', { name: 'Open booking' }).focus());
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.queryByText('Saved successfully.')).not.toBeNull();
});

test('both are announced, an error at once, and an error can be dismissed', async () => {
  show(<Notices />);
  expect(screen.getByRole('status').textContent).toContain('Saved successfully.');
  expect(screen.getByRole('alert').textContent).toContain('The booking is canceled.');
  expect(await findings()).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
  expect(screen.queryByText('The note was not posted.')).toBeNull();
});
