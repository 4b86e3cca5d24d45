import { type RefObject, useLayoutEffect, useState } from 'react';

/** The edge of the window at which notices are shown. */
export type Edge = 'bottom' | 'top';

/**
 * Chooses the edge of the window for an element that floats above the page. It starts at the bottom, and moves to the
 * other edge when it would cover the focused element (WCAG 2.4.11). When the count falls to 0, it returns to the
 * bottom.
 *
 * @param host the element that floats above the page.
 * @param count the number of notices in it.
 */
export function useEdgeAwayFromFocus(host: RefObject<HTMLElement | null>, count: number): Edge {
  const [side, setSide] = useState<Edge>('bottom');
  if (count === 0 && side === 'top') setSide('bottom');

  // Also runs when `count` changes, because one more notice may reach the focused element.
  useLayoutEffect(() => {
    if (count === 0) return;
    function giveWay() {
      const focused = document.activeElement;
      if (!host.current || !focused || focused === document.body || host.current.contains(focused)) return;
      if (overlap(host.current.getBoundingClientRect(), focused.getBoundingClientRect()))
        setSide((now) => (now === 'bottom' ? 'top' : 'bottom'));
    }
    giveWay();
    // The browser scrolls a focused element into view before the next frame.
    let frame = 0;
    const nextFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(giveWay);
    };
    document.addEventListener('focusin', nextFrame);
    return () => {
      document.removeEventListener('focusin', nextFrame);
      cancelAnimationFrame(frame);
    };
  }, [count, host]);
  return side;
}

/**
 * Tells whether the two boxes overlap. An element as high as half the window, such as the page itself, cannot be
 * avoided and does not count.
 */
function overlap(notices: DOMRect, focused: DOMRect): boolean {
  const within = focused.height < window.innerHeight / 2;
  return (
    within &&
    focused.left < notices.right &&
    focused.right > notices.left &&
    focused.top < notices.bottom &&
    focused.bottom > notices.top
  );
}
