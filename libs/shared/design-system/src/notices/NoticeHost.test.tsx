import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Pager } from '../pager/index.ts';
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

const overlap = (one: Element, other: Element) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
};

test.each([1440, 390])(
  'in a window %i px wide notices cover neither the pager, nor the title, nor the focus',
  async (width) => {
    await page.viewport(width, 800);
    show(
      <>
        <h1 data-page-title style={{ position: 'fixed', left: 0, right: 0, top: 0, margin: 0 }}>
          Bookings
        </h1>
        <button type="button" style={{ position: 'fixed', left: '300px', bottom: '70px' }}>
          Last of the list
        </button>
        <div style={{ position: 'fixed', left: 0, right: 0, bottom: 0 }}>
          <Pager
            pageSize={50}
            sizes={[50, 100]}
            onPageSize={() => {}}
            rows={50}
            hasPrevious={false}
            hasNext
            onPrevious={() => {}}
            onNext={() => {}}
          />
        </div>
        <Notices />
      </>,
    );
    const pager = screen.getByRole('navigation', { name: 'Pages' });
    const last = screen.getByRole('button', { name: 'Last of the list' });
    const host = screen.getByRole('region', { name: 'Notices' });
    const title = screen.getByRole('heading', { name: 'Bookings' });
    expect(overlap(host, pager)).toBe(false);
    expect(overlap(host, last)).toBe(true);
    act(() => last.focus());
    await expect.poll(() => overlap(host, last)).toBe(false);
    expect([overlap(host, pager), overlap(host, title)]).toEqual([false, false]);
    act(() => screen.getByRole('button', { name: 'Next page' }).focus());
    await expect.poll(() => overlap(host, last)).toBe(true);
    expect(overlap(host, pager)).toBe(false);
  },
);

function AboveBanner() {
  const [lost, setLost] = useState(false);
  return (
    <>
      <Button onClick={() => setLost(!lost)}>Connection</Button>
      {lost && (
        <p data-foot="" style={{ position: 'fixed', left: 0, right: 0, bottom: 0, height: '40px', margin: 0 }} />
      )}
      <NoticeHost notices={[failed]} onDismiss={() => {}} />
    </>
  );
}

test('a notice moves above a banner that appears below it, and back when the banner leaves', async () => {
  show(<AboveBanner />);
  const button = screen.getByRole('button', { name: 'Connection' });
  const bottom = () => innerHeight - screen.getByRole('region', { name: 'Notices' }).getBoundingClientRect().bottom;
  expect(bottom()).toBe(16);
  act(() => button.click());
  await expect.poll(bottom).toBe(48);
  act(() => button.click());
  await expect.poll(bottom).toBe(16);
});

test('notices of one tone stand apart', async () => {
  show(<NoticeHost notices={[saved, { ...saved, id: 3 }]} onDismiss={() => {}} />);
  const [upper, lower] = [...screen.getByRole('status').children].map((card) => card.getBoundingClientRect());
  expect((lower?.top ?? 0) - (upper?.bottom ?? 0)).toBe(8);
});

interface Frames {
  frame: { id: string };
  childFrames?: Frames[];
}

interface ReadsAccessibility {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: Frames }>;
  send(
    method: 'Accessibility.getFullAXTree',
    params: { frameId: string },
  ): Promise<{ nodes: { ignored: boolean; role?: { value: string }; name?: { value: string } }[] }>;
}

/** The names of the buttons that the browser offers to screen readers. */
async function announcedButtons() {
  const session: ReadsAccessibility = cdp();
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = (tree: Frames): string[] => [tree.frame.id, ...(tree.childFrames ?? []).flatMap(frames)];
  const trees = await Promise.all(
    frames(frameTree).map((frameId) => session.send('Accessibility.getFullAXTree', { frameId })),
  );
  const buttons = trees.flatMap(({ nodes }) =>
    nodes.filter(({ ignored, role }) => !ignored && role?.value === 'button'),
  );
  return buttons.map(({ name }) => name?.value);
}

function UnderDialogs() {
  const [notices, setNotices] = useState<readonly Notice[]>([failed]);
  const [open, setOpen] = useState<readonly string[]>([]);
  const add = (title: string) => setOpen((all) => [...all, title]);
  return (
    <>
      <Button onClick={() => add('Edit booking')}>Edit</Button>
      <Dialog
        open={open.includes('Edit booking')}
        title="Edit booking"
        actions={<Button onClick={() => add('Leave?')}>Cancel</Button>}
        onClose={() => setOpen([])}
      >
        <Button onClick={() => setNotices((all) => [...all, { ...saved, id: all.length + 10 }])}>Add notice</Button>
      </Dialog>
      <Dialog
        open={open.includes('Leave?')}
        title="Leave?"
        actions={<Button>Leave</Button>}
        onClose={() => setOpen((all) => all.filter((title) => title !== 'Leave?'))}
      />
      <NoticeHost notices={notices} onDismiss={(id) => setNotices((all) => all.filter((one) => one.id !== id))} />
    </>
  );
}

const region = () => screen.getByRole('region', { name: 'Notices' });
const modalAround = () => region().closest('dialog')?.querySelector('h2')?.textContent;

test('notices are above the topmost modal dialog, can be clicked there, and return when it closes', async () => {
  show(<UnderDialogs />);
  const alert = screen.getByRole('alert');
  expect(modalAround()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(modalAround()).toBe('Edit booking');
  await userEvent.click(screen.getByRole('button', { name: 'Add notice' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(modalAround()).toBe('Leave?');
  expect(await findings()).toEqual([]);
  // The click fails when the backdrop or an inert page is in front of the button.
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
  await userEvent.click(dismiss ?? document.body);
  expect(screen.queryByText('The note was not posted.')).toBeNull();
  expect(screen.queryByText('Saved successfully.')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Leave?' })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(modalAround()).toBe('Edit booking');
  await userEvent.keyboard('{Escape}');
  expect(modalAround()).toBeUndefined();
  // Live updates wait while a popover is open (QuietMoment).
  expect(document.querySelector('[popover]')).toBeNull();
  // It is the same live region all the time, so that screen readers announce what comes into it.
  expect(screen.getByRole('alert')).toBe(alert);
});

test('a notice stays at the same place in the window while a dialog opens, and the dialog does not scroll', async () => {
  show(<UnderDialogs />);
  const place = () => region().getBoundingClientRect().toJSON();
  const before = place();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = screen.getByRole('dialog');
  // As the animation that opens the dialog does, which reduced motion leaves out.
  dialog.style.transform = 'scale(0.96)';
  expect(place()).toEqual(before);
  expect([dialog.scrollWidth, dialog.scrollHeight]).toEqual([dialog.clientWidth, dialog.clientHeight]);
  dialog.style.transform = '';
  expect(place()).toEqual(before);
  await userEvent.keyboard('{Escape}');
  expect(place()).toEqual(before);
});

test('a notice above a dialog is in the accessibility tree', async () => {
  show(<UnderDialogs />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const names = await announcedButtons();
  expect(names).toContain('Dismiss');
  expect(names).not.toContain('Edit');
});
