import { type RefObject, useLayoutEffect, useState } from 'react';

/** The distance to the focused element. */
const GAP = 8;

/**
 * Returns the distance in pixels from the bottom of the window at which an element over a dialog does not cover the focused
 * element (WCAG 2.4.11).
 *
 * @param host the element that lies over a dialog.
 * @param count the number of notices over a dialog. In the frame they have a place of their own, so there it is 0.
 */
export function useClearPlace(host: RefObject<HTMLElement | null>, count: number): number {
  const [bottom, setBottom] = useState(0);

  // Also runs when `count` changes, because one more notice may reach the focused element.
  useLayoutEffect(() => {
    if (count === 0) return;
    const place = () => host.current && setBottom(clearBottom(host.current));
    place();
    // The browser scrolls a focused element into view before the next frame.
    let frame = 0;
    const nextFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    document.addEventListener('focusin', nextFrame);
    window.addEventListener('resize', nextFrame);
    return () => {
      document.removeEventListener('focusin', nextFrame);
      window.removeEventListener('resize', nextFrame);
      cancelAnimationFrame(frame);
    };
  }, [count, host]);
  return bottom;
}

function clearBottom(host: HTMLElement): number {
  const focused = document.activeElement;
  if (!focused || host.contains(focused)) return 0;
  const { top, bottom, height: focusedHeight } = focused.getBoundingClientRect();
  const { height } = host.getBoundingClientRect();
  // An element as high as half the window, such as the dialog itself, cannot be avoided.
  const covers = focusedHeight < innerHeight / 2 && bottom > innerHeight - height && top < innerHeight;
  const above = innerHeight - top + GAP;
  return covers && above + height <= innerHeight ? above : 0;
}
