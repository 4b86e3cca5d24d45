import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { findings, show } from '../testing/show.tsx';
import { type Notice, NoticeHost } from './index.ts';

const saved: Notice = { id: 1, tone: 'success', text: 'Saved successfully.' };
const canceled: Notice = {
  id: 4,
  tone: 'success',
  text: 'BK-10482 is canceled.',
  link: { label: 'People to tell', to: '#people-to-tell' },
};
const failed: Notice = {
  id: 2,
  tone: 'error',
  text: 'The note was not posted.',
  details: ['The booking is canceled.'],
};

function Notices({ begin = [saved, failed] }: { readonly begin?: readonly Notice[] }) {
  const [notices, setNotices] = useState(begin);
  return (
    <NoticeHost notices={notices} onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))} />
  );
}

/** The rows of the console's frame: the screen, and below it what may come and go. */
function Frame({ screen: content, below }: { readonly screen: ReactNode; readonly below: ReactNode }) {
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' }}>
      <main style={{ overflow: 'auto' }}>{content}</main>
      <div>{below}</div>
    </div>
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
  show(<Notices begin={[saved]} />);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.queryByText('Saved successfully.')).not.toBeNull();
});

test('a success with a next step stays until the step is taken', async () => {
  vi.useFakeTimers();
  show(<Notices begin={[canceled]} />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('BK-10482 is canceled.')).not.toBeNull();
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('link', { name: 'People to tell' }));
  expect(location.hash).toBe('#people-to-tell');
  expect(screen.queryByText('BK-10482 is canceled.')).toBeNull();
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

test.each([1440, 390])(
  'in a window %i px wide notices cover nothing of the screen, which gets shorter',
  async (width) => {
    await page.viewport(width, 800);
    const names = Array.from({ length: 60 }, (_, index) => `Row ${index + 1}`);
    const rows = names.map((name) => <p key={name}>{name}</p>);
    show(
      <Frame
        screen={[<Button key="Edit">Edit</Button>, ...rows]}
        below={<Notices begin={[saved, canceled, failed]} />}
      />,
    );
    const host = screen.getByRole('region', { name: 'Notices' });
    const sheet = screen.getByRole('main');
    const [box, room] = [host.getBoundingClientRect(), sheet.getBoundingClientRect()];
    expect([box.top, box.bottom]).toEqual([room.bottom, 800]);
    expect(box.width).toBe(width);
    // The end of the screen can be scrolled into view.
    sheet.scrollTop = sheet.scrollHeight;
    expect(screen.getByText('Row 60').getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top);
    expect(await findings()).toEqual([]);
  },
);

test('without a notice the screen has the whole window', async () => {
  await page.viewport(1440, 800);
  show(<Frame screen="Bookings" below={<Notices begin={[]} />} />);
  expect(screen.getByRole('main').getBoundingClientRect().height).toBe(800);
});

test('notices of one tone stand apart', async () => {
  await page.viewport(1440, 800);
  show(<NoticeHost notices={[saved, { ...saved, id: 3 }]} onDismiss={() => {}} />);
  const [first, second] = [...screen.getByRole('status').children].map((card) => card.getBoundingClientRect());
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(8);
  expect(second?.top).toBe(first?.top);
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
      <Frame
        screen={<Button onClick={() => add('Edit booking')}>Edit</Button>}
        below={
          <NoticeHost notices={notices} onDismiss={(id) => setNotices((all) => all.filter((one) => one.id !== id))} />
        }
      />
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

test('a notice above a dialog does not cover the focused element', async () => {
  await page.viewport(390, 800);
  show(<UnderDialogs />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.style.cssText = 'position: fixed; left: 20px; bottom: 20px';
  act(() => cancel.focus());
  await expect.poll(() => region().getBoundingClientRect().bottom).toBeLessThan(cancel.getBoundingClientRect().top);
});

test('a notice above a dialog is in the accessibility tree', async () => {
  show(<UnderDialogs />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const names = await announcedButtons();
  expect(names).toContain('Dismiss');
  expect(names).not.toContain('Edit');
});
