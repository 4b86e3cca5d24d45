import { Button } from '@console/design-system/button';
import { cutOffRing, findings, show } from '@console/design-system/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerDays, registerRows } from '../testing/registerRows.tsx';
import { calls, cell, focus, focused, forgetCalls, TestRegister } from '../testing/testRegister.tsx';
import { Register } from './Register.tsx';
import type { RegisterRow } from './register.ts';

beforeEach(forgetCalls);
afterEach(async () => {
  await page.viewport(1440, 900);
});

test('the register has a row for each seat and a column for each day, and cells without a name have no marks', async () => {
  show(<TestRegister rows={registerRows} />);
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

test('a register of many days opens at the given day and marks today', async () => {
  const days = Array.from({ length: 30 }, (_, day) => ({
    id: String(day),
    title: `Day ${day + 1}`,
    detail: 'Mon 16 Nov',
    today: day === 17,
  }));
  const rows = registerRows.map((row) => ({ ...row, cells: days.map(() => row.cells[0] ?? null) }));
  show(<TestRegister days={days} rows={rows} opensAt={17} />);
  const today = screen.getByRole('columnheader', { current: 'date' });
  expect(today.textContent).toContain('Day 18');
  const name = screen.getByRole('columnheader', { name: 'Name' });
  expect(today.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().right, 0);
  // It does not scroll back after the user has scrolled.
  const scroll = screen.getByRole('grid').parentElement;
  if (!scroll) throw new Error('The grid has no parent that scrolls.');
  scroll.scrollLeft = 0;
  await page.viewport(1280, 900);
  expect(scroll.scrollLeft).toBe(0);
});

test('axe finds nothing in both themes, also when the register is locked', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    show(
      <>
        <TestRegister rows={registerRows} />
        <TestRegister rows={registerRows.slice(0, 4)} label="Read" locked />
      </>,
      scheme,
    );
    expect(await findings()).toEqual([]);
  }
});

test('a click marks a cell, and keys continue from there', async () => {
  show(<TestRegister rows={registerRows} />);
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

test('a locked register cannot be marked', async () => {
  show(<TestRegister rows={registerRows} locked />);
  focus('Chloe Whitaker, day 1: none');
  await userEvent.keyboard('f ');
  await userEvent.keyboard('{Shift>}f{/Shift}');
  act(() => within(cell('Zainab Mirza, day 1: none')).getByRole('button', { name: 'Full' }).click());
  expect([calls.mark.mock.calls, calls.day.mock.calls]).toEqual([[], []]);
  expect(screen.queryByRole('button', { name: 'Day 1: all full' })).toBeNull();
});

test('the ring of a button in place of a delegate is whole', () => {
  const head = <Button size="small">Add delegate</Button>;
  show(<TestRegister rows={registerRows.map((row) => (row.number === 8 ? { ...row, head } : row))} />);
  expect(cutOffRing(screen.getByRole('button', { name: 'Add delegate' }))).toEqual([]);
});

test('targets are at least 24 px, and on a phone the names stay in place while the days scroll', async () => {
  await page.viewport(390, 1600);
  show(<TestRegister rows={registerRows} />);
  // The browser does not lay out rows out of view, and at first no row was in view.
  const buttons = screen.getAllByRole('button');
  await waitFor(() => expect(buttons.filter((each) => each.getBoundingClientRect().height === 0)).toEqual([]));
  for (const button of buttons) {
    const { width, height } = button.getBoundingClientRect();
    expect.soft(Math.min(width, height), button.getAttribute('aria-label') ?? '').toBeGreaterThanOrEqual(24);
  }
  const scroll = screen.getByRole('grid').parentElement;
  const name = screen.getByText('Chloe Whitaker');
  const before = name.getBoundingClientRect().left;
  act(() => void scroll?.scrollTo({ left: 10_000 }));
  expect(scroll?.scrollLeft).toBeGreaterThan(100);
  expect(name.getBoundingClientRect().left).toBe(before);
  // A focused cell is not under the names.
  focus('Chloe Whitaker, day 1: none');
  const control = cell('Chloe Whitaker, day 1: none').querySelector('[data-control]');
  const names = name.closest('th')?.getBoundingClientRect().right ?? 0;
  expect(control?.getBoundingClientRect().left).toBeGreaterThanOrEqual(names);
  // A line at the edge of the names shows where a day continues below them.
  for (const each of [name.closest('th'), screen.getByRole('columnheader', { name: 'Name' })]) {
    expect(each && getComputedStyle(each).boxShadow).toMatch(/ 1px 0px 0px 0px$/);
  }
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await findings()).toEqual([]);
});

test('in a narrow place the company moves below the name, then the words disappear', async () => {
  show(
    <div id="room" style={{ width: '866px' }}>
      <TestRegister rows={registerRows} />
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
  cells: registerDays.map(() => ({ mark: 'none', notes: null, unsaved: false }) as const),
}));

test('with 500 rows, a key reaches the last one below the sticky head', async () => {
  show(<TestRegister rows={many} />);
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

/** Passes new objects at every render, as reading from a store does. */
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

test('a row renders again only when its own content changed', async () => {
  const head = <Counted />;
  const rows = registerRows.map((row) => (row.number === 8 ? { ...row, head } : row));
  show(<MadeAnew rows={rows} />);
  const first = drawn.mock.calls.length;
  focus('Chloe Whitaker, day 1: none');
  await userEvent.keyboard('f');
  expect(drawn.mock.calls.length).toBe(first);
});
