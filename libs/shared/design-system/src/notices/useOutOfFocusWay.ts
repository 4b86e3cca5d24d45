import { type RefObject, useLayoutEffect, useState } from 'react';

export type Side = 'bottom' | 'top';

/**
 * At which side of the window something stands that lies over the page: at the bottom, and at the other side from the moment that
 * it would cover what has the focus (WCAG 2.4.11), until nothing is left to show.
 *
 * @param count how many notices there are.
 */
export function useOutOfFocusWay(host: RefObject<HTMLElement | null>, count: number): Side {
  const [side, setSide] = useState<Side>('bottom');
  if (count === 0 && side === 'top') setSide('bottom');

  // After every change of the notices too: one more may reach what has the focus.
  useLayoutEffect(() => {
    if (count === 0) return;
    function giveWay() {
      const focused = document.activeElement;
      if (!host.current || !focused || focused === document.body || host.current.contains(focused)) return;
      if (overlap(host.current.getBoundingClientRect(), focused.getBoundingClientRect()))
        setSide((now) => (now === 'bottom' ? 'top' : 'bottom'));
    }
    giveWay();
    // What gets the focus is scrolled into the window before the next frame.
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

/** Whether two boxes of the window share a place. What fills most of it, like the page itself, is never out of the way. */
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
