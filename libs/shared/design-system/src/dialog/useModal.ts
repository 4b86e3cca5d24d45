import { type MouseEvent, type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { openerOf } from '../popup/openers.ts';
import { noteModal } from './openModals.ts';

const REQUIRED = 'input:required, select:required, textarea:required, [aria-required=true]';

/** Opens a dialog as a modal above the inert page. Closing returns the focus to the opener. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    // A popup closes when it loses the focus. So this also remembers the button that opened the popup.
    const opener = openerOf(before);
    // jsdom has no modal dialogs, so there the dialog is only opened.
    if ('showModal' in element) element.showModal();
    else dialog.current?.setAttribute('open', '');
    // Focuses the element with `data-autofocus`, unless a field must be filled in first. Without that element, focuses the
    // first field. The browser would choose the close button.
    const asked = element.querySelector<HTMLElement>('[data-autofocus]');
    const needed = asked && element.querySelector<HTMLElement>(REQUIRED);
    const first = needed ?? asked ?? element.querySelector<HTMLElement>('input, select, textarea');
    // An element with `data-autofocus` is in the foot, which is always in view. Scrolling to it would hide the start of
    // a long dialog.
    first?.focus({ preventScroll: asked !== null && needed === null });
    const forget = noteModal(element);
    return () => {
      forget();
      if ('close' in element) element.close();
      returnFocus(before?.isConnected ? before : (opener ?? before));
    };
  }, [dialog]);
}

/**
 * Closes a dialog whose opener the action removes, at once or when the answer arrives. The focus moves to the title
 * of the screen.
 *
 * @param close removes the dialog.
 */
export function closeAndFocusTitle(close: () => void): void {
  // Everything outside the dialog is inert until it closes, so it must close before the focus can move.
  flushSync(close);
  focusTitle();
}

/** Tells whether a click was beside the dialog. */
export function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < box.left || x > box.right || y < box.top || y > box.bottom);
}

/** Focuses the opener, or the title of the screen if the action removed the opener (a draft's 'Confirm'). */
function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement) to.focus();
  // Runs after React has removed the opener, and before the next paint.
  queueMicrotask(() => {
    if (isFocusLost()) focusTitle();
    else if (to && document.activeElement === to) focusTitleWhenRemoved(to);
  });
}

/** An answer that arrives after the dialog closed may remove the opener, such as a deleted row. */
function focusTitleWhenRemoved(opener: Element): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    end();
    if (isFocusLost()) focusTitle();
  });
  function end() {
    observer.disconnect();
    document.removeEventListener('focusin', end);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', end);
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

function focusTitle(): void {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus();
}
