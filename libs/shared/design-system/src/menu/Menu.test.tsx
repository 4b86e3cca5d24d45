import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { findings, show } from '../testing/show.tsx';
import { Menu, MenuDivider, MenuItem, MenuLink } from './index.ts';

const deleted = vi.fn();

function Actions() {
  return (
    <Menu label="More actions" trigger={(props) => <Button {...props}>More</Button>}>
      <MenuItem onSelect={() => undefined}>Edit</MenuItem>
      <MenuLink to="#badges">Open</MenuLink>
      <MenuDivider />
      <MenuItem onSelect={deleted} danger>
        Delete
      </MenuItem>
    </Menu>
  );
}

/** Opens the dialog while the menu is open. */
let openDialog: (open: boolean) => void = () => {};

function ScreenWithDialog() {
  const [open, setOpen] = useState(false);
  openDialog = setOpen;
  return (
    <>
      <Actions />
      <Dialog open={open} title="From elsewhere" actions={null} onClose={() => setOpen(false)}>
        Something
      </Dialog>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('keys open the menu, move through it, find an item by letter and close it', async () => {
  show(<Actions />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Edit');
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Edit');
  await userEvent.keyboard('o');
  expect(focused()).toBe('Open');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('More');
});

test('a choice closes the menu and runs once', async () => {
  show(<Actions />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(deleted).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an impossible action can be focused, does nothing, and says why in sight and to screen readers', async () => {
  const chosen = vi.fn();
  const reason = 'Only a draft can be deleted. This booking can be canceled instead.';
  show(
    <Menu label="More actions" trigger={(props) => <Button {...props}>More</Button>}>
      <MenuItem onSelect={() => undefined}>Edit</MenuItem>
      <MenuItem onSelect={chosen} refusal={reason} danger>
        Delete
      </MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  const item = screen.getByRole('menuitem', { name: 'Delete', description: reason });
  expect(document.activeElement).toBe(item);
  expect(item.getAttribute('aria-disabled')).toBe('true');
  screen.getByText(reason);
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(item);
  const look = () => getComputedStyle(item).color;
  const before = look();
  await userEvent.hover(item);
  expect(look()).toBe(before);
  expect(before).not.toBe(getComputedStyle(screen.getByRole('menuitem', { name: 'Edit' })).color);
});

test('key combinations still belong to the browser, even when an item begins with that letter', async () => {
  show(<Actions />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    const press = new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true, ...held });
    act(() => void document.activeElement?.dispatchEvent(press));
    expect(press.defaultPrevented).toBe(false);
    expect(focused()).toBe('Edit');
  }
});

test("a dialog that opens while the menu is open returns the focus to the menu's button", async () => {
  show(<ScreenWithDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  act(() => openDialog(true));
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('More');
});

function ActionsInDialog() {
  return (
    <Dialog open title="Items" actions={null} onClose={() => undefined}>
      <Actions />
    </Dialog>
  );
}

const places = [
  ['on the page', Actions],
  ['inside a dialog', ActionsInDialog],
] as const;

test.each(places)('%s, the arrow keys open the menu at its first or last item', async (_, Place) => {
  show(<Place />);
  const button = screen.getByRole('button', { name: 'More' });
  act(() => button.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Edit');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
  expect(await findings()).toEqual([]);
});

test.each(places)('%s, a link closes the menu, by pointer and by key', async (_, Place) => {
  show(<Place />);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Open' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(location.hash).toBe('#badges');
  location.hash = '';
  await userEvent.click(button);
  await userEvent.keyboard('o{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(location.hash).toBe('#badges');
});
