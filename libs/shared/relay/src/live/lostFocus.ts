/**
 * Keeps the focus when another user's deletion removes the focused element. The focus then moves to the screen's title.
 * Without it, the keyboard would start at the top of the window and a screen reader would say nothing.
 *
 * @returns a function to call after the screen has rendered the change.
 */
export function mindFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (!before || before.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  };
}
