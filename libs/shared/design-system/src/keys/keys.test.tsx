import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchBox } from '../filter-bar/index.ts';
import { show } from '../testing/show.tsx';
import { isSingleKey, letterOf, singleKeys } from './index.ts';

let taken: string[] = [];
const listen = (event: KeyboardEvent) => void (isSingleKey(event) && taken.push(event.key));

beforeEach(() => {
  taken = [];
  document.addEventListener('keydown', listen);
});

afterEach(() => {
  document.removeEventListener('keydown', listen);
  singleKeys.set(true);
});

test('single letters and signs are shortcuts where no element uses them', async () => {
  show(
    <>
      <button type="button">A button</button>
      <input type="checkbox" aria-label="A row" />
    </>,
  );
  await userEvent.keyboard('g?');
  screen.getByRole('button').focus();
  await userEvent.keyboard('b');
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard('c');
  expect(taken).toEqual(['g', '?', 'b', 'c']);
  await userEvent.keyboard('{Control>}g{/Control}{Alt>}g{/Alt}{Meta>}g{/Meta}{Enter} ');
  expect(taken).toEqual(['g', '?', 'b', 'c']);
});

test.each([
  ['an input', <input key="x" aria-label="x" data-target />],
  ['a text area', <textarea key="x" aria-label="x" data-target />],
  ['a choice', <select key="x" aria-label="x" data-target />],
  ['rich text', <div key="x" contentEditable suppressContentEditableWarning data-target />],
  [
    'a menu',
    <div key="x" role="menu">
      <button type="button" role="menuitem" data-target>
        Item
      </button>
    </div>,
  ],
  ['a list that is searched by typing', <div key="x" role="listbox" tabIndex={0} aria-label="x" data-target />],
  [
    'a dialog',
    <dialog key="x" open>
      <button type="button" data-target>
        Close
      </button>
    </dialog>,
  ],
])('letters in %s are no shortcuts', async (_, element) => {
  show(element);
  document.querySelector<HTMLElement>('[data-target]')?.focus();
  await userEvent.keyboard('g?');
  expect(taken).toEqual([]);
});

test('letters are no shortcuts while a dialog is open, wherever the focus is', async () => {
  show(<dialog open>Not focused</dialog>);
  await userEvent.keyboard('g');
  expect(taken).toEqual([]);
});

test('a key that another listener handled is no shortcut', async () => {
  const take = (event: KeyboardEvent) => event.preventDefault();
  document.addEventListener('keydown', take, { capture: true });
  await userEvent.keyboard('g');
  document.removeEventListener('keydown', take, { capture: true });
  expect(taken).toEqual([]);
});

test('when shortcuts are switched off in one tab, no tab has them, and the search box hides its hint', async () => {
  show(<SearchBox placeholder="Filter" value="" onChange={() => {}} />);
  const box = screen.getByRole('searchbox');
  expect([box.getAttribute('aria-keyshortcuts'), screen.queryByText('/') !== null]).toEqual(['/', true]);
  // Another tab has changed the setting.
  localStorage.setItem('console.single-keys', 'off');
  dispatchEvent(new StorageEvent('storage', { key: 'console.single-keys' }));
  await expect.poll(() => box.getAttribute('aria-keyshortcuts')).toBeNull();
  expect(screen.queryByText('/')).toBeNull();
  await userEvent.keyboard('g/');
  expect(taken).toEqual([]);
  expect(document.activeElement).not.toBe(box);
  singleKeys.set(true);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box);
});

test.each([
  ['K', 'KeyK', 'k'],
  // The key has another place than on an English keyboard. The letter that it types counts.
  ['z', 'KeyY', 'z'],
  [';', 'KeyZ', ';'],
  ['ö', 'Semicolon', 'ö'],
  ['л', 'KeyK', 'k'],
  ['Κ', 'KeyK', 'k'],
  ['Escape', 'Escape', 'escape'],
  ['?', '', '?'],
])('the key %s at the place %s is the letter %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});

test.each(['Enter', 'Escape'])('%s reaches nothing while an input method composes', (key) => {
  const pressed: string[] = [];
  show(<input aria-label="Name" onKeyDown={(event) => pressed.push(event.key)} />);
  const onWindow = () => pressed.push('shortcut');
  window.addEventListener('keydown', onWindow, { capture: true });
  const input = screen.getByRole('textbox');
  fireEvent.keyDown(input, { key, isComposing: true });
  fireEvent.keyDown(input, { key, keyCode: 229 });
  expect(pressed).toEqual([]);
  fireEvent.keyDown(input, { key });
  expect(pressed).toEqual(['shortcut', key]);
  window.removeEventListener('keydown', onWindow, { capture: true });
});
