import { type MouseEvent, type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { openerOf } from '../popup/openers.ts';

/** Opens a dialog above the page, which is inert meanwhile; closing gives the focus back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    // A popup closes when the focus leaves it.
    const opener = openerOf(before);
    // Where modal dialogs are missing (jsdom) it is at least open.
    if ('showModal' in element) element.showModal();
    else dialog.current?.setAttribute('open', '');
    // The first field, unless something safer asks for the focus; the browser alone would choose the close button.
    const asked = element.querySelector<HTMLElement>('[data-autofocus]');
    const first = asked ?? element.querySelector<HTMLElement>('input, select, textarea');
    // What asks for it is in sight, below what is to be read first, however long that is.
    first?.focus({ preventScroll: asked !== null });
    return () => {
      if ('close' in element) element.close();
      giveFocusBack(before?.isConnected ? before : (opener ?? before));
    };
  }, [dialog]);
}

/**
 * Closes a dialog whose opener goes with what was done, now or once the answer is drawn: the focus goes to the title of the screen.
 *
 * @param close takes the dialog away.
 */
export function closeToTitle(close: () => void): void {
  // As long as the dialog stands, all else is inert.
  flushSync(close);
  focusTitle();
}

/** Whether a press was beside the dialog. */
export function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < box.left || x > box.right || y < box.top || y > box.bottom);
}

/** To what it was opened from; to the title of the screen where that has gone with what was done (a draft's 'Confirm'). */
function giveFocusBack(to: Element | null): void {
  if (to instanceof HTMLElement) to.focus();
  // Once React has taken away what goes with the dialog, before the next paint.
  queueMicrotask(() => {
    if (isFocusLost()) focusTitle();
    else if (to && document.activeElement === to) watchOver(to);
  });
}

/** An answer that comes after the dialog may take away what opened it, such as the row that was deleted. */
function watchOver(opener: Element): void {
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
