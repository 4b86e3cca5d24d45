import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorAlert } from '../error-alert/index.ts';
import { findings, show } from '../testing/show.tsx';
import { CopyButton, PanelMessage } from './index.ts';

afterEach(() => vi.restoreAllMocks());

test('a failure shows its title, can be tried again, and has details to copy', async () => {
  const onTryAgain = vi.fn();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(
    <PanelMessage
      kind="failed"
      title="Billing did not load"
      code="REMOTE_ENTRY_TIMEOUT · 09:31 UTC"
      onTryAgain={onTryAgain}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Billing did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(copied).toHaveBeenCalledWith('Billing did not load\nREMOTE_ENTRY_TIMEOUT · 09:31 UTC');
  expect(await findings()).toEqual([]);
});

test('NAV-14 "Copied" disappears after two seconds', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.useFakeTimers();
  show(<CopyButton text="BK-10482" label="Copy the reference" />);
  await act(async () => screen.getByRole('button').click());
  act(() => void vi.advanceTimersByTime(1999));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the alert lists every message, and without a message it is absent', () => {
  show(<ErrorAlert messages={['The class has no free seat.', 'The booking is canceled.']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The class has no free seat.',
    'The booking is canceled.',
  ]);
  show(<ErrorAlert messages={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('several messages stand apart, below a title of its own line, and the icon is on the first line', () => {
  show(
    <div style={{ width: 300 }}>
      <ErrorAlert
        title="The delegates were not imported."
        messages={['Line 3: ada@example.org has a seat in this class already.', 'Line 7: the family name is missing.']}
      />
    </div>,
  );
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  const title = boxOf(screen.getByText('The delegates were not imported.'));
  const [first, second] = screen.getAllByRole('listitem').map(boxOf);
  expect((first?.top ?? 0) - title.bottom).toBeGreaterThanOrEqual(4);
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(4);
  const icon = boxOf(screen.getByRole('alert').querySelector('svg'));
  expect(Math.abs(icon.top + icon.height / 2 - (title.top + 10))).toBeLessThanOrEqual(1);
});

test('the icon of an alert with buttons stands on the first line of its text, also where the text wraps', async () => {
  show(
    <div style={{ width: 300 }}>
      <ErrorAlert
        tone="info"
        messages={['What you typed here before is back. It is not saved yet.']}
        actions={<button type="button">Discard</button>}
      />
    </div>,
  );
  const alert = screen.getByRole('alert');
  const text = screen.getByText(/What you typed/);
  const offset = () => {
    const icon = alert.querySelector('svg')?.getBoundingClientRect();
    const top = text.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(text).paddingTop);
    return icon && icon.top + icon.height / 2 - (top + 10);
  };
  // The alert measures its width before it puts the button below the text.
  await expect.poll(() => alert.getBoundingClientRect().height).toBeGreaterThan(60);
  await expect.poll(() => Math.abs(offset() ?? 99)).toBeLessThanOrEqual(1);
});
