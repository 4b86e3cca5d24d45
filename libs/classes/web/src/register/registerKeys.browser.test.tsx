import { singleKeys } from '@console/design-system/keys';
import { show } from '@console/design-system/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerRows } from '../testing/registerRows.tsx';
import { calls, focus, focused, forgetCalls, TestRegister } from '../testing/testRegister.tsx';

beforeEach(forgetCalls);
afterEach(() => singleKeys.set(true));

test('F, P and N mark a cell and move to the next delegate, skipping seats without a name', async () => {
  show(<TestRegister rows={registerRows} />);
  focus('Chloe Whitaker, day 1: none');
  await userEvent.keyboard('f');
  expect(focused()).toBe('Zainab Mirza, day 1: none');
  await userEvent.keyboard('p');
  expect(focused()).toBe('Zainab Mirza, day 1: partial');
  await userEvent.keyboard('n');
  expect(calls.mark.mock.calls).toEqual([
    [{ row: 4, day: 0 }, 'full'],
    [{ row: 6, day: 0 }, 'partial'],
    [{ row: 6, day: 0 }, 'none'],
  ]);
});

test('the foot says that a letter moves on, so that nobody is skipped with the arrow', () => {
  show(<TestRegister rows={registerRows} />);
  screen.getByText('and on to the next delegate');
  expect(screen.queryByText('next delegate')).toBeNull();
});

test('marking a cell with the mark that it already has only moves on', async () => {
  show(<TestRegister rows={registerRows} />);
  focus('Amelia Hughes, day 1: full');
  await userEvent.keyboard('f');
  expect([focused(), calls.mark.mock.calls]).toEqual(['Idris Khan, day 1: full', []]);
});

test('a held key marks only one delegate, but held arrows keep moving', async () => {
  show(<TestRegister rows={registerRows} />);
  focus('Chloe Whitaker, day 2: none');
  await userEvent.keyboard('{f>5/}');
  expect(calls.mark).toHaveBeenCalledTimes(1);
  expect(focused()).toBe('Zainab Mirza, day 2: none');
  await userEvent.keyboard('{Control>}{z>4/}{/Control}');
  expect(calls.undo).toHaveBeenCalledTimes(1);
  focus('Amelia Hughes, day 1: full');
  await userEvent.keyboard('{ArrowDown>2/}');
  expect(focused()).not.toMatch(/^(Amelia|Idris)/);
});

test('arrows, Home and End move between cells', async () => {
  show(<TestRegister rows={registerRows} />);
  focus('Chloe Whitaker, day 2: none');
  const steps = [
    ['{ArrowDown}', 'Zainab Mirza, day 2: none'],
    ['{ArrowDown}', 'Zainab Mirza, day 2: none'],
    ['{ArrowRight}', 'Zainab Mirza, day 3: none'],
    ['{Home}', 'Zainab Mirza, day 1: none'],
    ['{End}', 'Zainab Mirza, day 3: none'],
    ['{ArrowLeft}', 'Zainab Mirza, day 2: none'],
    ['{ArrowUp}', 'Chloe Whitaker, day 2: none'],
    ['{Control>}{Home}{/Control}', 'Amelia Hughes, day 1: full'],
    ['{Control>}{End}{/Control}', 'Zainab Mirza, day 3: none'],
  ] as const;
  for (const [keys, name] of steps) {
    await userEvent.keyboard(keys);
    expect(focused()).toBe(name);
  }
  expect(calls.mark).not.toHaveBeenCalled();
});

test('Shift+F marks the whole day, Enter opens the notes, Ctrl+Z undoes, Space switches to the next mark', async () => {
  show(<TestRegister rows={registerRows} />);
  focus('Chloe Whitaker, day 2: none');
  await userEvent.keyboard('{Shift>}f{/Shift}');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([calls.day.mock.calls, calls.notes.mock.calls, calls.undo.mock.calls]).toEqual([
    [[1]],
    [[{ row: 4, day: 1 }]],
    [[]],
  ]);
  await userEvent.keyboard('   ');
  expect(calls.mark.mock.calls.map(([, mark]) => mark)).toEqual(['partial', 'full', 'none']);
  expect(focused()).toBe('Chloe Whitaker, day 2: none');
});

test('each cell is one Tab stop, after the heads of the days', async () => {
  show(<TestRegister rows={registerRows.slice(0, 2)} />);
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 9; stop += 1) {
    await userEvent.keyboard('{Tab}');
    stops.push(focused());
  }
  expect(stops).toEqual([
    'Day 1: all full',
    'Day 2: all full',
    'Day 3: all full',
    'Amelia Hughes, day 1: full',
    'Amelia Hughes, day 2: full',
    'Amelia Hughes, day 3: none',
    'Idris Khan, day 1: full',
    'Idris Khan, day 2: none',
    'Idris Khan, day 3: none',
  ]);
  const ring = getComputedStyle(document.activeElement?.querySelector('[data-control]') ?? document.body);
  expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '2px']);
});

test('a letter pressed elsewhere on the screen focuses the first unmarked delegate and marks nobody', async () => {
  show(
    <>
      <input aria-label="Search" />
      <button type="button">Elsewhere</button>
      <TestRegister rows={registerRows} />
    </>,
  );
  act(() => screen.getByRole('textbox').focus());
  await userEvent.keyboard('f');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  await userEvent.keyboard('f');
  expect([focused(), calls.mark.mock.calls]).toEqual(['Chloe Whitaker, day 1: none', []]);
});

test('with shortcuts switched off, Space marks, and the foot says so', async () => {
  singleKeys.set(false);
  show(<TestRegister rows={registerRows} />);
  focus('Chloe Whitaker, day 1: none');
  await userEvent.keyboard('f');
  await userEvent.keyboard('{Shift>}f{/Shift}');
  expect([calls.mark.mock.calls, calls.day.mock.calls]).toEqual([[], []]);
  await userEvent.keyboard(' ');
  expect(calls.mark).toHaveBeenCalledWith({ row: 4, day: 0 }, 'partial');
  screen.getByText('next mark');
  expect(screen.queryByText('whole day full')).toBeNull();
});

/** Sends a key as a keyboard with another alphabet or with Caps Lock does. */
const press = (key: string, code: string, held: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...held });

test('the same keys work with Caps Lock and on a keyboard without Latin letters', () => {
  show(<TestRegister rows={registerRows} />);
  focus('Chloe Whitaker, day 2: none');
  press('F', 'KeyF');
  expect([focused(), calls.mark.mock.lastCall]).toEqual(['Zainab Mirza, day 2: none', [{ row: 4, day: 1 }, 'full']]);
  press('а', 'KeyF', { repeat: true });
  press('я', 'KeyZ', { ctrlKey: true, repeat: true });
  expect([calls.mark.mock.calls.length, calls.undo.mock.calls.length]).toEqual([1, 0]);
  press('з', 'KeyP');
  expect(calls.mark.mock.lastCall).toEqual([{ row: 6, day: 1 }, 'partial']);
  press('я', 'KeyZ', { ctrlKey: true });
  press('А', 'KeyF', { shiftKey: true });
  expect([calls.undo.mock.calls, calls.day.mock.calls]).toEqual([[[]], [[1]]]);
});

test.each([
  ['F', 'with Caps Lock'],
  ['а', 'of a Russian keyboard'],
  ['φ', 'of a Greek keyboard'],
])('%s %s leads into the register from elsewhere', (key) => {
  show(<TestRegister rows={registerRows} />);
  press(key.toUpperCase(), 'KeyF', { shiftKey: true });
  expect(focused()).toBeNull();
  press(key, 'KeyF');
  expect([focused(), calls.mark.mock.calls]).toEqual(['Chloe Whitaker, day 1: none', []]);
});
