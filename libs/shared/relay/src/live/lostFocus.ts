/**
 * What has the focus may go with what somebody else deleted. Then it stands on the screen's title, which says what is there instead: from nowhere a
 * keyboard begins at the top of the window, and a screen reader says nothing.
 *
 * @returns what to do when what has come, or gone, has been drawn.
 */
export function mindFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (!before || before.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  };
}
