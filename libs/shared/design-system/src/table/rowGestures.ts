import type { MouseEvent } from 'react';

/**
 * A press on a row, beside its links and controls, presses what is marked `data-row-press`, otherwise its first link, with Ctrl or Shift
 * as they are held.
 */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  const target = event.target;
  if (!(target instanceof Element) || target.closest('a, button, input, label, th')) return;
  // Whoever marks text to copy it does not want to leave.
  if (window.getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const row = target.closest('tr');
  const pressed = row?.querySelector('[data-row-press]') ?? row?.querySelector('a[href]');
  pressed?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** Gives a cell whose text is cut off the whole of it as a tooltip, when the pointer comes over it. */
export function showCutText(event: MouseEvent<HTMLElement>): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td') : null;
  if (!cell) return;
  const cut = [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0,
  );
  if (cut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
