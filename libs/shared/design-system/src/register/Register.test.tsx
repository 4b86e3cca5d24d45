import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerDays, registerRows } from '../../gallery/register.tsx';
import { calls, cell, focus, focused, forgetCalls, Marked } from '../testing/markedRegister.tsx';
import { findings, show } from '../testing/show.tsx';
import { Register, type RegisterRow } from './index.ts';

beforeEach(forgetCalls);
afterEach(async () => {
  await page.viewport(1440, 900);
});

test('a row a place, a column a day; the free and the nameless have nothing to mark', async () => {
  show(<Marked rows={registerRows} />);
  const grid = screen.getByRole('grid', { name: 'Attendance' });
  const texts = within(grid)
    .getAllByRole('row')
    .map((row) => [...row.children].map((one) => one.textContent));
  expect(texts[0]).toEqual([
    'Seat',
    'Name',
    'Company',
    ...['Day 1Mon 16 Nov', 'Day 2Tue 17 Nov', 'Day 3Wed 18 Nov'].map((day) => `${day}All full`),
  ]);
  expect(texts[3]).toEqual(['3', 'Megan Llewellyn', 'Hallam Engineering plc', 'Full', 'Partial', 'None']);
  expect(texts[6]).toEqual(['6', 'Add attendee', 'Larkfield Solicitors LLP', '', '', '']);
  expect(texts[8]).toEqual(['8', 'Free seat', '', '', '', '']);
  cell('Megan Llewellyn, day 2: partial, has notes');
  cell('Oliver Bamford, day 2: full, not saved yet');
  expect(await findings()).toEqual([]);
});

test('of many days it opens at the one that is asked for, beside the names, and says which is today', async () => {
  const days = Array.from({ length: 30 }, (_, day) => ({
    id: String(day),
    title: `Day ${day + 1}`,
    detail: 'Mon 16 Nov',
    today: day === 17,
  }));
  const rows = registerRows.map((row) => ({ ...row, cells: days.map(() => row.cells[0] ?? null) }));
  show(<Marked days={days} rows={rows} opensAt={17} />);
  const today = screen.getByRole('columnheader', { current: 'date' });
  expect(today.textContent).toContain('Day 18');
  const name = screen.getByRole('columnheader', { name: 'Name' });
  expect(today.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().right, 0);
  // Whoever scrolls on is left alone.
  const scroll = screen.getByRole('grid').parentElement;
  if (!scroll) throw new Error('Nothing scrolls.');
  scroll.scrollLeft = 0;
  await page.viewport(1280, 900);
  expect(scroll.scrollLeft).toBe(0);
});

test('it is drawn in both themes so that axe finds nothing, also where it is only read', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    show(
      <>
        <Marked rows={registerRows} />
        <Marked rows={registerRows.slice(0, 4)} label="Read" locked />
      </>,
      scheme,
    );
    expect(await findings()).toEqual([]);
  }
});

test('the mouse marks one, and the keys go on from there', async () => {
  show(<Marked rows={registerRows} />);
  await userEvent.click(within(cell('Chloe Whitaker, day 3: none')).getByRole('button', { name: 'Partial' }));
  expect(focused()).toBe('Chloe Whitaker, day 3: partial');
  await userEvent.keyboard('f');
  expect(calls.mark.mock.calls).toEqual([
    [{ row: 4, day: 2 }, 'partial'],
    [{ row: 4, day: 2 }, 'full'],
  ]);
  await userEvent.click(within(cell(/^Megan Llewellyn, day 2/)).getByRole('button', { name: 'Notes' }));
  expect(calls.notes).toHaveBeenCalledWith({ row: 2, day: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Day 3: all full' }));
  expect(calls.day).toHaveBeenCalledWith(2);
});

test('what is only read is not marked', async () => {
  show(<Marked rows={registerRows} locked />);
  focus('Chloe Whitaker, day 1: none');
  await userEvent.keyboard('f ');
  await userEvent.keyboard('{Shift>}f{/Shift}');
  act(() => within(cell('Zainab Mirza, day 1: none')).getByRole('button', { name: 'Full' }).click());
  expect([calls.mark.mock.calls, calls.day.mock.calls]).toEqual([[], []]);
  expect(screen.queryByRole('button', { name: 'Day 1: all full' })).toBeNull();
});

test('targets are 24 px, and on a phone the names stay while the days are scrolled', async () => {
  await page.viewport(390, 800);
  show(<Marked rows={registerRows} />);
  // What is out of sight is not laid out, and at first nothing has been seen.
  await waitFor(() => expect(cell('Zainab Mirza, day 1: none').getBoundingClientRect().height).toBeGreaterThan(0));
  for (const button of screen.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect();
    expect.soft(Math.min(width, height), button.getAttribute('aria-label') ?? '').toBeGreaterThanOrEqual(24);
  }
  const scroll = screen.getByRole('grid').parentElement;
  const name = screen.getByText('Chloe Whitaker');
  const before = name.getBoundingClientRect().left;
  act(() => void scroll?.scrollTo({ left: 10_000 }));
  expect(scroll?.scrollLeft).toBeGreaterThan(100);
  expect(name.getBoundingClientRect().left).toBe(before);
  // What gets the focus is not under them.
  focus('Chloe Whitaker, day 1: none');
  const control = cell('Chloe Whitaker, day 1: none').querySelector('[data-control]');
  const names = name.closest('th')?.getBoundingClientRect().right ?? 0;
  expect(control?.getBoundingClientRect().left).toBeGreaterThanOrEqual(names);
  // Nor is a day that is half under them taken for a part of them: a line stands at their edge.
  for (const each of [name.closest('th'), screen.getByRole('columnheader', { name: 'Name' })]) {
    expect(each && getComputedStyle(each).boxShadow).toMatch(/ 1px 0px 0px 0px$/);
  }
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await findings()).toEqual([]);
});

test('where room is short the company goes below the name, then the words go', async () => {
  show(
    <div id="room" style={{ width: '866px' }}>
      <Marked rows={registerRows} />
    </div>,
  );
  const room = document.getElementById('room');
  const narrow = (px: number) => act(() => room?.style.setProperty('width', `${px}px`));
  const company = () => screen.queryByRole('columnheader', { name: 'Company' }) !== null;
  const words = () => cell('Chloe Whitaker, day 1: none').textContent === 'None';
  expect([company(), words()]).toEqual([true, true]);
  narrow(704);
  await waitFor(() => expect([company(), words()]).toEqual([false, true]));
  expect(screen.getByText('Westmoor Building Society').closest('th')).not.toBeNull();
  narrow(640);
  await waitFor(() => expect(words()).toBe(false));
  const scroll = screen.getByRole('grid').parentElement;
  expect(scroll?.scrollWidth).toBe(scroll?.clientWidth);
});

const many: readonly RegisterRow[] = Array.from({ length: 500 }, (_, index) => ({
  number: index + 1,
  name: `Delegate ${index + 1}`,
  company: 'Calder Valley Housing',
  cells: registerDays.map(() => ({ mark: 'none', notes: null, late: false }) as const),
}));

test('of 500 places the last one is reached by a key, under heads that stay', async () => {
  show(<Marked rows={many} />);
  focus('Delegate 1, day 1: none');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('Delegate 500, day 3: none');
  await userEvent.keyboard('f');
  expect(calls.mark).toHaveBeenCalledWith({ row: 499, day: 2 }, 'full');
  const scroll = screen.getByRole('grid').parentElement?.getBoundingClientRect();
  const head = screen.getByRole('columnheader', { name: /Day 3/ }).getBoundingClientRect();
  expect(Math.abs((scroll?.top ?? 0) - head.top)).toBeLessThan(2);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const { top } = cell('Delegate 2, day 1: none').getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(head.bottom - 1);
});

const drawn = vi.fn();

function Counted() {
  drawn();
  return 'Nobody';
}

/** Everything is another object each time, as what a store reads is. */
function MadeAnew({ rows }: { rows: readonly RegisterRow[] }) {
  const [, setMarks] = useState(0);
  return (
    <Register
      label="Attendance"
      days={registerDays.map((day) => ({ ...day }))}
      rows={rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell && { ...cell }) }))}
      onMark={() => setMarks((marks) => marks + 1)}
      onMarkDay={calls.day}
      onNotes={calls.notes}
      onUndo={calls.undo}
    />
  );
}

test('a row is drawn again only when something of its own changed', async () => {
  const nobody = <Counted />;
  const rows = registerRows.map((row) => (row.number === 8 ? { ...row, nobody } : row));
  show(<MadeAnew rows={rows} />);
  const first = drawn.mock.calls.length;
  focus('Chloe Whitaker, day 1: none');
  await userEvent.keyboard('f');
  expect(drawn.mock.calls.length).toBe(first);
});
