import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import { Palette, type PaletteGroup } from './index.ts';

const references: PaletteGroup = {
  label: 'References',
  items: [
    { id: 'bookings/1', badge: 'Booking', reference: 'BK-10482', title: 'Leadership Essentials' },
    { id: 'tickets/1', badge: 'Ticket', reference: 'TK-5001', title: 'Lost', note: 'not open to you', disabled: true },
    { id: 'classes/1', badge: 'Class', reference: 'TC-20871', title: 'Essentials of İstanbul' },
  ],
};
const commands: PaletteGroup = { label: 'Commands', items: [{ id: 'go', title: 'Go to Classes', keys: ['g', 'c'] }] };

const onChoose = vi.fn();
const onEnterEarly = vi.fn();

afterEach(async () => {
  onChoose.mockClear();
  onEnterEarly.mockClear();
  await page.viewport(1440, 900);
});

/** Adds groups while the palette is open. */
let addGroups: (groups: readonly PaletteGroup[]) => void = () => {};

interface OpenedProps {
  readonly groups: readonly PaletteGroup[];
  readonly words?: readonly string[];
  readonly typed?: string;
}

function Opened({ groups: first, words = [], typed = '' }: OpenedProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(typed);
  const [groups, setGroups] = useState(first);
  addGroups = setGroups;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      {open && (
        <Palette
          label="Search references"
          text={text}
          onText={setText}
          words={words}
          groups={groups}
          announced="3 references, 1 command"
          onClose={() => setOpen(false)}
          onChoose={onChoose}
          onEnterEarly={onEnterEarly}
        />
      )}
    </>
  );
}

async function open(groups: readonly PaletteGroup[] = [references, commands], words?: readonly string[]) {
  show(<Opened groups={groups} {...(words && { words })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return { input: screen.getByRole('combobox', { name: 'Search references' }) };
}

/** The text of the active option. */
function active(): string | undefined {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  expect(screen.queryAllByRole('option', { selected: true })).toEqual(option ? [option] : []);
  return option?.textContent ?? undefined;
}

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open palette, ${scheme}`, async () => {
    show(<Opened groups={[references, commands]} words={['essentials']} />, scheme);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await findings()).toEqual([]);
  });
}

test('the palette is 680 wide, focuses its input, and announces its groups and their size', async () => {
  const { input } = await open();
  expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(680);
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'References' }).querySelectorAll('[role=option]')).toHaveLength(3);
  expect(screen.getByText('3 references, 1 command').getAttribute('aria-live')).toBe('polite');
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-posinset'))).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
});

test('typing continues the text that was typed before the palette opened', async () => {
  show(<Opened groups={[]} typed="104" />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.keyboard('79');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('10479');
});

test('arrows move through all groups and wrap around, Page Up and Page Down go to the ends', async () => {
  await open();
  expect(active()).toContain('BK-10482');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toContain('Go to Classes');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toContain('BK-10482');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toContain('Go to Classes');
  await userEvent.keyboard('{PageUp}');
  expect(active()).toContain('BK-10482');
  await userEvent.keyboard('{PageDown}');
  expect(active()).toContain('Go to Classes');
});

test('Enter chooses the first item, and with Ctrl or ⌘ opens it in a new tab', async () => {
  await open();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith(references.items[0], { newTab: false, picked: false });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onChoose).toHaveBeenLastCalledWith(references.items[0], { newTab: true, picked: false });
  await userEvent.keyboard('{ArrowUp}{Meta>}{Enter}{/Meta}');
  expect(onChoose).toHaveBeenLastCalledWith(commands.items[0], { newTab: true, picked: true });
});

test('a disabled item can be read and does nothing', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(active()).toContain('not open to you');
  expect(screen.getByRole('option', { name: /TK-5001/ }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('option', { name: /TK-5001/ }));
  expect(onChoose).not.toHaveBeenCalled();
});

test('a click chooses an item, and with Ctrl or the middle button opens it in a new tab', async () => {
  const { input } = await open();
  const option = screen.getByRole('option', { name: /TC-20871/ });
  await userEvent.hover(option);
  expect(active()).toContain('TC-20871');
  await userEvent.click(option);
  expect(onChoose).toHaveBeenLastCalledWith(references.items[2], { newTab: false, picked: true });
  fireEvent.click(option, { ctrlKey: true });
  expect(onChoose).toHaveBeenLastCalledWith(references.items[2], { newTab: true, picked: true });
  fireEvent(option, new MouseEvent('auxclick', { button: 1, bubbles: true }));
  expect(onChoose).toHaveBeenLastCalledWith(references.items[2], { newTab: true, picked: true });
  expect(document.activeElement).toBe(input);
});

test('the chosen item stays chosen when others arrive before it, until the user types again', async () => {
  await open([commands]);
  await userEvent.keyboard('{ArrowDown}');
  act(() => addGroups([references, commands]));
  expect(active()).toContain('Go to Classes');
  await userEvent.keyboard('x');
  expect(active()).toContain('BK-10482');
});

test('Enter before there are items calls onEnterEarly', async () => {
  const { input } = await open([{ label: 'References', items: [], message: 'Looking…' }]);
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('Looking…')).toBeTruthy();
  await userEvent.keyboard('10482{Enter}');
  expect(onEnterEarly).toHaveBeenCalledWith({ newTab: false, picked: false });
  expect(await findings()).toEqual([]);
});

test('Enter that ends an input composition chooses nothing', async () => {
  const { input } = await open();
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
});

test('Escape and a click outside close the palette, and the focus returns', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Search');
  await open();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the close button works by touch and by keyboard', async () => {
  await page.viewport(390, 480);
  await open();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

test('search words are highlighted in any case and with any accent, and never at a wrong place', async () => {
  await open([references], ['essentials', 'istanbul', 'bk-10482']);
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['BK-10482', 'Essentials', 'Essentials', 'İstanbul']);
  expect(screen.getByRole('option', { name: /İstanbul/ }).textContent).toContain('Essentials of İstanbul');
});

test('the active option is in view, for any number of options and any window height', async () => {
  await page.viewport(390, 480);
  const many = Array.from({ length: 20 }, (_, at) => ({
    id: `bookings/${at}`,
    badge: 'Purchase Order',
    reference: `PO-${30_000 + at}`,
    title: 'A long title that has no room beside all the rest on a telephone',
  }));
  await open([{ label: 'References', items: many }]);
  for (const keys of ['{ArrowUp}', '{ArrowDown}', '{PageDown}']) {
    await userEvent.keyboard(keys);
    const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    const row = document.getElementById(id)?.getBoundingClientRect();
    const dialog = screen.getByRole('dialog').getBoundingClientRect();
    expect(row && row.top >= dialog.top + 50 && row.bottom <= dialog.bottom).toBe(true);
  }
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await findings()).toEqual([]);
});
