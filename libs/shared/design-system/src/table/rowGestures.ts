import type { MouseEvent } from 'react';

/**
 * Turns a click on a row, outside its links and controls, into a click on the element marked `data-row-press`, or on
 * the first link when there is none. Ctrl, ⌘ and Shift are passed on.
 */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  const target = event.target;
  if (!(target instanceof Element) || target.closest('a, button, input, select, label, th')) return;
  // A user who selects text to copy it does not want to open the record.
  if (window.getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const row = target.closest('tr');
  const pressed = row?.querySelector('[data-row-press]') ?? row?.querySelector('a[href]');
  pressed?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** Gives a cell whose text is cut a tooltip with the whole text, when the pointer enters it. A dialog that the cell opened is not its text. */
export function showCutText(event: MouseEvent<HTMLElement>): void {
  const closest = event.target instanceof Element ? event.target.closest<HTMLElement>('td, dialog') : null;
  const cell = closest instanceof HTMLTableCellElement ? closest : null;
  if (!cell) return;
  const cut = [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0,
  );
  if (cut) cell.title = textBesideDialogs(cell);
  else cell.removeAttribute('title');
}

const textBesideDialogs = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => !(node instanceof HTMLDialogElement))
    .map((node) => (node instanceof Element ? textBesideDialogs(node) : (node.textContent ?? '')))
    .join('');
