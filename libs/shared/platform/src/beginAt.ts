const STILL_FRAMES = 10;

/** What a user does to scroll. */
const INPUTS = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Scrolls to an element, and again on later frames while it moves within its scroll area: cards out of sight have an estimated height,
 * and get their own when they come into sight. It stops when the element stands still, when the user does anything, when something else
 * scrolls the area, or by the signal.
 *
 * @param start an element in a scroll area, which has `data-scroll-area`.
 */
export function beginAt(start: Element, signal: AbortSignal): void {
  const area = start.closest('[data-scroll-area]');
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  for (const input of INPUTS) addEventListener(input, stop, { capture: true, passive: true, signal: stopped.signal });
  signal.addEventListener('abort', stop, { signal: stopped.signal });

  const scrolled = () => area?.scrollTop ?? 0;
  /** Where the element stands in the content. Scrolling does not change it. */
  const place = () => start.getBoundingClientRect().top + scrolled();
  let at = Number.NaN;
  let top = scrolled();
  let still = 0;
  const show = () => {
    if (signal.aborted || stopped.signal.aborted) return;
    const same = Math.abs(place() - at) <= 1;
    if (same && Math.abs(scrolled() - top) > 1) return stop();
    if (same) still += 1;
    else {
      start.scrollIntoView();
      still = 0;
      at = place();
      top = scrolled();
    }
    if (still < STILL_FRAMES) requestAnimationFrame(show);
    else stop();
  };
  show();
}
