import { type RefObject, useLayoutEffect, useState } from 'react';

/** The distance to the edge of the window, and to what is not covered. */
const GAP = 16;

/**
 * Returns the distance in pixels from the bottom of the window at which an element covers neither a foot, which is marked
 * with `data-foot`, nor the focused element (WCAG 2.4.11). A foot is a pager, a banner, or the editor of a conversation.
 * The element never moves up over the screen's title.
 *
 * @param host the element that floats above the page.
 * @param count the number of notices in it.
 */
export function useClearPlace(host: RefObject<HTMLElement | null>, count: number): number {
  const [bottom, setBottom] = useState(GAP);

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
    // The banner of a lost connection may come and go while a notice is displayed.
    let feet = findFeet().length;
    const observer = new MutationObserver(() => {
      const { length } = findFeet();
      if (length !== feet) nextFrame();
      feet = length;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', nextFrame);
      window.removeEventListener('resize', nextFrame);
      cancelAnimationFrame(frame);
    };
  }, [count, host]);
  return bottom;
}

const findFeet = () => [...document.querySelectorAll('[data-foot]')];

function clearBottom(host: HTMLElement): number {
  const box = host.getBoundingClientRect();
  const feet = findFeet().map((foot) => foot.getBoundingClientRect());
  const resting = above(feet, box, GAP);
  const focused = focusedBox(host);
  if (!focused) return resting;
  const raised = above([focused], box, resting);
  const title = document.querySelector('[data-page-title]')?.getBoundingClientRect().bottom ?? 0;
  return innerHeight - raised - box.height >= title ? raised : resting;
}

/** Returns the distance from the bottom at which the box is above the obstacles that it would cover. */
function above(obstacles: readonly DOMRect[], { left, right, height }: DOMRect, start: number): number {
  const fromBelow = [...obstacles].sort((one, other) => other.bottom - one.bottom);
  return fromBelow.reduce((bottom, obstacle) => {
    const lower = innerHeight - bottom;
    const covers =
      obstacle.left < right && obstacle.right > left && obstacle.top < lower && obstacle.bottom > lower - height;
    return covers ? innerHeight - obstacle.top + GAP / 2 : bottom;
  }, start);
}

/** An element as high as half the window, such as the page itself, cannot be avoided and does not count. */
function focusedBox(host: HTMLElement): DOMRect | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || host.contains(focused)) return null;
  const box = focused.getBoundingClientRect();
  return box.height < innerHeight / 2 ? box : null;
}
